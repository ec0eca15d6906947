import { getBeneficialOwner, listBeneficialOwners } from '../../fixtures/areas/owners/calls.ts';
import {
  comparable,
  ownersOf,
  readOwner,
  sharedOwners,
  shownAt,
} from '../../fixtures/areas/owners/shared-owners.ts';
import { platformBeside } from '../../fixtures/areas/verifications/mode.ts';
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
      for (const [path, sent] of [
        ['customerId', business],
        ['roles', ['UBO', 'CONTROL_PERSON']],
        ['ownershipPercentage', 25],
        ['personalInfo.firstName', firstName],
        ['personalInfo.lastName', lastName],
      ] as const) {
        const shown = shownAt(record, path);
        expectByGap('G-135', shown === comparable(sent), `${path} ${sent} reads as ${shown}`);
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
          const reply = await getBeneficialOwner(platform, id);
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
    const { business, first, second, otherBusiness, ownerOfOther } = await sharedOwners(platform);

    for (const [customerId, listed, notListed] of [
      [business, [first, second], [ownerOfOther]],
      [otherBusiness, [ownerOfOther], [first, second]],
    ] as const) {
      const ids = idsIn(await ownersOf(platform, customerId));
      for (const owner of listed) {
        expectByGap('G-135', ids.includes(owner), `${owner} is not listed`);
      }
      for (const owner of notListed) {
        expectByGap('G-135', !ids.includes(owner), `${owner} is listed for another business`);
      }
    }
  });

  test("has none of another platform's", covers('OWNER-LIST-003'), async ({ run, platform }) => {
    const { business, first } = await sharedOwners(platform);

    const reply = await listBeneficialOwners(platformBeside(run, platform), business);

    expectHidden(reply, first);
    const own = idsIn(await ownersOf(platform, business));
    expectByGap('G-135', own.includes(first), `${first} is not listed`);
  });
});
