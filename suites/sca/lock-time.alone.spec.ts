import { newStrongCustomer } from '../../fixtures/areas/customers/strong-customers.ts';
import { logIn, tryLogIn } from '../../fixtures/areas/customers/strong-login.ts';
import { scaAgingPlatform } from '../../fixtures/areas/sca/customers.ts';
import { lockedByEvents } from '../../fixtures/areas/sca/locked.ts';
import { check, expect, instantOf, letEnd, member, undecided } from '../../fixtures/index.ts';

check.describe('a customer who was locked out', () => {
  check(
    'can complete an SCA login after lockedUntil has passed',
    'SCA-LOCK-010',
    async ({ run }) => {
      const platform = scaAgingPlatform(run);
      const customerId = await newStrongCustomer(platform);
      await logIn(platform, customerId);
      const { json } = await lockedByEvents(platform, customerId);
      const end = instantOf(member(json, 'lockedUntil')) / 1_000;
      if (Number.isNaN(end))
        undecided('POST /sca/record-event shows no lockedUntil for the customer who is locked out');
      await letEnd(platform, end);

      const reply = await tryLogIn(platform, customerId);

      expect(reply).toBeSuccess();
    },
  );
});
