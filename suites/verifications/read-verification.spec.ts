import {
  answeredBoth,
  isSteady,
  readVerification,
} from '../../fixtures/areas/verifications/answered-submissions.ts';
import { platformOfAnyMode } from '../../fixtures/areas/verifications/mode.ts';
import { outcomeIn, problemTexts } from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect, member, notShown, text, unreached, waitFor } from '../../fixtures/index.ts';

check.describe('GET on a verification', () => {
  check('returns the verification with the requested id', 'VERIFY-READ-001', async ({ run }) => {
    const platform = platformOfAnyMode(run);

    for (const { id } of Object.values(await answeredBoth(platform))) {
      const { json } = await readVerification(platform, id);

      expect(text(member(json, 'id')) ?? notShown('the id'), 'the id of the verification').toBe(id);
    }
  });

  check('shows the verificationStatus of the submission', 'VERIFY-READ-002', async ({ run }) => {
    const platform = platformOfAnyMode(run);

    const steady = Object.values(await answeredBoth(platform)).filter(isSteady);
    if (steady.length === 0)
      unreached(
        'POST /verifications answered no submission with RESOLVE_ERRORS, REJECTED or APPROVED',
      );

    for (const { id, status } of steady) {
      const reply = await waitFor(
        () => readVerification(platform, id),
        (each) => outcomeIn(each) === status,
        platform.target.settleMs,
      );

      expect(member(reply.json, 'id'), 'the id of the verification').toBe(id);
      expect(
        outcomeIn(reply) ?? notShown('the verificationStatus'),
        'the verificationStatus of the verification',
      ).toBe(status);
    }
  });

  check('shows the errors of the submission', 'VERIFY-READ-003', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const { open } = await answeredBoth(platform);
    const answered = problemTexts(open.reply);

    const read = problemTexts(await readVerification(platform, open.id));

    expect(read, 'the errors of the verification').toEqual(answered);
  });

  check('names the submitted customer', 'VERIFY-READ-004', async ({ run }) => {
    const platform = platformOfAnyMode(run);

    for (const { id, customerId } of Object.values(await answeredBoth(platform))) {
      const { json } = await readVerification(platform, id);

      expect(member(json, 'customerId'), 'the customerId of the verification').toBe(customerId);
    }
  });
});
