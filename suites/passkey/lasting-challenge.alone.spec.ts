import { challengedPasskey } from '../../fixtures/areas/passkey/challenged-passkey.ts';
import { verifyPasskey } from '../../fixtures/areas/passkey/passkey-login.ts';
import {
  agingPlatform,
  BEFORE_END_S,
  check,
  expect,
  instantOf,
  letPass,
  needs,
  nowSeconds,
  onOtherPlatform,
} from '../../fixtures/index.ts';

check.describe('a passkey assertion', () => {
  check(
    'is accepted shortly before the expiresAt of its challenge',
    'PASSKEY-REQUEST-011',
    async ({ run }) => {
      const platform = agingPlatform(run, 'sessions', 'P-31 a passkey challenge near its end');
      const { passkey, challenge, assertion } = await onOtherPlatform(platform, () =>
        challengedPasskey(platform),
      );
      const late = instantOf(challenge.expiresAt) / 1_000 - BEFORE_END_S;
      if (!(late > (await nowSeconds(platform))))
        needs('P-31', 'a passkey challenge that lasts half a minute');
      await letPass(platform, late);

      const reply = await verifyPasskey(platform, passkey, assertion, challenge);

      expect(reply, 'the login shortly before the expiresAt of its challenge').toBeSuccess(200);
    },
  );
});
