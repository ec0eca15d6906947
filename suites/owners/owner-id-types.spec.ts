import { fieldsIn } from '../../fixtures/areas/customers/faults.ts';
import { type IdType, identificationBy } from '../../fixtures/areas/customers/identified-by.ts';
import { readOwner } from '../../fixtures/areas/owners/shared-owners.ts';
import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { createBeneficialOwner, ownerIdIn } from '../../fixtures/areas/verifications/owners.ts';
import {
  check,
  expect,
  isSuccess,
  member,
  notShown,
  type Platform,
  type Reply,
  requireSuccess,
} from '../../fixtures/index.ts';

type Kept = Readonly<{ sent: object; reply: Reply }>;

/** An owner of a new business who is identified in one of the ways. */
async function keptBy(platform: Platform, idType: IdType, further: object = {}): Promise<Kept> {
  const business = await newBusiness(platform);
  const sent = { ...identificationBy(platform, idType), ...further };
  const faults = Object.entries(sent).map(([name, value]) => ({
    field: `personalInfo.${name}`,
    value,
  }));
  return { sent, reply: await createBeneficialOwner(platform, business, {}, faults) };
}

/** What a read of an owner that was kept shows of the person. */
async function readPerson(platform: Platform, { reply }: Kept): Promise<unknown> {
  requireSuccess(platform, 'createBeneficialOwner', reply, 'a beneficial owner');
  return member(await readOwner(platform, ownerIdIn(reply)), 'personalInfo');
}

check.describe('an owner', () => {
  for (const [idType, row] of [
    ['SSN', 'OWNER-IDTYPE-001'],
    ['ITIN', 'OWNER-IDTYPE-002'],
    ['NON_US_TAX_ID', 'OWNER-IDTYPE-003'],
  ] as const) {
    check(`may be identified by ${idType}`, row, async ({ platform }) => {
      const { reply } = await keptBy(platform, idType);

      const isOfType =
        !isSuccess(reply) && fieldsIn(reply).some((field) => /\bidType$/.test(field ?? ''));
      // Where the idType of an owner stands is a gap; who takes another there has found it.
      const other = await keptBy(platform, idType === 'ITIN' ? 'SSN' : 'ITIN');
      const isFound = isOfType && isSuccess(other.reply);
      expect(isFound, 'whether details.errors names it where another is taken').toBe(false);
      expect(reply, isOfType ? 'an idType that details.errors names' : idType).toBeSuccess();
    });
  }

  check(
    'shows the idType and countryOfIssuance that were sent',
    'OWNER-READ-005',
    async ({ platform }) => {
      const kept = await keptBy(platform, 'NON_US_TAX_ID');

      const person = await readPerson(platform, kept);

      const names = ['idType', 'countryOfIssuance'].filter((name) => member(person, name) != null);
      if (names.length === 0) notShown('the idType of an owner');
      for (const name of names) {
        expect(member(person, name), `the ${name} of the owner`).toBe(member(kept.sent, name));
      }
    },
  );
});
