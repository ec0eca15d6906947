import { fieldsIn } from '../../fixtures/areas/customers/faults.ts';
import { type IdType, identifiedBy } from '../../fixtures/areas/customers/identified-by.ts';
import { check, expect, isSuccess, type Platform } from '../../fixtures/index.ts';

/** Whether a number of nine digits is taken in these groups. */
async function takes(platform: Platform, idType: IdType, form: RegExp, spelt: string) {
  const body = await identifiedBy(platform, idType);
  const identifier = String(body['identifier']).replace(form, spelt);
  return isSuccess(await platform.api.createCustomer({ body: { ...body, identifier } }));
}

/** Whether a number of another country is taken in the groups of an SSN, and in none of its own. */
async function takesSsnAlone(platform: Platform): Promise<boolean> {
  const own = /(...)(...)(...)/;
  for (const spelt of ['$1-$2-$3', '$1 $2 $3']) {
    if (await takes(platform, 'NON_US_TAX_ID', own, spelt)) return false;
  }
  return takes(platform, 'NON_US_TAX_ID', /(...)(..)(....)/, '$1-$2-$3');
}

check.describe('an individual', () => {
  for (const [idType, row] of [
    ['SSN', 'CUSTOMER-IDTYPE-001'],
    ['ITIN', 'CUSTOMER-IDTYPE-002'],
    ['NON_US_TAX_ID', 'CUSTOMER-IDTYPE-003'],
  ] as const) {
    check(`may be identified by ${idType}`, row, async ({ platform }) => {
      const body = await identifiedBy(platform, idType);

      const reply = await platform.api.createCustomer({ body });

      // The forms of the numbers, and which countries are served, is nothing the contract shows.
      const isOfNumber = reply.status === 400 && !fieldsIn(reply).includes('idType');
      if (idType === 'NON_US_TAX_ID' && isOfNumber) {
        const isAlone = await takesSsnAlone(platform);
        expect(isAlone, 'whether another tax id is taken in the form of an SSN alone').toBe(false);
      }
      expect(
        reply,
        isOfNumber
          ? 'the create, refused for another member than idType'
          : `the create with ${idType}`,
      ).toBeSuccess();
    });
  }
});
