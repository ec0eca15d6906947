import { isSame } from '../../fixtures/areas/customers/same.ts';
import {
  expectShownAs,
  ownersOf,
  readOwner,
  sharedOwners,
} from '../../fixtures/areas/owners/shared-owners.ts';
import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { platformBeside } from '../../fixtures/areas/verifications/mode.ts';
import {
  createBeneficialOwner,
  newOwner,
  OWNER_DATA,
  ownerIdIn,
} from '../../fixtures/areas/verifications/owners.ts';
import {
  check,
  expect,
  expectHidden,
  expectNoneAlike,
  forAll,
  idsIn,
  isListedTwice,
  isSuccess,
  member,
  notShown,
  undecided,
} from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

/** How one owner differs from others. */
const OTHER_DATA = {
  birthDate: '1991-02-28',
  nationality: 'CA',
  address: {
    line1: '9 Harbor Road',
    city: 'Boston',
    state: 'MA',
    postalCode: '02110',
    country: 'US',
  },
};

check.describe('GET on an owner', () => {
  check(
    'shows the customerId, the name and the roles that were sent',
    'OWNER-READ-001',
    async ({ platform }) => {
      const { business, first, second } = await sharedOwners(platform);

      for (const [id, firstName, lastName] of [
        [first, 'Ada', 'First'],
        [second, 'Ben', 'Second'],
      ] as const) {
        const roles = ['UBO', 'CONTROL_PERSON'];
        const sent = { customerId: business, firstName, lastName, roles };
        expectShownAs(await readOwner(platform, id), sent);
      }
    },
  );

  check(
    'shows the birthDate, nationality, idType and address that were sent',
    'OWNER-READ-004',
    async ({ platform }) => {
      const { business, first } = await sharedOwners(platform);
      const others = Object.entries(OTHER_DATA).map(([name, value]) => {
        return { field: `personalInfo.${name}`, value };
      });
      const other = await newOwner(platform, business, {}, others);

      const missing: string[] = [];
      for (const [id, sent] of [
        [first, OWNER_DATA],
        [other, { ...OWNER_DATA, ...OTHER_DATA }],
      ] as const) {
        const read = member(await readOwner(platform, id), 'personalInfo');
        for (const [name, value] of Object.entries(sent)) {
          const shown = member(read, name) ?? undefined;
          if (shown === undefined) missing.push(name);
          else expect(isSame(value, shown), `the ${name}: ${JSON.stringify(shown)}`).toBe(true);
        }
      }
      if (missing.length > 0) notShown(missing.join(', '));
    },
  );

  check('that does not exist returns 404', 'OWNER-READ-002', async ({ platform }) => {
    const { first } = await sharedOwners(platform);
    await readOwner(platform, first);

    await expectNoneAlike(first, (alike) =>
      platform.api.getBeneficialOwner({ beneficialOwnerId: alike }),
    );
    await forAll(
      unknownIdLike(first),
      async (id) =>
        expect(await platform.api.getBeneficialOwner({ beneficialOwnerId: id })).toBeRefused(404),
      5,
    );
  });

  check('that does not exist returns NOT_FOUND', 'OWNER-READ-003', async ({ platform }) => {
    const { first } = await sharedOwners(platform);
    await readOwner(platform, first);

    await forAll(
      unknownIdLike(first),
      async (id) => {
        const reply = await platform.api.getBeneficialOwner({ beneficialOwnerId: id });
        expect(reply).toBeError(404, 'NOT_FOUND');
      },
      5,
    );
  });
});

check.describe('the list of owners', () => {
  check('contains each owner of a business once', 'OWNER-LIST-001', async ({ platform }) => {
    const { business, first, second } = await sharedOwners(platform);

    const ids = idsIn(await ownersOf(platform, business, first, second));

    for (const id of [first, second]) {
      const times = ids.filter((each) => each === id).length;
      const filter = { customerId: business };
      const isTwice = await isListedTwice(platform, 'listBeneficialOwners', filter, id);
      expect(isTwice, 'whether one page lists an owner twice').toBe(false);
      expect(times, `how often ${id} is listed`).toBe(1);
    }
  });

  check(
    'contains an owner with an ownershipPercentage below 25',
    'OWNER-LIST-001',
    async ({ platform }) => {
      const business = await newBusiness(platform);
      const lesser: string[] = [];
      for (const [value, roles] of [
        [24, ['UBO', 'CONTROL_PERSON']],
        [0, ['CONTROL_PERSON']],
      ] as const) {
        const share = { field: 'ownershipPercentage', value };
        const reply = await createBeneficialOwner(platform, business, { roles }, [share]);
        if (isSuccess(reply)) lesser.push(ownerIdIn(reply));
      }
      if (lesser.length === 0)
        undecided('POST /beneficial-owners refuses owners of less than 25 percent');
      for (const id of lesser) await readOwner(platform, id);

      const ids = idsIn(await ownersOf(platform, business, ...lesser));

      for (const id of lesser) {
        const times = ids.filter((each) => each === id).length;
        expect(times, `how often ${id} is listed`).toBe(1);
      }
    },
  );

  check(
    'for a business contains no owner of another business',
    'OWNER-LIST-002',
    async ({ platform }) => {
      const { business, first, second, otherBusiness, ownerOfOther } = await sharedOwners(platform);

      for (const [customerId, listed, notListed] of [
        [business, [first, second], [ownerOfOther]],
        [otherBusiness, [ownerOfOther], [first, second]],
      ] as const) {
        const ids = idsIn(await ownersOf(platform, customerId, ...listed));
        for (const owner of listed) {
          expect(ids, 'the owners of the business').toContain(owner);
        }
        for (const owner of notListed) {
          expect(ids, 'the owners of another business').not.toContain(owner);
        }
      }
    },
  );

  check('contains no owner of another platform', 'OWNER-LIST-003', async ({ run, platform }) => {
    const { business, first } = await sharedOwners(platform);

    const reply = await platformBeside(run, platform).api.listBeneficialOwners({
      query: { customerId: business },
    });

    expectHidden(reply, first);
    const own = idsIn(await ownersOf(platform, business, first));
    // The path and the shape of the list are a default.
    expect(own, "the list of the business's own platform").toContain(first);
  });
});
