import { updateBeneficialOwner } from '../../fixtures/areas/owners/calls.ts';
import {
  comparable,
  readOwner,
  sharedOwners,
  shownAt,
  shownWithout,
} from '../../fixtures/areas/owners/shared-owners.ts';
import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { platformBeside } from '../../fixtures/areas/verifications/mode.ts';
import { newOwner } from '../../fixtures/areas/verifications/owners.ts';
import {
  covers,
  expect,
  expectByGap,
  expectMissing,
  forAll,
  reachedByGap,
  settled,
  test,
} from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

const CHANGES = [
  ['ownershipPercentage', 40, { ownershipPercentage: 40 }],
  ['personalInfo.lastName', 'Renamed', { personalInfo: { lastName: 'Renamed' } }],
  ['roles', ['DIRECTOR'], { roles: ['DIRECTOR'] }],
] as const;

test.describe('a change of an owner', () => {
  test('is kept', covers('OWNER-UPDATE-001'), async ({ platform }) => {
    const owner = await newOwner(platform, await newBusiness(platform));

    for (const [path, value, body] of CHANGES) {
      reachedByGap(await updateBeneficialOwner(platform, owner, body), 'G-135');

      const wanted = comparable(value);
      const held = await settled(
        async () => shownAt(await readOwner(platform, owner), path),
        (each) => each === wanted,
        platform.target.settleMs,
      );
      expectByGap('G-135', held === wanted, `${path} ${wanted} reads as ${held}`);
    }
  });

  test('leaves what it does not name', covers('OWNER-UPDATE-002'), async ({ platform }) => {
    const owner = await newOwner(platform, await newBusiness(platform));

    for (const [path, , body] of CHANGES) {
      const before = shownWithout(await readOwner(platform, owner), path);
      reachedByGap(await updateBeneficialOwner(platform, owner, body), 'G-135');

      const after = shownWithout(await readOwner(platform, owner), path);
      expectByGap('G-135', after === before, `with ${path}, ${before} became ${after}`);
    }
  });

  test('leaves all other owners', covers('OWNER-UPDATE-005'), async ({ platform }) => {
    const { business, first, ownerOfOther } = await sharedOwners(platform);
    const others = [first, ownerOfOther];
    const read = () =>
      Promise.all(others.map(async (id) => shownWithout(await readOwner(platform, id))));
    const before = await read();
    const owner = await newOwner(platform, business);

    for (const [, , body] of CHANGES) {
      reachedByGap(await updateBeneficialOwner(platform, owner, body), 'G-135');
    }

    const [after, wanted] = [await read(), before].map(String);
    expectByGap('G-135', after === wanted, `of others, ${wanted} became ${after}`);
  });
});

test.describe('an owner', () => {
  test('that does not exist is not changed', covers('OWNER-UPDATE-003'), async ({ platform }) => {
    const owner = await newOwner(platform, await newBusiness(platform));
    const body = { ownershipPercentage: 40 };
    reachedByGap(await updateBeneficialOwner(platform, owner, body), 'G-135');

    await forAll(
      unknownIdLike(owner),
      async (id) => expectMissing(await updateBeneficialOwner(platform, id, body), 'G-135'),
      5,
    );
  });

  test(
    'is not changed by another platform',
    covers('OWNER-UPDATE-004'),
    async ({ run, platform }) => {
      const owner = await newOwner(platform, await newBusiness(platform));
      const before = shownWithout(await readOwner(platform, owner));
      const other = platformBeside(run, platform);

      for (const [, , body] of CHANGES) await updateBeneficialOwner(other, owner, body);

      expect(shownWithout(await readOwner(platform, owner)), 'the owner after it').toBe(before);
      for (const [, , body] of CHANGES) {
        reachedByGap(await updateBeneficialOwner(platform, owner, body), 'G-135');
      }
    },
  );
});
