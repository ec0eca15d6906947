import { platformBeside } from '../../fixtures/areas/verifications/mode.ts';
import {
  askToReadOwner,
  heldAt,
  ownersOf,
  readOwner,
  sharedOwners,
  spelt,
} from '../../fixtures/areas/verifications/shared-owners.ts';
import {
  covers,
  expectByGap,
  expectHidden,
  expectMissing,
  expectRefusal,
  forAll,
  idsIn,
  test,
} from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

test.describe('an owner', () => {
  test('is read as it was kept', covers('OWNER-READ-001'), async ({ platform }) => {
    const { business, first, second } = await sharedOwners(platform);

    for (const [id, firstName, lastName] of [
      [first, 'Ada', 'First'],
      [second, 'Ben', 'Second'],
    ] as const) {
      const record = await readOwner(platform, id);
      for (const [place, sent] of [
        ['customerId', business],
        ['roles', ['UBO', 'CONTROL_PERSON']],
        ['ownershipPercentage', 25],
        ['personalInfo.firstName', firstName],
        ['personalInfo.lastName', lastName],
      ] as const) {
        const held = heldAt(record, place);
        expectByGap('G-135', held === spelt(sent), `${place} ${sent} reads as ${held}`);
      }
    }
  });

  for (const [fact, row] of [
    ['that does not exist returns 404', 'OWNER-READ-002'],
    ['that does not exist is called not found', 'OWNER-READ-003'],
  ] as const) {
    test(fact, covers(row), async ({ platform }) => {
      const { first } = await sharedOwners(platform);
      await readOwner(platform, first);

      await forAll(
        unknownIdLike(first),
        async (id) => {
          const reply = await askToReadOwner(platform, id);
          if (row === 'OWNER-READ-002') expectMissing(reply, 'G-135');
          else expectRefusal(reply, 'G-11', 404, 'NOT_FOUND');
        },
        5,
      );
    });
  }
});

test.describe('the list of owners', () => {
  test('has each of a business once', covers('OWNER-LIST-001'), async ({ platform }) => {
    const { business, first, second } = await sharedOwners(platform);

    const ids = idsIn(await ownersOf(platform, business));

    for (const id of [first, second]) {
      const times = ids.filter((each) => each === id).length;
      expectByGap('G-135', times === 1, `${id} is listed ${times} times`);
    }
  });

  test('has none of another business', covers('OWNER-LIST-002'), async ({ platform }) => {
    const { business, first, second, elsewhere } = await sharedOwners(platform);
    const own = [first, second];

    for (const [id, listed, left] of [
      [business, own, [elsewhere.owner]],
      [elsewhere.business, [elsewhere.owner], own],
    ] as const) {
      const ids = idsIn(await ownersOf(platform, id));
      for (const owner of listed) {
        expectByGap('G-135', ids.includes(owner), `${owner} is not listed`);
      }
      for (const owner of left) {
        expectByGap('G-135', !ids.includes(owner), `${owner} is listed for another business`);
      }
    }
  });

  test("has none of another platform's", covers('OWNER-LIST-003'), async ({ run, platform }) => {
    const { business: customerId, first } = await sharedOwners(platform);
    const query = { customerId };

    const reply = await platformBeside(run, platform).call('listBeneficialOwners', { query });

    expectHidden(reply, first);
    const own = idsIn(await ownersOf(platform, customerId));
    expectByGap('G-135', own.includes(first), `${first} is not listed`);
  });
});
