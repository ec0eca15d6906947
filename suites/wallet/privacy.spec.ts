import { privacySwitches } from '../../fixtures/areas/wallet/privacy-switch.ts';
import { covers, expect, type Platform, test, unlessConfirmed } from '../../fixtures/index.ts';

/** The switches of a wallet that shows its privacy, under the name that rests on G-85. */
async function shownSwitches(platform: Platform) {
  const switches = await privacySwitches(platform);
  if (typeof switches.there.before !== 'boolean') {
    unlessConfirmed('G-85', 'the wallet does not show its privacy');
  }
  return switches;
}

test.describe('the privacy of a wallet', () => {
  test(
    'is answered with a challenge at first',
    covers('WALLET-PRIVACY-001'),
    async ({ platform }) => {
      const { there } = await privacySwitches(platform);

      expect(there.first).toBeSuccess(202);
    },
  );

  test(
    'stays as it was before it is signed for',
    covers('WALLET-PRIVACY-002'),
    async ({ platform }) => {
      const { there } = await shownSwitches(platform);

      expect(there.unsigned, 'the privacy after the unsigned update').toBe(there.before);
    },
  );

  test('is accepted once signed for', covers('WALLET-PRIVACY-003'), async ({ platform }) => {
    const { there } = await privacySwitches(platform);

    expect(there.last).toBeSuccess();
  });

  test('is what was asked for then', covers('WALLET-PRIVACY-004'), async ({ platform }) => {
    const { there } = await shownSwitches(platform);

    if (there.after !== there.wanted) {
      unlessConfirmed('G-85', `the wallet shows ${String(there.after)}`);
    }
    expect(there.after, 'the privacy after the signed update').toBe(there.wanted);
  });

  test('can be switched back', covers('WALLET-PRIVACY-005'), async ({ platform }) => {
    const { back } = await shownSwitches(platform);

    expect(back.last).toBeSuccess();
    if (back.after !== back.wanted) {
      unlessConfirmed('G-85', `the wallet shows ${String(back.after)}`);
    }
    expect(back.after, 'the privacy after it was switched back').toBe(back.wanted);
  });

  test(
    'leaves that of another wallet alone',
    covers('WALLET-PRIVACY-006'),
    async ({ platform }) => {
      const { others } = await shownSwitches(platform);

      expect(others[1]).toBe(others[0]);
    },
  );
});
