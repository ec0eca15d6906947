import { accountElsewhere, enabledCoin, heldOf } from '../../fixtures/areas/stablecoins/enabled.ts';
import { decided, inFurtherStatuses } from '../../fixtures/areas/stablecoins/enablement.ts';
import { burn, burnBody, minted } from '../../fixtures/areas/stablecoins/issuance.ts';
import {
  check,
  expect,
  expectUnknown,
  otherPlatform,
  type Platform,
} from '../../fixtures/index.ts';

/** A stablecoin with tokens, and how they are burned with members that win over the usual ones. */
async function burning(platform: Platform) {
  const coin = await enabledCoin(platform);
  const bank = await accountElsewhere(platform, coin);
  await minted(platform, coin);
  const send = (members: Readonly<Record<string, unknown>> = {}) =>
    burn(platform, coin, burnBody(coin, bank, { amount: '500', ...members }));
  return { coin, bank, send, before: await heldOf(platform, coin) };
}

type Burning = Awaited<ReturnType<typeof burning>>;

/** Holds that nothing was burned, and that the same is accepted without what it was refused for. */
async function expectUnburned(platform: Platform, { coin, send, before }: Burning): Promise<void> {
  expect(await heldOf(platform, coin), 'the balance of tokens').toEqual(before);
  expect(await send(), 'the same request without the fault').toBeSuccess();
}

check.describe('a burn', () => {
  check(
    'of an amount that is zero or not a string of digits returns 400',
    'STABLECOIN-BURN-008',
    async ({ platform }) => {
      const made = await burning(platform);

      for (const amount of ['', '-500', '5.5', '5e2', ' 500', 'ten', 500, null, '0']) {
        expect(await made.send({ amount })).toBeError(400, 'INVALID_INPUT');
      }

      await expectUnburned(platform, made);
    },
  );

  for (const [name, row] of [
    ['amount', 'STABLECOIN-BURN-009'],
    ['source', 'STABLECOIN-BURN-010'],
    ['destination', 'STABLECOIN-BURN-011'],
  ] as const) {
    check(`without ${name} returns 400 INVALID_INPUT`, row, async ({ platform }) => {
      const made = await burning(platform);

      expect(await made.send({ [name]: undefined })).toBeError(400, 'INVALID_INPUT');

      await expectUnburned(platform, made);
    });
  }

  check('over an unknown rail returns 400', 'STABLECOIN-BURN-012', async ({ platform }) => {
    const made = await burning(platform);
    const destination = { type: 'EXTERNAL_ACCOUNT', externalAccountId: made.bank, rail: 'PIGEON' };

    expect(await made.send({ destination })).toBeError(400, 'INVALID_INPUT');

    await expectUnburned(platform, made);
  });

  check(
    'from an account in another currency returns STABLECOIN_BURN_SOURCE_NOT_SUPPORTED',
    'STABLECOIN-BURN-013',
    async ({ platform }) => {
      const made = await burning(platform);
      const { accountId } = made.coin.payer;

      const reply = await made.send({ source: { type: 'SERVICE_INTERNAL_ACCOUNT', accountId } });

      expect(reply).toBeError(400, 'STABLECOIN_BURN_SOURCE_NOT_SUPPORTED');
      await expectUnburned(platform, made);
    },
  );

  check(
    'whose source holds another stablecoin returns 400',
    'STABLECOIN-BURN-014',
    async ({ platform }) => {
      const [made, other] = [await burning(platform), await burning(platform)];
      const accountId = other.coin.holder;

      const reply = await made.send({ source: { type: 'SERVICE_INTERNAL_ACCOUNT', accountId } });

      expect(reply).toBeError(400, 'STABLECOIN_BURN_SOURCE_NOT_SUPPORTED');
      expect(
        await heldOf(platform, other.coin),
        "the balance of the other stablecoin's tokens",
      ).toEqual(other.before);
      await expectUnburned(platform, made);
    },
  );

  check(
    'to an unknown external account returns 404',
    'STABLECOIN-BURN-015',
    async ({ platform }) => {
      const made = await burning(platform);

      await expectUnknown(
        made.bank,
        (externalAccountId) => {
          const destination = { type: 'EXTERNAL_ACCOUNT', externalAccountId, rail: 'ACH_CREDIT' };
          return made.send({ destination });
        },
        'STABLECOIN_EXTERNAL_ACCOUNT_NOT_FOUND',
      );
      await expectUnburned(platform, made);
    },
  );

  check(
    'to a crypto wallet over a bank rail returns 400',
    'STABLECOIN-BURN-016',
    async ({ platform }) => {
      const made = await burning(platform);
      const wallet = await accountElsewhere(platform, made.coin, { kind: 'ETHEREUM_WALLET' });
      const over = (rail: string) =>
        made.send({ destination: { type: 'EXTERNAL_ACCOUNT', externalAccountId: wallet, rail } });

      const reply = await over('WIRE');

      expect(reply).toBeError(400, 'STABLECOIN_EXTERNAL_ACCOUNT_NOT_SUPPORTED');
      for (const rail of ['ACH_CREDIT', 'SAME_DAY_ACH_CREDIT', 'RTP_CREDIT'])
        expect(await over(rail), `the burn over ${rail}`).toBeRefused();
      await expectUnburned(platform, made);
    },
  );

  check('of an unknown stablecoin returns 404', 'STABLECOIN-BURN-017', async ({ platform }) => {
    const made = await burning(platform);

    await expectUnknown(made.coin.id, (id) =>
      burn(platform, { id }, burnBody(made.coin, made.bank)),
    );
    await expectUnburned(platform, made);
  });

  check(
    'of a stablecoin that is not provisioned returns 400 STABLECOIN_NOT_PROVISIONED',
    'STABLECOIN-BURN-018',
    async ({ platform }) => {
      const made = await burning(platform);
      await decided(platform, made.coin, { issuanceStatus: 'PROVISIONING' });

      expect(await made.send()).toBeError(400, 'STABLECOIN_NOT_PROVISIONED');

      await decided(platform, made.coin, { issuanceStatus: 'PROVISIONED' });
      await expectUnburned(platform, made);
      await inFurtherStatuses(platform, made.coin, async (issuanceStatus) =>
        expect(
          await made.send(),
          `the burn while the issuanceStatus is ${issuanceStatus}`,
        ).toBeError(400, 'STABLECOIN_NOT_PROVISIONED'),
      );
    },
  );

  for (const [state, row] of [
    ['NOT_ENABLED', 'STABLECOIN-BURN-019'],
    ['PENDING_APPROVAL', 'STABLECOIN-BURN-020'],
    ['ENABLING', 'STABLECOIN-BURN-021'],
    ['DISABLED', 'STABLECOIN-BURN-022'],
  ] as const) {
    check(`of a stablecoin that is ${state} returns 400`, row, async ({ platform }) => {
      const made = await burning(platform);
      await decided(platform, made.coin, { serviceOperationsStatus: state });

      expect(await made.send()).toBeError(400, 'STABLECOIN_GRID_OPERATIONS_NOT_ENABLED');

      await decided(platform, made.coin, { serviceOperationsStatus: 'ENABLED' });
      await expectUnburned(platform, made);
    });
  }

  check(
    'of the tokens of another platform is refused',
    'STABLECOIN-FOREIGN-005',
    async ({ run, platform }) => {
      const made = await burning(platform);

      const reply = await burn(otherPlatform(run), made.coin, burnBody(made.coin, made.bank));

      expect(reply, 'the burn by another platform').toBeRefused();
      await expectUnburned(platform, made);
    },
  );
});
