import { isDeepStrictEqual } from 'node:util';
import {
  comesToShow,
  configureFee,
  configureFees,
  expectKeptInPart,
  FEES,
  feeConfig,
  feesIn,
  feesLike,
  off,
  priceIn,
  RAIL_FEES,
  railFeeConfig,
  shownFee,
  showsFee,
} from '../../fixtures/areas/configuration/fee-configs.ts';
import { changedMessage, messages } from '../../fixtures/areas/configuration/messages.ts';
import {
  changeConfig,
  configAfter,
  requireConfigurable,
  shownConfig,
} from '../../fixtures/areas/configuration/shown-config.ts';
import {
  check,
  expect,
  isSuccess,
  member,
  notShown,
  undecided,
  unreached,
} from '../../fixtures/index.ts';
import { messageValues } from '../../generators/configuration/message-values.ts';

const OTHER_PRICE = { variableFeeBps: 85, fixedFee: { amount: 33, currency: 'USD' } };

check.describe('a RailFeeConfig', () => {
  check('names its rail', 'CONFIG-FEE-019', async ({ platform }) => {
    const fee = railFeeConfig('ACH_SAME_DAY');
    const reply = requireConfigurable(await configureFee(platform, fee, RAIL_FEES));
    const alike = (config: unknown) =>
      feesIn(config, RAIL_FEES).filter((each) => isDeepStrictEqual(priceIn(each), priceIn(fee)));

    const config = await configAfter(platform, reply, (each) => alike(each).length > 0);

    const [shown = notShown('the fee of the rail')] = alike(config);
    expect(member(shown, 'rail'), 'the rail of the fee').toBe('ACH_SAME_DAY');
  });

  check(
    'is not changed by PATCH /config with cardTokenization2faConfig alone',
    'CONFIG-FEE-018',
    async ({ platform }) => {
      const { name } = await changedMessage(platform);
      const fee = railFeeConfig('ACH_SAME_DAY');
      const configured = requireConfigurable(await configureFee(platform, fee, RAIL_FEES));
      if (!(await comesToShow(platform, configured, fee, RAIL_FEES)))
        notShown('the fee of the rail');

      const value = messageValues(platform.unique())[name];
      const reply = await changeConfig(platform, messages({ [name]: value }));

      expect(reply, `a change of ${name}`).toBeSuccess();
      const isKept = showsFee(await shownConfig(platform), fee, RAIL_FEES);
      expect(isKept, 'whether the fee is still shown').toBe(true);
    },
  );
});

