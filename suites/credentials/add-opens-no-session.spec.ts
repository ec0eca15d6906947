import { createCalls } from '../../fixtures/areas/credentials/create-calls.ts';
import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { requireList } from '../../fixtures/areas/sessions/session-list.ts';
import { check, expect, optional, setUpSigned, unreached } from '../../fixtures/index.ts';

check.describe('adding another credential', () => {
  check('does not issue a session', 'CRED-ADD-013', async ({ platform }) => {
    const { accountId, emailOtp } = await newWallet(platform);
    const session = await otpLogin(platform, emailOtp);
    await requireList(platform, session);

    let added = 0;
    for (const { type, call } of await createCalls(platform, accountId)) {
      const opened = await openedBy(platform, accountId, async () => {
        const reply = await optional(() =>
          setUpSigned(platform, 'createAuthCredential', call, session.key, `a ${type} credential`),
        );
        if (reply !== undefined) added += 1;
      });
      if (opened === undefined)
        unreached('GET /auth/sessions does not list the sessions of the wallet');
      expect(opened, `the sessions opened by adding a ${type} credential`).toEqual([]);
    }
    if (added === 0)
      unreached(
        'P-07b a credential: POST /auth/credentials added none of the credential types tried',
      );
  });
});
