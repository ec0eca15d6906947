import { newKnownCustomer } from '../../fixtures/areas/customers/record.ts';
import { credentialRow } from '../../fixtures/areas/login/credentials.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { addOneOfMany, typeOfMany } from '../../fixtures/areas/signed-retry/one-of-many.ts';
import {
  check,
  expect,
  instantOf,
  isZoneApart,
  member,
  type Platform,
  undecided,
} from '../../fixtures/index.ts';

/** Holds that what was made a moment ago is dated by the clock of the service, which tells UTC. */
function expectDatedNow(platform: Platform, records: Readonly<Record<string, unknown>>): void {
  const { now } = platform.clock;
  const dated = Object.entries(records).flatMap(([what, record]) => {
    const at = instantOf(member(record, 'createdAt'));
    return Number.isNaN(at) ? [] : [{ what, at }];
  });
  if (dated.length === 0) undecided('none of the records just created shows a createdAt');
  for (const { what, at } of dated) {
    const told = `the createdAt of ${what} is ${new Date(at).toISOString()}`;
    expect(isZoneApart(at, now), `whether ${told} by a clock in another zone`).toBe(false);
    for (const other of dated) {
      expect(
        isZoneApart(at, other.at),
        `whether ${told}, in another zone than of ${other.what}`,
      ).toBe(false);
    }
  }
}

check.describe('the createdAt', () => {
  check('of a customer is in UTC', 'GEN-TIME-004', async ({ platform }) => {
    const { replies } = await newKnownCustomer(platform);

    const [created] = replies;

    expectDatedNow(platform, { 'a customer': created?.json });
  });

  check('of a credential and of a session is in UTC', 'GEN-TIME-004', async ({ platform }) => {
    const { emailOtp } = await newWallet(platform);
    const { reply, ...session } = await otpLogin(platform, emailOtp);
    const isAdded = (await typeOfMany(platform)) !== undefined;

    const added = isAdded ? await addOneOfMany(platform, session) : emailOtp;

    const credential = isAdded ? await credentialRow(platform, added) : undefined;
    expectDatedNow(platform, { 'a session': reply.json, 'a credential': credential });
  });
});
