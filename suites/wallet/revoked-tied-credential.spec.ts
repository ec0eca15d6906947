import { setChange } from '../../fixtures/areas/wallet/set-change.ts';
import { challengeIn, covers, expect, isSuccess, test } from '../../fixtures/index.ts';

test.describe('a tied credential that is revoked under way', () => {
  for (const [what, type, row, code] of [
    ['email', 'EMAIL_OTP', 'EMAIL-SET-001', 'EMAIL_OTP_CREDENTIAL_SET_CHANGED'],
    ['phone number', 'SMS_OTP', 'PHONE-CHANGE-004', 'SMS_OTP_CREDENTIAL_SET_CHANGED'],
  ] as const) {
    test(`stops the change of the ${what}`, covers(row), async ({ platform }) => {
      const { refused } = await setChange(platform, type);

      expect(refused).toBeError(409, code);
    });
  }

  test('leaves the email of the customer', covers('EMAIL-SET-002'), async ({ platform }) => {
    const { before, refused, afterRefused } = await setChange(platform, 'EMAIL_OTP');

    expect(isSuccess(refused), `it is answered ${refused.status}`).toBe(false);
    expect(afterRefused.customer).toBe(before.customer);
  });

  test(
    'leaves the email free of signatures',
    covers('EMAIL-UNSIGNED-003'),
    async ({ platform }) => {
      const { wanted, before, anew, afterAnew } = await setChange(platform, 'EMAIL_OTP');

      expect(challengeIn(anew), 'a challenge').toBeUndefined();
      expect(anew).toBeSuccess();
      expect(afterAnew.customer).toBe(before.customer === undefined ? undefined : wanted);
    },
  );
});
