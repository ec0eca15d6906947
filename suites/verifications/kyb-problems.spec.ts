import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { rowsOf } from '../../fixtures/platform/reply.ts';
import type { Session } from '../../fixtures/platform/session.ts';
import { endedAnswer } from '../../fixtures/verifications/answered-submissions.ts';
import {
  type BusinessPart,
  documentedBusiness,
} from '../../fixtures/verifications/business-submissions.ts';
import { newBusiness } from '../../fixtures/verifications/businesses.ts';
import { platformIn } from '../../fixtures/verifications/mode.ts';
import { newOwner } from '../../fixtures/verifications/owners.ts';
import {
  missingIn,
  type Problem,
  problemsIn,
  submit,
} from '../../fixtures/verifications/submissions.ts';

/** The answer to a business that lacks that part alone, or its documents and its owner. */
async function submittedWithout(session: Session, lacking: BusinessPart | 'both') {
  const platform = platformIn(session, 'unregulated');
  return platform.once(`the problems of a business without ${lacking}`, async () => {
    const business =
      lacking === 'both'
        ? await newBusiness(platform)
        : await documentedBusiness(platform, {}, lacking);
    const reply = await endedAnswer(platform, business, await submit(platform, business));
    return { business, reply };
  });
}

function named({ type, field = 'a whole' }: Problem): string {
  return `${type} of ${field}`;
}

test.describe('the problems of an incomplete business, unregulated,', () => {
  test('are all in one answer', covers('KYB-OPEN-012'), async ({ session }) => {
    const all = problemsIn((await submittedWithout(session, 'both')).reply).map(named);
    expect(all.length, 'problems without documents and owner').toBeGreaterThan(1);
    for (const part of ['documents', 'owner'] as const) {
      const { business, reply } = await submittedWithout(session, part);
      // What the owner lacks there, nobody lacks where there is no owner.
      const own = missingIn(reply).filter(({ resourceId }) => resourceId === business);

      for (const problem of own) expect(all, `without ${part} alone`).toContain(named(problem));
    }
  });

  test('are named once each', covers('VERIFY-ANSWER-012'), async ({ session }) => {
    // Several documents may be missing in the same words.
    for (const part of ['information', 'owner'] as const) {
      const { reply } = await submittedWithout(session, part);
      const problems = rowsOf(reply, 'errors').map((each) => JSON.stringify(each));

      expect(problems, `without ${part}`).toEqual([...new Set(problems)]);
    }
  });

  test('are those of the business', covers('KYB-OPEN-011'), async ({ session }) => {
    const { business, reply } = await submittedWithout(session, 'both');

    const resources = problemsIn(reply).map(({ resourceId }) => resourceId);

    expect([...new Set(resources)]).toEqual([business]);
  });

  test('name it or its owner', covers('KYB-OPEN-011'), async ({ session }) => {
    const platform = platformIn(session, 'unregulated');
    const business = await newBusiness(platform);
    const owner = await newOwner(platform, business);

    const reply = await endedAnswer(platform, business, await submit(platform, business));

    for (const { type, resourceId } of problemsIn(reply)) {
      expect([business, owner], type).toContain(resourceId);
    }
  });
});
