import {
  configureFees,
  FEES,
  RAIL_FEES,
  railFeeConfig,
  shownFee,
  showsFee,
} from '../../fixtures/areas/configuration/fee-configs.ts';
import {
  configAfter,
  requireConfigurable,
  shownConfig,
} from '../../fixtures/areas/configuration/shown-config.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('PATCH /config', () => {
  for (const [sent, other] of [
    [FEES, RAIL_FEES],
    [RAIL_FEES, FEES],
  ] as const) {
    check(
      `with ${sent.name} alone leaves ${other.name} unchanged`,
      'CONFIG-FEE-025',
      async ({ platform }) => {
        const fee = await shownFee(platform, other);

        await shownFee(platform, sent);

        const isKept = showsFee(await shownConfig(platform), fee, other);
        expect(isKept, `whether the fee in ${other.name} is still shown`).toBe(true);
      },
    );
  }

  check(
    'with the fees of two rails makes GET /config show both',
    'CONFIG-FEE-028',
    async ({ platform }) => {
      const dearer = { ...railFeeConfig('ACH'), fixedFee: { amount: 370, currency: 'USD' } };
      const fees = [dearer, railFeeConfig('ACH_SAME_DAY')];

      const reply = requireConfigurable(await configureFees(platform, fees, RAIL_FEES));

      expect(reply, 'the change with the fees of two rails').toBeSuccess();
      const shown = (config: unknown) => fees.filter((fee) => showsFee(config, fee, RAIL_FEES));
      const config = await configAfter(platform, reply, (each) => shown(each).length === 2);
      expect(shown(config), 'the fees of the request that are shown').toEqual(fees);
    },
  );
});
