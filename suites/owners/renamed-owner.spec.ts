import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { platformsDecidingAtCreation } from '../../fixtures/areas/verifications/mode.ts';
import {
  newOwner,
  ownerStatusOf,
  settledOwner,
} from '../../fixtures/areas/verifications/owners.ts';
import {
  askToChange,
  changed,
  heldAt,
  readOwner,
  spelt,
} from '../../fixtures/areas/verifications/shared-owners.ts';
import { submit } from '../../fixtures/areas/verifications/submissions.ts';
import {
  covers,
  endByGap,
  expect,
  expectByGap,
  isSuccess,
  test,
  unverified,
} from '../../fixtures/index.ts';
import { magicOutcome } from '../../spec/sandbox.ts';

const RENAMES = [
  ['Sample', 'Sample002'],
  ['Sample002', 'Sample'],
] as const;

function named(lastName: string) {
  return { personalInfo: { lastName } };
}

test.describe('an owner who is renamed', () => {
  test(
    'before the decision is decided by the new name',
    covers('OWNER-UPDATE-006'),
    async ({ run }) => {
      for (const platform of platformsDecidingAtCreation(run)) {
        const business = await newBusiness(platform);
        const owners = [];
        for (const [lastName, newName] of RENAMES) {
          const id = await newOwner(platform, business, { lastName });
          await changed(platform, id, named(newName));
          const shown = heldAt(await readOwner(platform, id), 'personalInfo.lastName');
          const seen = `renamed ${newName}, it shows ${shown}`;
          if (shown !== spelt(newName)) endByGap(['G-135'], seen);
          owners.push({ id, wanted: magicOutcome('owner', newName).status, newName });
        }

        await submit(platform, business);

        for (const { id, wanted, newName } of owners) {
          const status = await settledOwner(platform, id, wanted);
          expect(status, `one renamed ${newName}`).toBe(wanted);
        }
      }
    },
  );

  test('after the decision stays decided', covers('OWNER-UPDATE-007'), async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      const business = await newBusiness(platform);
      const owners = [];
      for (const [lastName, newName] of RENAMES) {
        const id = await newOwner(platform, business, { lastName });
        owners.push({ id, decided: magicOutcome('owner', lastName).status, newName });
      }
      await submit(platform, business);

      for (const { id, decided, newName } of owners) {
        const before = await settledOwner(platform, id, decided);
        if (before !== decided) unverified(`an owner stayed ${before}, and is not decided`);
        const reply = await askToChange(platform, id, named(newName));
        if (!isSuccess(reply)) unverified(`renaming a decided owner was answered ${reply.status}`);

        const status = await ownerStatusOf(platform, id);
        expectByGap('G-135', status === decided, `${decided} became ${status} as ${newName}`);
      }
    }
  });
});
