import {
  accountElsewhere,
  enabledCoin,
  heldInTheEnd,
  heldOf,
} from '../../fixtures/areas/stablecoins/enabled.ts';
import {
  AMOUNT,
  burn,
  burnBody,
  endedOperation,
  minted,
  operationIn,
  readOperation,
  requireBurned,
  statusIn,
  wholeOf,
} from '../../fixtures/areas/stablecoins/issuance.ts';
import { check, expect, isSuccess, member, type Platform } from '../../fixtures/index.ts';

/** A stablecoin with tokens to burn, and a bank account to be paid on. */
async function tokensToBurn(platform: Platform, amount = '3000') {
  const coin = await enabledCoin(platform);
  const bank = await accountElsewhere(platform, coin);
  await minted(platform, coin, amount);
  return { coin, bank, before: await heldOf(platform, coin) };
}

check.describe('a burn', () => {
  check('of held tokens is accepted', 'STABLECOIN-BURN-001', async ({ platform }) => {
    const { coin, bank } = await tokensToBurn(platform);

    expect(await burn(platform, coin, burnBody(coin, bank))).toBeSuccess();
  });

  check(
    'shows the requested stablecoin, type and amount',
    'STABLECOIN-BURN-002',
    async ({ platform }) => {
      const { coin, bank } = await tokensToBurn(platform);

      const reply = requireBurned(platform, await burn(platform, coin, burnBody(coin, bank)));

      for (const record of [reply.json, await readOperation(platform, operationIn(reply))]) {
        expect(member(record, 'stablecoinId'), 'the stablecoinId of the burn').toBe(coin.id);
        expect(member(record, 'operationType'), 'the operationType of the burn').toBe('BURN');
        expect(member(record, 'amount'), 'the amount of the burn').toBe(AMOUNT);
      }
    },
  );

  check(
    'to a bank account is COMPLETED in the end',
    'STABLECOIN-BURN-003',
    async ({ platform }) => {
      const { coin, bank } = await tokensToBurn(platform);
      const reply = requireBurned(platform, await burn(platform, coin, burnBody(coin, bank)));

      const record = await endedOperation(platform, operationIn(reply));

      expect(statusIn(record), 'the status of the burn').toBe('COMPLETED');
    },
  );

  check('debits the tokens once', 'STABLECOIN-BURN-004', async ({ platform }) => {
    const { coin, bank, before } = await tokensToBurn(platform);

    const reply = requireBurned(platform, await burn(platform, coin, burnBody(coin, bank)));

    await endedOperation(platform, operationIn(reply));
    const expected = { ...before, tokens: before.tokens - wholeOf(AMOUNT) };
    expect(await heldInTheEnd(platform, coin, expected), 'the balance of tokens').toEqual(expected);
  });

  check('of the whole balance is accepted', 'STABLECOIN-BURN-005', async ({ platform }) => {
    const { coin, bank, before } = await tokensToBurn(platform, '2345');
    const amount = '2345';

    const reply = await burn(platform, coin, burnBody(coin, bank, { amount }));

    expect(reply, 'the burn of the whole balance').toBeSuccess();
    await endedOperation(platform, operationIn(reply));
    const expected = { ...before, tokens: 0 };
    expect(await heldInTheEnd(platform, coin, expected), 'the balance of tokens').toEqual(expected);
  });

  check(
    'above the balance returns 400 INSUFFICIENT_FUNDS',
    'STABLECOIN-BURN-006',
    async ({ platform }) => {
      const { coin, bank, before } = await tokensToBurn(platform);

      const reply = await burn(platform, coin, burnBody(coin, bank, { amount: '3001' }));

      expect(reply, 'the burn above the balance').toBeError(400, 'INSUFFICIENT_FUNDS');
      expect(await heldOf(platform, coin), 'the balance of tokens').toEqual(before);
      const control = burnBody(coin, bank, { amount: '3000' });
      expect(await burn(platform, coin, control), 'a burn within the balance').toBeSuccess();
    },
  );

  check(
    'to an account whose number ends in 002 or 003 fails and restores the balance',
    'STABLECOIN-BURN-007',
    async ({ platform }) => {
      const { coin, before } = await tokensToBurn(platform);
      const burnTo = async (suffix: string) => {
        const bank = await accountElsewhere(platform, coin, { kind: 'USD_ACCOUNT', suffix });
        return burn(platform, coin, burnBody(coin, bank));
      };
      const first = requireBurned(platform, await burnTo('003'));

      // A burn that is refused at once takes no tokens either.
      for (const reply of [first, ...[await burnTo('002')].filter(isSuccess)]) {
        const record = await endedOperation(platform, operationIn(reply));

        expect(statusIn(record), 'the status of the burn').toBe('FAILED');
      }
      expect(await heldInTheEnd(platform, coin, before), 'the balance of tokens').toEqual(before);
    },
  );

  check(
    'leaves a balance that equals the minted minus the burned tokens',
    'STABLECOIN-SUPPLY-001',
    async ({ platform }) => {
      const coin = await enabledCoin(platform);
      const bank = await accountElsewhere(platform, coin);
      const { money } = await heldOf(platform, coin);
      let [supply, given] = [0, 0];

      for (const step of [1500, -700, 333, -1133, 42, -2]) {
        const amount = String(Math.abs(step));
        if (step > 0) await minted(platform, coin, amount);
        else requireBurned(platform, await burn(platform, coin, burnBody(coin, bank, { amount })));
        supply += step;
        given += Math.max(step, 0);
        const left = Math.round(money * 100 - given) / 100;
        const expected = { tokens: supply / 100, money: left };
        expect(await heldInTheEnd(platform, coin, expected), 'the balance of tokens').toEqual(
          expected,
        );
      }
    },
  );
});
