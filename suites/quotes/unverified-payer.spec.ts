import { pulledFromUnverified } from '../../fixtures/areas/quotes/unverified-payer.ts';
import { check, covers, describe, expect } from '../../fixtures/index.ts';

describe('a customer who is not verified', () => {
  for (const [type, refusal, effect] of [
    ['individual', 'QUOTE-VERIFIED-001', 'QUOTE-VERIFIED-002'],
    ['business', 'QUOTE-VERIFIED-003', 'QUOTE-VERIFIED-004'],
  ] as const) {
    check(`is refused, ${type}`, covers(refusal), async ({ platform }) => {
      const { reply } = await pulledFromUnverified(platform, type);

      expect(reply).toBeError(403, 'CUSTOMER_NOT_VERIFIED');
    });

    check(`pays nothing, ${type}`, covers(effect), async ({ platform }) => {
      const { reply, credited } = await pulledFromUnverified(platform, type);

      expect(reply).toBeRefused();
      expect(credited, 'what arrived').toBe(0);
    });
  }
});
