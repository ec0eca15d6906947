import {
  FEES,
  RAIL_FEES,
  shownFee,
  showsFee,
} from '../../fixtures/areas/configuration/fee-configs.ts';
import { shownConfig } from '../../fixtures/areas/configuration/shown-config.ts';
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
});
