import {
  accountElsewhere,
  enabledCoin,
  heldInTheEnd,
  heldOf,
} from '../../fixtures/areas/stablecoins/enabled.ts';
import {
  AMOUNT,
  endedOperation,
  mint,
  mintBody,
  operationIn,
  readOperation,
  requireMinted,
  statusIn,
  wholeOf,
} from '../../fixtures/areas/stablecoins/issuance.ts';
import { check, expect, isSuccess, member, undecided } from '../../fixtures/index.ts';

check.describe('a mint', () => {
  check('of an ENABLED stablecoin is accepted', 'STABLECOIN-MINT-001', async ({ platform }) => {
    const coin = await enabledCoin(platform);

    expect(await mint(platform, coin, mintBody(coin))).toBeSuccess();
  });

  check(
    'shows the requested stablecoin, type and amount',
    'STABLECOIN-MINT-002',
    async ({ platform }) => {
      const coin = await enabledCoin(platform);

      const reply = requireMinted(platform, await mint(platform, coin, mintBody(coin)));

      for (const record of [reply.json, await readOperation(platform, operationIn(reply))]) {
        expect(member(record, 'stablecoinId'), 'the stablecoinId of the mint').toBe(coin.id);
        expect(member(record, 'operationType'), 'the operationType of the mint').toBe('MINT');
        expect(member(record, 'amount'), 'the amount of the mint').toBe(AMOUNT);
      }
    },
  );

  check(
    'from an internal account is COMPLETED in the end',
    'STABLECOIN-MINT-003',
    async ({ platform }) => {
      const coin = await enabledCoin(platform);
      const reply = requireMinted(platform, await mint(platform, coin, mintBody(coin)));

      const record = await endedOperation(platform, operationIn(reply));

      expect(statusIn(record), 'the status of the mint').toBe('COMPLETED');
    },
  );

  check(
    'debits its amount once and credits its tokens once',
    'STABLECOIN-MINT-004',
    async ({ platform }) => {
      const coin = await enabledCoin(platform);
      const before = await heldOf(platform, coin);

      const reply = requireMinted(platform, await mint(platform, coin, mintBody(coin)));

      await endedOperation(platform, operationIn(reply));
      const tokens = before.tokens + wholeOf(AMOUNT);
      const expected = { tokens, money: before.money - wholeOf(AMOUNT) };
      expect(await heldInTheEnd(platform, coin, expected), 'the balance of tokens').toEqual(
        expected,
      );
    },
  );

  check(
    'of the whole balance of the funding account is accepted',
    'STABLECOIN-MINT-005',
    async ({ platform }) => {
      const coin = await enabledCoin(platform);
      const { money, tokens } = await heldOf(platform, coin);
      const amount = String(Math.round(money * 100));

      const reply = await mint(platform, coin, mintBody(coin, { amount }));

      expect(reply, 'the mint of the whole balance').toBeSuccess();
      await endedOperation(platform, operationIn(reply));
      const expected = { tokens: tokens + money, money: 0 };
      expect(await heldInTheEnd(platform, coin, expected), 'the balance of tokens').toEqual(
        expected,
      );
    },
  );

  check(
    'above the balance of the funding account returns 400 INSUFFICIENT_FUNDS',
    'STABLECOIN-MINT-006',
    async ({ platform }) => {
      const coin = await enabledCoin(platform);
      const before = await heldOf(platform, coin);
      const amount = String(Math.round(before.money * 100) + 1);

      const reply = await mint(platform, coin, mintBody(coin, { amount }));

      expect(reply, 'the mint above the balance').toBeError(400, 'INSUFFICIENT_FUNDS');
      expect(await heldOf(platform, coin), 'the balance of tokens').toEqual(before);
      expect(await mint(platform, coin, mintBody(coin)), 'a mint within the balance').toBeSuccess();
    },
  );

  check(
    'from an external account whose number ends in 002 or 003 credits nothing',
    'STABLECOIN-MINT-009',
    async ({ platform }) => {
      const coin = await enabledCoin(platform);
      const before = await heldOf(platform, coin);
      const mintFrom = async (suffix: string, type: string) => {
        const bank = await accountElsewhere(platform, coin, { kind: 'USD_ACCOUNT', suffix });
        const fundingSource = { type, externalAccountId: bank };
        return mint(platform, coin, mintBody(coin, { fundingSource }));
      };
      const first = requireMinted(platform, await mintFrom('002', 'ACH_DEBIT'));
      const others = [
        await mintFrom('003', 'ACH_DEBIT'),
        await mintFrom('002', 'SAME_DAY_ACH_DEBIT'),
      ];

      // What is refused at once credits nothing either.
      for (const reply of [first, ...others.filter(isSuccess)]) {
        const record = await endedOperation(platform, operationIn(reply));
        expect(statusIn(record), 'the status of the mint').toBe('FAILED');
      }
      expect(await heldOf(platform, coin), 'the balance of tokens').toEqual(before);
    },
  );

  check(
    'by wire credits no tokens before the money arrives',
    'STABLECOIN-MINT-007',
    async ({ platform }) => {
      const coin = await enabledCoin(platform);
      const before = await heldOf(platform, coin);
      const body = mintBody(coin, { fundingSource: { type: 'WIRE' } });

      const reply = requireMinted(platform, await mint(platform, coin, body));

      const record = await readOperation(platform, operationIn(reply));
      expect(statusIn(record), 'the status of the mint by wire').toBe('PENDING_FUNDING');
      expect(
        member(record, 'fundingInstructions'),
        'the fundingInstructions of the mint by wire',
      ).toBeInstanceOf(Object);
      expect(await heldOf(platform, coin), 'the balance of tokens').toEqual(before);
    },
  );

  check(
    'of an amount with 16 or 21 digits, if accepted, shows the amount sent',
    'STABLECOIN-MINT-008',
    async ({ platform }) => {
      const coin = await enabledCoin(platform);
      let accepted = 0;

      for (const amount of ['9007199254740993', '123456789012345678901']) {
        const body = mintBody(coin, { amount, fundingSource: { type: 'WIRE' } });
        const reply = await mint(platform, coin, body);

        if (!isSuccess(reply)) continue;
        accepted += 1;
        const record = await readOperation(platform, operationIn(reply));
        expect(member(record, 'amount'), 'the amount of the mint').toBe(amount);
      }
      const plain = await mint(platform, coin, mintBody(coin));
      expect(plain, 'a mint of an ordinary amount').toBeSuccess();
      if (accepted === 0)
        undecided('POST /stablecoins/{stablecoinId}/mints refuses amounts of 16 and of 21 digits');
    },
  );
});