check.describe('PATCH /config with feeConfigs', () => {
  check('accepts a fee for USD', 'CONFIG-FEE-001', async ({ platform }) => {
    const reply = requireConfigurable(await configureFee(platform, feeConfig(platform)));

    expect(reply, 'the change with a fee for USD').toBeSuccess();
  });

  check('makes GET /config show the fee', 'CONFIG-FEE-002', async ({ platform }) => {
    const fee = feeConfig(platform);
    const reply = requireConfigurable(await configureFee(platform, fee));
    if (!isSuccess(reply)) unreached(`PATCH /config with a fee answered ${reply.status}`);

    const config = await configAfter(platform, reply, (each) => showsFee(each, fee));

    const shown = feesLike(config, fee).map(priceIn);
    // What stands in the place of the fee with a price of two numbers is the fee.
    const isRead = shown.some((price) => Object.values(price).every(Number.isInteger));
    expect(
      shown,
      isRead ? 'the variable and the fixed price of the fee' : 'the price of the fee',
    ).toEqual([priceIn(fee)]);
    await expectKeptInPart(platform);
  });

  check('replaces an earlier fee', 'CONFIG-FEE-003', async ({ platform }) => {
    await shownFee(platform);
    const later = feeConfig(platform, OTHER_PRICE);

    const reply = await configureFee(platform, later);

    expect(reply, 'the change to the later fee').toBeSuccess();
    const config = await configAfter(platform, reply, (each) => showsFee(each, later));
    const shown = feesLike(config, later).map(priceIn);
    expect(showsFee(config, later), 'whether the later price is shown').toBe(true);
    expect(shown, 'the prices shown for the fee').toEqual([priceIn(later)]);
  });

  check('removes a fee that it switches off', 'CONFIG-FEE-004', async ({ platform }) => {
    const fee = await shownFee(platform);

    const reply = await configureFee(platform, off(fee));

    expect(reply, 'the change that switches the fee off').toBeSuccess();
    const config = await configAfter(platform, reply, (each) => !showsFee(each, fee));
    expect(showsFee(config, fee), 'whether the price of the fee is still shown').toBe(false);
  });

  check('does not store a fee for EUR', 'CONFIG-FEE-005', async ({ platform }) => {
    const fixedFee = { amount: 70, currency: 'EUR' };
    await shownFee(platform);
    const ofEuros = feeConfig(platform, { sourceCurrency: 'EUR', fixedFee });

    await configureFee(platform, ofEuros);

    const kept = feesLike(await shownConfig(platform), ofEuros);
    expect(kept, 'the fees for EUR that the configuration shows').toEqual([]);
  });

  check('does not store a EUR fee sent with a USD fee', 'CONFIG-FEE-005', async ({ platform }) => {
    const fixedFee = { amount: 70, currency: 'EUR' };
    await shownFee(platform);
    const ofEuros = feeConfig(platform, { sourceCurrency: 'EUR', fixedFee });

    await configureFees(platform, [feeConfig(platform, OTHER_PRICE), ofEuros]);

    const kept = feesLike(await shownConfig(platform), ofEuros);
    expect(kept, 'the fees for EUR that the configuration shows').toEqual([]);
  });

  check('returns 501 NOT_IMPLEMENTED for a EUR fee', 'CONFIG-FEE-006', async ({ platform }) => {
    const ofDollars = requireConfigurable(await configureFee(platform, feeConfig(platform)));
    if (!isSuccess(ofDollars))
      unreached(`PATCH /config with a fee for USD answered ${ofDollars.status}`);
    const fixedFee = { amount: 70, currency: 'EUR' };
    const ofEuros = feeConfig(platform, { sourceCurrency: 'EUR', fixedFee });

    const reply = await configureFee(platform, ofEuros);

    expect(reply, 'the change with a fee for EUR').toBeError(501, 'NOT_IMPLEMENTED');
  });

  for (const [what, fault, row] of [
    ['negative basis points', { variableFeeBps: -1 }, 'CONFIG-FEE-007'],
    ['more than 10000 basis points', { variableFeeBps: 10_001 }, 'CONFIG-FEE-008'],
    ['a negative amount', { fixedFee: { amount: -1, currency: 'USD' } }, 'CONFIG-FEE-009'],
  ] as const) {
    check(`refuses a fee with ${what}`, row, async ({ platform }) => {
      await shownFee(platform);

      const reply = await configureFee(platform, feeConfig(platform, fault));

      expect(reply, `the change with ${what}`).toBeRefused(400);
    });
  }

  check(
    'sets a fee that stays if cardTokenization2faConfig changes',
    'CONFIG-FEE-018',
    async ({ platform }) => {
      const { name } = await changedMessage(platform);
      const fee = await shownFee(platform);

      const value = messageValues(platform.unique())[name];
      const reply = await changeConfig(platform, messages({ [name]: value }));

      expect(reply, `a change of ${name}`).toBeSuccess();
      expect(showsFee(await shownConfig(platform), fee), 'whether the fee is still shown').toBe(
        true,
      );
    },
  );

  check('keeps the earlier fee if a new fee is refused', 'CONFIG-FEE-010', async ({ platform }) => {
    let refusals = 0;
    for (const fault of [{ variableFeeBps: 10_001 }, { sourceCurrency: 'EUR' }]) {
      // One that was taken stands in its place.
      const fee = await shownFee(platform);
      const reply = await configureFee(platform, feeConfig(platform, { ...OTHER_PRICE, ...fault }));
      if (isSuccess(reply)) continue;
      refusals += 1;
      const isKept = showsFee(await shownConfig(platform), fee, FEES);
      expect(isKept, `whether the fee is shown after a change answered ${reply.status}`).toBe(true);
    }
    if (refusals === 0)
      undecided(
        'PATCH /config accepts a fee of more than 10000 basis points and a fee for EUR, so no fee is refused',
      );
  });
});
