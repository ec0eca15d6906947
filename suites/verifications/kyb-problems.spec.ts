import { upload } from '../../fixtures/areas/documents/upload.ts';
import { endedAnswer } from '../../fixtures/areas/verifications/answered-submissions.ts';
import { documentedBusiness } from '../../fixtures/areas/verifications/business-submissions.ts';
import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { platformIn, platformOfAnyMode } from '../../fixtures/areas/verifications/mode.ts';
import { newOwner } from '../../fixtures/areas/verifications/owners.ts';
import {
  missingIn,
  type Problem,
  problemsIn,
  submit,
} from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect, rowsOf } from '../../fixtures/index.ts';

/** A number that no first submission decides by itself, whatever the mode. */
const OPEN = { registrationNumber: '78A003' };

function named({ type, field = 'a whole' }: Problem): string {
  return `${type} of ${field}`;
}

check.describe('the errors of an incomplete business', () => {
  check('are all in one response', 'KYB-OPEN-012', async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const bare = await newBusiness(platform);
    const answer = await endedAnswer(platform, bare, await submit(platform, bare));
    const all = problemsIn(answer).map(named);
    expect(all.length, 'the number of errors without documents and an owner').toBeGreaterThan(1);
    for (const part of ['documents', 'owner'] as const) {
      const business = await documentedBusiness(platform, {}, part);

      const reply = await endedAnswer(platform, business, await submit(platform, business));

      // What the owner lacks there, nobody lacks where there is no owner.
      const own = missingIn(reply).filter(({ resourceId }) => resourceId === business);

      for (const problem of own)
        expect(
          all,
          `the errors without documents and an owner, with those without ${part}`,
        ).toContain(named(problem));
    }
  });

  check('are each listed once', 'VERIFY-ANSWER-012', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    // Several documents may be missing in the same words.
    for (const part of ['information', 'owner'] as const) {
      const business = await documentedBusiness(platform, OPEN, part);

      const reply = await endedAnswer(platform, business, await submit(platform, business));

      const problems = rowsOf(reply, 'errors').map((each) => JSON.stringify(each));

      expect(problems, `the errors without ${part}`).toEqual([...new Set(problems)]);
    }
  });

  check('name the business as resource if it has no owner', 'KYB-OPEN-011', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const business = await newBusiness(platform, OPEN);

    const reply = await endedAnswer(platform, business, await submit(platform, business));

    const resources = problemsIn(reply).map(({ resourceId }) => resourceId);

    expect([...new Set(resources)], 'the resourceIds of the errors').toEqual([business]);
  });

  check('name the business or its owner as resource', 'KYB-OPEN-011', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const business = await newBusiness(platform, OPEN);
    const owner = await newOwner(platform, business);

    const reply = await endedAnswer(platform, business, await submit(platform, business));

    for (const { type, resourceId } of problemsIn(reply)) {
      expect(
        [business, owner],
        `the ids of the business and its owner, for an error of type ${type}`,
      ).toContain(resourceId);
    }
  });

  check('name each owner who lacks an identity document', 'KYB-OPEN-015', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const business = await newBusiness(platform, OPEN);
    const owners = [await newOwner(platform, business), await newOwner(platform, business)];
    // Proves no identity, and changes nothing where it is not taken.
    const [documented = ''] = owners;
    await upload(platform, documented, { documentType: 'PROOF_OF_ADDRESS' });

    const reply = await endedAnswer(platform, business, await submit(platform, business));

    const missing = problemsIn(reply).filter(({ type }) => type === 'MISSING_IDENTITY_DOCUMENT');
    expect(
      missing.map(({ resourceId }) => resourceId).sort(),
      'the resourceIds of the MISSING_IDENTITY_DOCUMENT errors',
    ).toEqual([...owners].sort());
  });
});
