import { identificationBy } from '../../fixtures/areas/customers/identified-by.ts';
import {
  changedOwner,
  comparable,
  readOwner,
  sharedOwners,
  shownAt,
  shownWithout,
} from '../../fixtures/areas/owners/shared-owners.ts';
import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { platformBeside } from '../../fixtures/areas/verifications/mode.ts';
import { newOwner, OWNER_DATA } from '../../fixtures/areas/verifications/owners.ts';
import { check, expect, forAll, notShown, waitFor } from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

const CHANGES = [
  ['ownershipPercentage', 40, { ownershipPercentage: 40 }],
  ['personalInfo.lastName', 'Renamed', { personalInfo: { lastName: 'Renamed' } }],
  ['roles', ['UBO'], { roles: ['UBO'] }],
] as const;

const personalInfo = { lastName: 'Renamed' };
const WHOLE_CHANGE = { ownershipPercentage: 40, personalInfo };

/** The same with one member that cannot be. */
const FAULTY_CHANGES = [
  ['ownershipPercentage', { ownershipPercentage: 'much', personalInfo }],
  ['birthDate', { ownershipPercentage: 40, personalInfo: { ...personalInfo, birthDate: 'nope' } }],
] as const;

check.describe('an update of an owner', () => {
  check('changes the fields that it names', 'OWNER-UPDATE-001', async ({ platform }) => {
    const owner = await newOwner(platform, await newBusiness(platform));

    for (const [path, value, body] of CHANGES) {
      await changedOwner(platform, owner, body);

      const wanted = comparable(value);
      const held = await waitFor(
        async () => shownAt(await readOwner(platform, owner), path),
        (each) => each === wanted,
        platform.target.settleMs,
      );
      expect(held, `the ${path} after the update`).toBe(wanted);
    }
  });

  check('can change birthDate, idType and address', 'OWNER-UPDATE-001', async ({ platform }) => {
    const owner = await newOwner(platform, await newBusiness(platform));
    const before = await readOwner(platform, owner);
    const moved = { line1: '40 Lake Avenue', city: 'Tacoma', postalCode: '98402' };
    const address = { ...OWNER_DATA.address, ...moved };
    const shown = [];

    for (const [path, value, personalInfo] of [
      ['personalInfo.birthDate', '1984-05-17', { birthDate: '1984-05-17' }],
      ['personalInfo.idType', 'ITIN', identificationBy(platform, 'ITIN')],
      ['personalInfo.address.line1', address.line1, { address }],
      ['personalInfo.address.city', address.city, { address }],
      ['personalInfo.address.postalCode', address.postalCode, { address }],
    ] as const) {
      // What a reading leaves out cannot be seen to change.
      if (shownAt(before, path) !== comparable(undefined)) shown.push({ path, value });
      await changedOwner(platform, owner, { personalInfo });
    }

    if (shown.length === 0) notShown('the birthDate, the idType and the address of an owner');
    for (const { path, value } of shown) {
      const wanted = comparable(value);
      const held = await waitFor(
        async () => shownAt(await readOwner(platform, owner), path),
        (each) => each === wanted,
        platform.target.settleMs,
      );
      expect(held, `the ${path} after the update`).toBe(wanted);
    }
  });

  check(
    'leaves fields that it does not name unchanged',
    'OWNER-UPDATE-002',
    async ({ platform }) => {
      const business = await newBusiness(platform);

      for (const [path, , body] of CHANGES) {
        // A change may show later than it is answered: the next one begins with another owner.
        const owner = await newOwner(platform, business);
        const [besides] = path.split('.');
        const before = shownWithout(await readOwner(platform, owner), besides ?? path);
        await changedOwner(platform, owner, body);

        const after = shownWithout(await readOwner(platform, owner), besides ?? path);
        expect(after, `the members beside ${path} after the update`).toBe(before);
      }
    },
  );

  check(
    'that sets lastName leaves other personalInfo fields unchanged',
    'OWNER-UPDATE-009',
    async ({ platform }) => {
      const owner = await newOwner(platform, await newBusiness(platform));
      const path = 'personalInfo.lastName';
      const before = shownWithout(await readOwner(platform, owner), path);

      await changedOwner(platform, owner, { personalInfo: { lastName: 'Renamed' } });

      const after = shownWithout(await readOwner(platform, owner), path);
      expect(after, 'the personalInfo beside the lastName after the update').toBe(before);
    },
  );

  check(
    'that is refused for one field does not change other fields',
    'OWNER-UPDATE-011',
    async ({ platform }) => {
      const owner = await newOwner(platform, await newBusiness(platform));
      const before = shownWithout(await readOwner(platform, owner));
      for (const [name, body] of FAULTY_CHANGES) {
        const reply = await platform.api.updateBeneficialOwner({ beneficialOwnerId: owner, body });

        expect(reply, `the update with an invalid ${name}`).toBeRefused();
        const after = shownWithout(await readOwner(platform, owner));
        expect(after, `the owner after the update with an invalid ${name}`).toBe(before);
      }
      await changedOwner(platform, owner, WHOLE_CHANGE);
    },
  );

  check('leaves all other owners unchanged', 'OWNER-UPDATE-005', async ({ platform }) => {
    const { business, first, ownerOfOther } = await sharedOwners(platform);
    const others = [first, ownerOfOther];
    const read = () =>
      Promise.all(others.map(async (id) => shownWithout(await readOwner(platform, id))));
    const before = await read();
    // A member that is not shown cannot be seen to stay; which ones are is a default.
    expect(before, 'the owners as they are read before the update').not.toContain(
      shownWithout(undefined),
    );
    const owner = await newOwner(platform, business);

    for (const [, , body] of CHANGES) {
      await changedOwner(platform, owner, body);
    }

    expect(await read(), 'the other owners after the update').toEqual(before);
  });
});

check.describe('an owner', () => {
  check(
    'that does not exist cannot be updated: PATCH returns 404',
    'OWNER-UPDATE-003',
    async ({ platform }) => {
      const owner = await newOwner(platform, await newBusiness(platform));
      const body = { ownershipPercentage: 40 };
      await changedOwner(platform, owner, body);

      await forAll(
        unknownIdLike(owner),
        async (id) =>
          expect(
            await platform.api.updateBeneficialOwner({ beneficialOwnerId: id, body }),
          ).toBeRefused(404),
        5,
      );
    },
  );

  check('cannot be updated by another platform', 'OWNER-UPDATE-004', async ({ run, platform }) => {
    const owner = await newOwner(platform, await newBusiness(platform));
    const before = shownWithout(await readOwner(platform, owner));
    const other = platformBeside(run, platform);

    for (const [path, , body] of CHANGES) {
      const reply = await other.api.updateBeneficialOwner({ beneficialOwnerId: owner, body });
      expect(reply, `the update of ${path} by another platform`).toBeRefused();
    }

    expect(
      shownWithout(await readOwner(platform, owner)),
      'the owner after the refused update',
    ).toBe(before);
    for (const [, , body] of CHANGES) {
      await changedOwner(platform, owner, body);
    }
  });
});
