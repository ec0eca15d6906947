import { newStrongCustomer } from '../../fixtures/areas/customers/strong-customers.ts';
import {
  completeLogin,
  logIn,
  sentCode,
  startedLogin,
} from '../../fixtures/areas/customers/strong-login.ts';
import { scaAgingPlatform } from '../../fixtures/areas/sca/customers.ts';
import { check, expect, letEnd, undecided } from '../../fixtures/index.ts';

check.describe('an SCA login by SMS', () => {
  check(
    'is not completed after the expiresAt of its challenge',
    'SCA-LOGIN-006',
    async ({ run }) => {
      const platform = scaAgingPlatform(run);
      const customerId = await newStrongCustomer(platform);
      const started = await startedLogin(platform, customerId);
      const { expiresAt } = started;
      if (Number.isNaN(expiresAt)) undecided('POST /sca/login/start shows no expiresAt');
      await letEnd(platform, expiresAt);

      const reply = await completeLogin(platform, customerId, sentCode(platform, started));

      expect(reply).toBeRefused();
      await logIn(platform, customerId);
    },
  );
});
