import {
  type Channel,
  channels,
  confirmCode,
  sendCode,
} from '../../fixtures/areas/contact-verification/calls.ts';
import { mandatedCustomer } from '../../fixtures/areas/contact-verification/mandated.ts';
import { otherCustomers } from '../../fixtures/areas/contact-verification/others.ts';
import { expectUnverified } from '../../fixtures/areas/contact-verification/rules.ts';
import { shownIn } from '../../fixtures/areas/contact-verification/shown.ts';
import {
  sendCodeInTime,
  sentCode,
  verifiedContact,
} from '../../fixtures/areas/contact-verification/verified.ts';
import { newKnownBusiness } from '../../fixtures/areas/customers/business.ts';
import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import { newKnownCustomer, readCustomer } from '../../fixtures/areas/customers/record.ts';
import {
  check,
  expect,
  expectUnknown,
  inParallel,
  isSuccess,
  member,
  needs,
  optional,
  type Platform,
  undecided,
} from '../../fixtures/index.ts';

/** Every call of contact verification. */
const CALLS = channels.flatMap((channel) => [
  (platform: Platform, id: string) => sendCodeInTime(platform, id, channel),
  (platform: Platform, id: string) => confirmCode(platform, id, channel),
]);

/**
 * Customers of no region, who all have the contact; where one shows a contact that is to be verified, its
 * provider mandates it.
 */
async function plainCustomers(platform: Platform, channel: Channel): Promise<readonly string[]> {
  const { id } = await newCustomer(platform);
  // A service may keep no phone number of a business.
  const business =
    channel === 'email' ? await optional(() => newKnownBusiness(platform)) : undefined;
  const ids = [id, ...(business === undefined ? [] : [business.id])];
  for (const each of ids) {
    const record = await optional(() => readCustomer(platform, each));
    if (shownIn(record, channel) !== undefined)
      undecided(
        'a new customer without a region already shows a contact to verify, so its provider may mandate contact verification',
      );
  }
  return ids;
}

check.describe('if contact verification is not mandated,', () => {
  for (const [channel, send, confirm] of [
    ['email', 'CONTACT-MANDATE-001', 'CONTACT-MANDATE-002'],
    ['phone', 'CONTACT-MANDATE-003', 'CONTACT-MANDATE-004'],
  ] as const) {
    check(`sending a code to the ${channel} returns 409`, send, async ({ run, platform }) => {
      for (const id of await plainCustomers(platform, channel))
        expect(await sendCodeInTime(platform, id, channel)).toBeRefused(409);
      for (const other of await otherCustomers(run, platform, channel)) {
        const reply = await sendCodeInTime(other.platform, other.id, channel);
        // A provider that mandates it may have been chosen a moment ago.
        const record = isSuccess(reply) ? await readCustomer(other.platform, other.id) : undefined;
        if (shownIn(record, channel) === undefined) expect(reply).toBeRefused(409);
      }
    });

    check(`confirming the ${channel} with a code returns 409`, confirm, async ({ platform }) => {
      for (const id of await plainCustomers(platform, channel)) {
        const sent = await sendCodeInTime(platform, id, channel);
        if (isSuccess(sent))
          undecided(
            'the service sends a verification code to a customer whose provider does not mandate contact verification',
            sent,
          );

        expect(await confirmCode(platform, id, channel)).toBeRefused(409);
      }
    });
  }

  check(
    'sending or confirming a code returns CONFLICT',
    'CONTACT-MANDATE-005',
    async ({ platform }) => {
      const { id } = await newCustomer(platform);

      for (const call of CALLS)
        expect(await call(platform, id), 'contact verification that is not mandated').toBeError(
          409,
          'CONFLICT',
        );
    },
  );

  check(
    'the customer shows no contactVerification',
    'CONTACT-MANDATE-006',
    async ({ platform }) => {
      const { id } = await newKnownCustomer(platform);

      const shown = member(await readCustomer(platform, id), 'contactVerification') ?? 'nothing';

      expect(shown, 'contactVerification of the customer').toBe('nothing');
    },
  );
});

check.describe('contact verification', () => {
  for (const [what, row, code] of [
    ['404', 'CONTACT-UNKNOWN-001', undefined],
    ['CUSTOMER_NOT_FOUND', 'CONTACT-UNKNOWN-002', 'CUSTOMER_NOT_FOUND'],
  ] as const) {
    check(`of an unknown customer returns ${what}`, row, async ({ platform }) => {
      const { id } = await newCustomer(platform);
      await readCustomer(platform, id);

      for (const call of CALLS) {
        await expectUnknown(id, (unknown) => call(platform, unknown), code);
      }
    });
  }
});

check.describe('another platform', () => {
  check(
    'cannot send a code to a customer of this platform',
    'CONTACT-FOREIGN-001',
    async ({ run }) => {
      const customer = await mandatedCustomer(run);
      const names = ['', ...run.target.platformNames()];
      const others = names.filter((name) => name !== customer.platform.name);
      if (others.length === 0) needs('P-21');

      await inParallel(others.slice(0, 2), async (name) => {
        for (const channel of channels) {
          expect(await sendCode(run.platform(name), customer.id, channel)).toBeRefused();
        }
      });

      for (const channel of channels) {
        const reply = await confirmCode(customer.platform, customer.id, channel);
        expect(reply, 'the confirmation of a code that was not sent').toBeRefused();
        await verifiedContact(customer, channel);
      }
    },
  );

  check(
    'cannot verify the email or phone of a customer of this platform',
    'CONTACT-FOREIGN-002',
    async ({ run }) => {
      const customer = await mandatedCustomer(run);
      const names = ['', ...run.target.platformNames()];
      const others = names.filter((name) => name !== customer.platform.name);
      if (others.length === 0) needs('P-21');

      for (const channel of channels) {
        await sentCode(customer, channel);
        for (const name of others.slice(0, 2)) {
          expect(await confirmCode(run.platform(name), customer.id, channel)).toBeRefused();
        }
        await expectUnverified(customer, channel);
        await verifiedContact(customer, channel);
      }
    },
  );
});
