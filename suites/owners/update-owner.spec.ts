import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { platformBeside } from '../../fixtures/areas/verifications/mode.ts';
import { newOwner } from '../../fixtures/areas/verifications/owners.ts';
import {
  askToChange,
  changed,
  heldAt,
  readOwner,
  sharedOwners,
  spelt,
  without,
} from '../../fixtures/areas/verifications/shared-owners.ts';
import {
  covers,
  expect,
  expectByGap,
  expectMissing,
  forAll,
  type Platform,
  settled,
  test,
} from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

const CHANGES = [
  ['ownershipPercentage', 40, { ownershipPercentage: 40 }],
  ['personalInfo.lastName', 'Renamed', { personalInfo: { lastName: 'Renamed' } }],
  ['roles', ['DIRECTOR'], { roles: ['DIRECTOR'] }],
] as const;

async function ownOwner(platform: Platform): Promise<string> {
  return newOwner(platform, await newBusiness(platform));
}

test.describe('a change of an owner', () => {
  test('is kept', covers('OWNER-UPDATE-001'), async ({ platform }) => {
    const owner = await ownOwner(platform);

    for (const [place, value, body] of CHANGES) {
      await changed(platform, owner, body);

      const wanted = spelt(value);
      const held = await settled(
        async () => heldAt(await readOwner(platform, owner), place),
        (each) => each === wanted,
        platform.target.settleMs,
      );
      expectByGap('G-135', held === wanted, `${place} ${wanted} reads as ${held}`);
    }
  });

  test('leaves what it does not name', covers('OWNER-UPDATE-002'), async ({ platform }) => {
    const owner = await ownOwner(platform);

    for (const [place, , body] of CHANGES) {
      const before = without(await readOwner(platform, owner), place);
      await changed(platform, owner, body);

      const after = without(await readOwner(platform, owner), place);
      expectByGap('G-135', after === before, `with ${place}, ${before} became ${after}`);
    }
  });

  test('leaves all other owners', covers('OWNER-UPDATE-005'), async ({ platform }) => {
    const { business, first, elsewhere } = await sharedOwners(platform);
    const others = [first, elsewhere.owner];
    const read = () =>
      Promise.all(others.map(async (id) => without(await readOwner(platform, id))));
    const before = await read();
    const owner = await newOwner(platform, business);

    for (const [, , body] of CHANGES) await changed(platform, owner, body);

    const [after, wanted] = [await read(), before].map(String);
    expectByGap('G-135', after === wanted, `of others, ${wanted} became ${after}`);
  });
});

test.describe('an owner', () => {
  test('that does not exist is not changed', covers('OWNER-UPDATE-003'), async ({ platform }) => {
    const owner = await ownOwner(platform);
    const body = { ownershipPercentage: 40 };
    await changed(platform, owner, body);

    await forAll(
      unknownIdLike(owner),
      async (id) => expectMissing(await askToChange(platform, id, body), 'G-135'),
      5,
    );
  });

  test(
    'is not changed by another platform',
    covers('OWNER-UPDATE-004'),
    async ({ run, platform }) => {
      const owner = await ownOwner(platform);
      const before = without(await readOwner(platform, owner));
      const other = platformBeside(run, platform);

      for (const [, , body] of CHANGES) await askToChange(other, owner, body);

      expect(without(await readOwner(platform, owner)), 'the owner after it').toBe(before);
      for (const [, , body] of CHANGES) await changed(platform, owner, body);
    },
  );
});
