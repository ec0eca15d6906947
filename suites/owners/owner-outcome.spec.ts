import {
  kybStatusOf,
  newBusiness,
  settledKyb,
} from '../../fixtures/areas/verifications/businesses.ts';
import { idIn } from '../../fixtures/areas/verifications/individuals.ts';
import { platformsDecidingAtCreation } from '../../fixtures/areas/verifications/mode.ts';
import {
  askForOwner,
  newOwner,
  ownerStatusOf,
  settledOwner,
} from '../../fixtures/areas/verifications/owners.ts';
import { submit } from '../../fixtures/areas/verifications/submissions.ts';
import {
  covers,
  endByGap,
  expect,
  isSuccess,
  member,
  type Platform,
  test,
  text,
} from '../../fixtures/index.ts';
import { everyOf } from '../../generators/every-of.ts';
import { endingIn } from '../../generators/general/ending-in.ts';
import { endingOtherwise } from '../../generators/general/ending-otherwise.ts';
import { nearlyEndingIn } from '../../generators/general/nearly-ending-in.ts';
import { magicOutcome } from '../../spec/sandbox.ts';

const FINAL = ['APPROVED', 'REJECTED'];

/** Owners with these last names, decided with their business. A service may refuse some (G-135). */
async function expectNamesDecide(
  platform: Platform,
  lastNames: readonly string[],
  number = '78AB',
) {
  const business = await newBusiness(platform, { registrationNumber: number });
  const owners = [];
  for (const lastName of lastNames) {
    const reply = await askForOwner(platform, business, { lastName });
    if (isSuccess(reply)) {
      const shown = text(member(member(reply.json, 'personalInfo'), 'lastName')) ?? lastName;
      owners.push({ id: idIn(reply, 'G-135'), lastName, shown });
    }
  }
  if (owners.length === 0) {
    endByGap(['G-135'], 'POST /beneficial-owners takes none of these owners');
  }
  await submit(platform, business);
  for (const { id, lastName, shown } of owners) {
    const wanted = [lastName, shown].map((name) => magicOutcome('owner', name).status);
    const seen = await settledOwner(platform, id, ...wanted);
    expect(wanted, `${platform.name} ${JSON.stringify(lastName)} is ${seen}`).toContain(seen);
  }
}

test.describe('an owner', () => {
  for (const [lastName, row] of [
    ['Sample001', 'OWNER-KYC-001'],
    ['Sample002', 'OWNER-KYC-002'],
    ['Sample003', 'OWNER-KYC-003'],
    ['Sample', 'OWNER-KYC-004'],
  ] as const) {
    const { status } = magicOutcome('owner', lastName);

    test(
      `named ${lastName} is ${status}, decided with the business`,
      covers(row),
      async ({ run }) => {
        for (const platform of platformsDecidingAtCreation(run)) {
          await expectNamesDecide(platform, [lastName]);
        }
      },
    );
  }

  test('is decided by the end of the last name', covers('OWNER-KYC-005'), async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      for (const suffix of ['001', '002', '003']) {
        await expectNamesDecide(platform, everyOf(endingIn(suffix)));
      }
    }
  });

  test('named nearly so is any other', covers('OWNER-KYC-006'), async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      for (const suffix of ['001', '002']) {
        await expectNamesDecide(platform, everyOf(nearlyEndingIn(suffix)));
      }
      await expectNamesDecide(platform, everyOf(endingOtherwise));
    }
  });

  test('is decided by no other member', covers('OWNER-KYC-007'), async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      const business = await newBusiness(platform);
      const ids = [];
      for (const suffix of ['001', '002']) {
        ids.push(await newOwner(platform, business, { firstName: `Robin${suffix}` }));
      }

      await submit(platform, business);

      for (const id of ids) expect(await settledOwner(platform, id, 'APPROVED')).toBe('APPROVED');
    }
  });

  test('of a rejected business has its own outcome', covers('OWNER-KYC-008'), async ({ run }) => {
    const names = ['Sample001', 'Sample002', 'Sample003', 'Sample'];

    for (const platform of platformsDecidingAtCreation(run)) {
      await expectNamesDecide(platform, names, '78A002');
    }
  });

  test('is decided with all others', covers('OWNER-KYC-009'), async ({ run }) => {
    const names = ['Sample', 'Sample001', 'Other', 'Sample002', 'Another'];

    for (const platform of platformsDecidingAtCreation(run)) {
      await expectNamesDecide(platform, names);
    }
  });
});

test.describe('an owner of a business that is not decided', () => {
  test('is not decided either', covers('OWNER-KYC-010'), async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      const business = await newBusiness(platform);
      for (const lastName of ['Sample', 'Sample002']) {
        const status = await ownerStatusOf(
          platform,
          await newOwner(platform, business, { lastName }),
        );

        expect(FINAL, `an owner named ${lastName} is ${status}`).not.toContain(status);
      }
    }
  });

  test('is not decided with another business', covers('OWNER-KYC-011'), async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      const bystander = await newOwner(platform, await newBusiness(platform));

      await expectNamesDecide(platform, ['Sample']);

      expect(FINAL).not.toContain(await ownerStatusOf(platform, bystander));
    }
  });

  test('is not decided by a submission', covers('OWNER-KYC-012'), async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      for (const registrationNumber of ['78A001', '78A003']) {
        const business = await newBusiness(platform, { registrationNumber });
        const owner = await newOwner(platform, business);

        await submit(platform, business);

        expect(FINAL, registrationNumber).not.toContain(await ownerStatusOf(platform, owner));
      }
    }
  });

  test('does not decide the business', covers('OWNER-KYC-013'), async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      for (const [registrationNumber, lastName, wanted] of [
        ['78AB', 'Sample002', 'APPROVED'],
        ['78A002', 'Sample', 'REJECTED'],
      ] as const) {
        const business = await newBusiness(platform, { registrationNumber });
        const owner = await newOwner(platform, business, { lastName });

        await submit(platform, business);

        const { status } = magicOutcome('owner', lastName);
        expect(await settledKyb(platform, business, wanted)).toBe(wanted);
        expect(await settledOwner(platform, owner, status)).toBe(status);
        expect(await kybStatusOf(platform, business)).toBe(wanted);
      }
    }
  });
});
