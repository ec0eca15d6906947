import { agentAuth } from '../../fixtures/areas/agents/agents.ts';
import { kycStatusOf } from '../../fixtures/areas/customers/status.ts';
import { createVerification } from '../../fixtures/areas/verifications/calls.ts';
import { identified, newIndividual } from '../../fixtures/areas/verifications/individuals.ts';
import { platformIn } from '../../fixtures/areas/verifications/mode.ts';
import { submit, submittedInFull } from '../../fixtures/areas/verifications/submissions.ts';
import {
  covers,
  expect,
  expectRefusal,
  forAll,
  isSuccess,
  type Platform,
  type Run,
  test,
  unlessConfirmed,
  unverified,
} from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

/** Up to three platforms other than that one. */
function otherPlatforms(run: Run, { name }: Platform): readonly Platform[] {
  const others = ['', ...run.target.platformNames()].filter((each) => each !== name);
  if (others.length === 0) unverified('P-21 a second platform: add one under platforms');
  return others.slice(0, 3).map((each) => run.platform(each));
}

test.describe('a submission', () => {
  test('of an unknown customer returns 404', covers('VERIFY-REFUSED-001'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const known = await newIndividual(platform);
    await submit(platform, known.id);

    await forAll(
      unknownIdLike(known.id),
      async (id) => {
        const reply = await submit(platform, id);

        // That an id inside a body is looked up as one of a path is a default.
        if (reply.status >= 400 && reply.status < 500 && reply.status !== 404) {
          unlessConfirmed('G-11', `it is refused with ${reply.status}`);
        }
        expect(reply).toBeRefused(404);
      },
      5,
    );
  });

  test('of an unknown customer says so', covers('VERIFY-REFUSED-002'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const known = await newIndividual(platform);

    await forAll(
      unknownIdLike(known.id),
      async (id) => {
        expectRefusal(await submit(platform, id), 'G-11', 404, 'CUSTOMER_NOT_FOUND');
      },
      5,
    );
  });

  test('without a customer is refused', covers('VERIFY-REFUSED-003'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const { id } = await identified(platform);

    for (const body of [{}, { customer: id }, { customerId: null }]) {
      const reply = await createVerification(platform, body);
      expectRefusal(reply, 'G-123');
    }
    expect(await kycStatusOf(platform, id)).toBe('UNVERIFIED');
    expect(await submit(platform, id), 'of that customer').toBeSuccess();
  });

  test('of no string is refused', covers('VERIFY-REFUSED-004'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const { id } = await identified(platform);

    for (const customerId of [42, true, [id], { id }]) {
      const reply = await createVerification(platform, { customerId });
      expectRefusal(reply, 'G-123');
    }
    expect(await kycStatusOf(platform, id)).toBe('UNVERIFIED');
    expect(await submit(platform, id), 'of that customer').toBeSuccess();
  });

  test('by another platform is refused', covers('VERIFY-REFUSED-005'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const individual = await identified(platform);

    for (const other of otherPlatforms(run, platform)) {
      const reply = await submit(other, individual.id);

      expect(isSuccess(reply), `the submission answered ${reply.status}`).toBe(false);
    }
    expect(await submittedInFull(platform, individual), 'its own platform').toBeSuccess();
  });

  test('by another platform decides nothing', covers('VERIFY-REFUSED-006'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const individual = await identified(platform);

    for (const other of otherPlatforms(run, platform)) await submit(other, individual.id);

    expect(await kycStatusOf(platform, individual.id)).toBe('UNVERIFIED');
    expect(await submittedInFull(platform, individual), 'its own platform').toBeSuccess();
  });

  test('by the agent of another is refused', covers('VERIFY-REFUSED-007'), async ({ run }) => {
    const auth = await agentAuth(run.platform());
    const platform = platformIn(run, 'unregulated');
    const individual = await identified(platform);

    const body = { customerId: individual.id };
    const reply = await createVerification(platform, body, auth);

    expect(isSuccess(reply), `the submission answered ${reply.status}`).toBe(false);
    expect(await kycStatusOf(platform, individual.id)).toBe('UNVERIFIED');
    expect(await submittedInFull(platform, individual), 'its own platform').toBeSuccess();
  });
});
