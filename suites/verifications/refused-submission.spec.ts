import { agentAuth } from '../../fixtures/areas/agents/agents.ts';
import { kybStatusOf, kycStatusOf } from '../../fixtures/areas/customers/status.ts';
import { decidesAtCreation } from '../../fixtures/areas/customers/undecided-name.ts';
import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { finalNumbers } from '../../fixtures/areas/verifications/decided-business.ts';
import {
  identified,
  identifiedUndecided,
  undecidedIndividual,
} from '../../fixtures/areas/verifications/individuals.ts';
import { platformOfAnyMode } from '../../fixtures/areas/verifications/mode.ts';
import { submit, submittedInFull } from '../../fixtures/areas/verifications/submissions.ts';
import {
  check,
  expect,
  forAll,
  isSuccess,
  needs,
  type Platform,
  type Run,
} from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

/** Up to three platforms other than that one. */
function otherPlatforms(run: Run, { name }: Platform): readonly Platform[] {
  const others = ['', ...run.target.platformNames()].filter((each) => each !== name);
  if (others.length === 0) {
    needs('P-21');
  }
  return others.slice(0, 3).map((each) => run.platform(each));
}

/** A customer whom a submission decides: where names do at creation, no individual is one. */
async function decidable(platform: Platform) {
  if (await decidesAtCreation(platform)) {
    const id = await newBusiness(platform, { registrationNumber: finalNumbers.APPROVED });
    return { id, status: () => kybStatusOf(platform, id), submitted: () => submit(platform, id) };
  }
  const individual = await identified(platform);
  const { id } = individual;
  const submitted = () => submittedInFull(platform, individual);
  return { id, status: () => kycStatusOf(platform, id), submitted };
}

check.describe('a submission', () => {
  check('for an unknown customer returns 404', 'VERIFY-REFUSED-001', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const known = await undecidedIndividual(platform);
    await submit(platform, known.id);

    await forAll(
      unknownIdLike(known.id),
      async (id) => expect(await submit(platform, id)).toBeRefused(404),
      5,
    );
  });

  check(
    'for an unknown customer returns CUSTOMER_NOT_FOUND',
    'VERIFY-REFUSED-002',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      const known = await undecidedIndividual(platform);

      await forAll(
        unknownIdLike(known.id),
        async (id) => {
          expect(await submit(platform, id)).toBeError(404, 'CUSTOMER_NOT_FOUND');
        },
        5,
      );
    },
  );

  check('without a customerId returns 400 INVALID_INPUT', 'VERIFY-REFUSED-003', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const { id } = await identifiedUndecided(platform);

    const replies = [];
    for (const body of [{}, { customerId: null }]) {
      replies.push(await platform.api.createVerification({ body }));
    }

    // Nobody was named, so nobody is decided, whatever was answered.
    expect(await kycStatusOf(platform, id), 'the kycStatus after the refused submission').toBe(
      'UNVERIFIED',
    );
    replies.push(await platform.call('createVerification', { body: { customer: id } }));
    for (const reply of replies)
      expect(reply, 'the submission without a customerId').toBeError(400, 'INVALID_INPUT');
    expect(await submit(platform, id), 'the same request with the customerId').toBeSuccess();
  });

  check(
    'with a customerId that is not a string returns 400 INVALID_INPUT',
    'VERIFY-REFUSED-004',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      const { id } = await identifiedUndecided(platform);

      const replies = [];
      for (const customerId of [42, true, [id], { id }]) {
        replies.push(await platform.api.createVerification({ body: { customerId } }));
      }

      if (!replies.some(isSuccess))
        expect(await kycStatusOf(platform, id), 'the kycStatus after the refused submission').toBe(
          'UNVERIFIED',
        );
      for (const reply of replies)
        expect(reply, 'the submission with a customerId that is not a string').toBeError(
          400,
          'INVALID_INPUT',
        );
      expect(await submit(platform, id), 'the same request with the customerId').toBeSuccess();
    },
  );

  check('for a customer of another platform is refused', 'VERIFY-REFUSED-005', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const individual = await identifiedUndecided(platform);

    for (const other of otherPlatforms(run, platform)) {
      const reply = await submit(other, individual.id);

      expect(reply, 'the submission by another platform').toBeRefused();
    }
    expect(
      await submittedInFull(platform, individual),
      'the same request by its own platform',
    ).toBeSuccess();
  });

  check(
    "for another platform's customer leaves its kycStatus or kybStatus unchanged",
    'VERIFY-REFUSED-006',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      const customer = await decidable(platform);

      for (const other of otherPlatforms(run, platform)) await submit(other, customer.id);

      expect(await customer.status(), 'the status after the submission by another platform').toBe(
        'UNVERIFIED',
      );
      expect(await customer.submitted(), 'the same request by its own platform').toBeSuccess();
    },
  );

  check('by the agent of another customer is refused', 'VERIFY-REFUSED-007', async ({ run }) => {
    const auth = await agentAuth(run.platform());
    const platform = platformOfAnyMode(run);
    const individual = await identifiedUndecided(platform);

    const body = { customerId: individual.id };
    const reply = await platform.api.createVerification({ body, auth });

    expect(reply, 'the submission by the agent of another customer').toBeRefused();
    expect(
      await kycStatusOf(platform, individual.id),
      'the kycStatus after the submission by the agent',
    ).toBe('UNVERIFIED');
    expect(
      await submittedInFull(platform, individual),
      'the same request by its own platform',
    ).toBeSuccess();
  });
});
