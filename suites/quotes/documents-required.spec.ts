import {
  accountsUnderTest,
  moneyMovedBy,
} from '../../fixtures/areas/payments/accounts-under-test.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import {
  documentedBody,
  isDescribed,
  isExample,
  missingIn,
  newAttachments,
  quotedWithDocuments,
  requirementsOf,
  taken,
  typesFor,
} from '../../fixtures/areas/quotes/documented.ts';
import {
  check,
  errorCodeOf,
  expect,
  isSuccess,
  type Platform,
  type Reply,
  undecided,
} from '../../fixtures/index.ts';

/** Such a payment at once and without documents, once a quote was refused for them; once per worker. */
function undocumentedAtOnce(platform: Platform) {
  return platform.once('a payment at once without documents', async () => {
    const atOnce = { immediatelyExecute: true };
    await requirementsOf(platform);
    const { from } = await accountsUnderTest(platform);
    const body = await documentedBody(platform, [], atOnce);
    const moved = await moneyMovedBy(
      platform,
      { from },
      () => createQuote(platform, body),
      'nothing',
    );
    const isOther = !isSuccess(moved.reply) && errorCodeOf(moved.reply) !== 'DOCUMENTS_REQUIRED';
    // Whether such a payment can be made at once at all only shows with the documents.
    if (isOther) {
      const whole = await documentedBody(platform, await newAttachments(platform), atOnce);
      taken(await createQuote(platform, whole));
    }
    return moved;
  });
}

/** What is said of such a payment: by default it is not known to ask for any. */
function told(platform: Platform, reply: Reply): string {
  const isKnown = isDescribed(platform) || errorCodeOf(reply) === 'DOCUMENTS_REQUIRED';
  return isKnown ? 'a payment that requires documents' : 'a payment of goods in CNY';
}

check.describe('a payment that needs documents', () => {
  check('is refused without them', 'PAYDOC-REQUIRED-001', async ({ platform }) => {
    const reply = await createQuote(platform, await documentedBody(platform, []));

    expect(reply, told(platform, reply)).toBeError(400, 'DOCUMENTS_REQUIRED');
  });

  check(
    'is refused without them if immediatelyExecute is true',
    'PAYDOC-REQUIRED-009',
    async ({ platform }) => {
      const { reply } = await undocumentedAtOnce(platform);

      expect(reply).toBeError(400, 'DOCUMENTS_REQUIRED');
    },
  );

  check(
    'moves no money without them if immediatelyExecute is true',
    'PAYDOC-REQUIRED-010',
    async ({ platform }) => {
      const { debited } = await undocumentedAtOnce(platform);

      expect(debited, 'the amount debited from the source').toBe(0);
    },
  );

  check(
    'is refused without them if the receiving amount is locked',
    'PAYDOC-REQUIRED-012',
    async ({ platform }) => {
      await requirementsOf(platform);
      const reply = await createQuote(
        platform,
        await documentedBody(platform, [], { lockedCurrencySide: 'RECEIVING' }),
      );

      // The contract names the sending side alone, and no service is owed every corridor.
      if (!isSuccess(reply) && errorCodeOf(reply) !== 'DOCUMENTS_REQUIRED') {
        undecided(
          `POST /quotes with a locked receiving amount answered ${reply.status} without DOCUMENTS_REQUIRED, which the contract allows`,
          reply,
        );
      }
      expect(reply).toBeError(400, 'DOCUMENTS_REQUIRED');
    },
  );

  check('returns missingRequirements when refused', 'PAYDOC-REQUIRED-002', async ({ platform }) => {
    const reply = await createQuote(platform, await documentedBody(platform, []));

    const missing = missingIn(reply);
    expect(missing.length, told(platform, reply)).toBeGreaterThan(0);
    for (const id of missing) expect(typeof id, 'the type of an id').toBe('string');
  });

  check('names only unmet requirements if refused', 'PAYDOC-REQUIRED-003', async ({ platform }) => {
    const { lacking, first, whole } = await quotedWithDocuments(platform);
    if (lacking === undefined)
      undecided('the payment of paymentDocuments.trigger requires only one document');
    expect(lacking, 'a quote without one of its documents').toBeRefused();

    // All of them being taken shows that the way they are supplied is understood.
    const isUnderstood = isSuccess(whole) && errorCodeOf(lacking) === 'DOCUMENTS_REQUIRED';
    const what = isUnderstood
      ? 'the missingRequirements beside documents that are accepted'
      : 'the missingRequirements';
    expect(missingIn(lacking), what).toEqual([first?.requirementId]);
  });

  check('returns all missing requirements at once', 'PAYDOC-REQUIRED-011', async ({ platform }) => {
    const ids = await requirementsOf(platform);
    const { whole } = await quotedWithDocuments(platform);

    // What was supplied for the others is no document of these, so they were missing before.
    const later = missingIn(whole).filter((id) => !ids.includes(String(id)));
    expect(later, 'the requirements that only a later refusal names').toEqual([]);
  });

  check(
    'returns the same requirement ids when quoted again',
    'PAYDOC-REQUIRED-004',
    async ({ platform }) => {
      const ids = await requirementsOf(platform);

      const again = missingIn(await createQuote(platform, await documentedBody(platform, [])));

      expect([...again].sort(), 'the ids of the missingRequirements of another quote').toEqual(
        [...ids].sort(),
      );
    },
  );

  check(
    'no longer requires them if purposeOfPayment is GIFT',
    'PAYDOC-REQUIRED-005',
    async ({ platform }) => {
      await requirementsOf(platform);

      const reply = await createQuote(
        platform,
        await documentedBody(platform, [], { purposeOfPayment: 'GIFT' }),
      );

      expect(reply).toBeSuccess();
    },
  );

  check('is accepted with all documents', 'PAYDOC-REQUIRED-006', async ({ platform }) => {
    const ids = await requirementsOf(platform);
    const { whole } = await quotedWithDocuments(platform);

    // What an earlier refusal used up or did not name is not owed to how documents are supplied.
    const isUsedUp = errorCodeOf(whole) === 'PAYMENT_DOCUMENT_ALREADY_USED';
    const isLate = missingIn(whole).some((id) => !ids.includes(String(id)));
    const isOwed = isUsedUp || isLate;
    expect(whole, isOwed ? 'all documents after a refusal' : 'all documents').toBeSuccess();
  });

  check('is accepted with either document type', 'PAYDOC-REQUIRED-007', async ({ platform }) => {
    const open = (await requirementsOf(platform)).filter((id) => typesFor(platform, id).length > 1);
    if (open.length === 0)
      undecided('no requirement of the payment accepts more than one document type');
    const { attachments, whole: one } = await quotedWithDocuments(platform);
    const leftOver = isSuccess(one) ? [] : attachments;
    const other = await createQuote(
      platform,
      await documentedBody(platform, await newAttachments(platform, 1, leftOver)),
    );
    if (!isSuccess(one) && !isSuccess(other)) taken(one);

    const isOfContract = open.every((id) => isExample(platform, id));
    for (const reply of [one, other]) {
      // That either is taken shows that the way they are supplied is understood.
      const isForDocuments = errorCodeOf(reply) === 'DOCUMENTS_REQUIRED';
      const isNamed = isOfContract && isForDocuments;
      expect(reply, isNamed ? 'a type that the contract names' : 'either type').toBeSuccess();
    }
  });
});
