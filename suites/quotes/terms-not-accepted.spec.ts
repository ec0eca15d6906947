import { agreementConsent } from '../../fixtures/areas/customers/agreements.ts';
import { updateBusiness } from '../../fixtures/areas/customers/business-consents.ts';
import { entriesOf, entryFor, offered, singleOf } from '../../fixtures/areas/customers/consents.ts';
import { readUntil, update } from '../../fixtures/areas/customers/updates.ts';
import { type Moved, moneyMovedBy } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { newBusinessPayer } from '../../fixtures/areas/payments/business-payer.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import {
  acceptTerms,
  giveConsent,
  payerWithoutTerms,
  platformDemandingTerms,
  requireQuotes,
  unlessNotDemanded,
} from '../../fixtures/areas/payments/ineligible-payers.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import { quoteBody } from '../../fixtures/areas/payments/quote.ts';
import { quoteAndExecute } from '../../fixtures/areas/payments/quote-and-execute.ts';
import {
  check,
  expect,
  isSuccess,
  type Platform,
  requireCapability,
  undecided,
  unreached,
  waitFor,
} from '../../fixtures/index.ts';

/** Payments of a customer before and after the terms are accepted; once per worker. */
function aroundTheTerms(platform: Platform) {
  return platform.once('a payment before and after the terms', async () => {
    const { from, to } = await payerWithoutTerms(platform);
    const body = quoteBody(from.accountId, to.accountId);
    const pay = () => quoteAndExecute(platform, body);
    const payAtOnce = () => createQuote(platform, { ...body, immediatelyExecute: true });
    const refused = await moneyMovedBy(platform, { from, to }, pay, 'nothing');
    const refusedAtOnce = await moneyMovedBy(platform, { from, to }, payAtOnce, 'nothing');
    await acceptTerms(platform, from);
    const accepted = await waitFor(pay, isSuccess, platform.target.settleMs);
    return { refused, refusedAtOnce, accepted, acceptedAtOnce: await payAtOnce() };
  });
}

/** Payments of a customer after another agreement, the terms in their single form, and a later one. */
function afterOtherAgreements(platform: Platform) {
  return platform.once('a payment after other agreements', async () => {
    const [terms, other, later = other] = await offered(platform);
    const { from, to } = await payerWithoutTerms(platform);
    const pay = () => quoteAndExecute(platform, quoteBody(from.accountId, to.accountId));
    if (other !== undefined) {
      await giveConsent(platform, from, { agreementConsents: [entryFor(other)] });
      const isRead = (read: unknown) => entriesOf(read, other.type).length > 0;
      await readUntil(platform, from.customerId, isRead);
    }
    const afterOther = other && (await moneyMovedBy(platform, { from, to }, pay, 'nothing'));
    const single = await singleOf(platform, terms.version);
    await giveConsent(platform, from, { endUserTermsConsent: single });
    const afterSingle = await waitFor(pay, isSuccess, platform.target.settleMs);
    const members = later && { agreementConsents: [entryFor(later)] };
    const isTaken = members && isSuccess(await update(platform, from.customerId, members));
    return { afterOther, afterSingle, afterLater: isTaken ? await pay() : undefined };
  });
}

/** Payments of a business before and after it accepts the terms; once per worker. */
function ofBusinessAroundTheTerms(platform: Platform) {
  return platform.once('a payment of a business before and after the terms', async () => {
    requireCapability(platform, 'agreements', 'customers.business');
    const to = await newPayer(platform);
    await requireQuotes(platform);
    const from = await newBusinessPayer(platform, {});
    const pay = () => quoteAndExecute(platform, quoteBody(from.accountId, to.accountId));
    const refused = await moneyMovedBy(platform, { from, to }, pay, 'nothing');
    const consent = await agreementConsent(platform);
    if (Object.keys(consent).length === 0)
      undecided('the service lists no terms that the business could accept');
    const { status } = await updateBusiness(platform, from.customerId, consent);
    if (status >= 300)
      unreached(
        `PATCH /customers/{customerId} of a business with a consent to the terms answered ${status}`,
      );
    return { refused, accepted: await waitFor(pay, isSuccess, platform.target.settleMs) };
  });
}

/** A payment that is right in all but the terms: the same is paid once they are accepted. */
async function refusedAtOnce(platform: Platform): Promise<Moved> {
  const { refusedAtOnce: payment, acceptedAtOnce } = await aroundTheTerms(platform);
  if (!isSuccess(acceptedAtOnce)) {
    const { status } = acceptedAtOnce;
    unreached(
      `POST /quotes with immediatelyExecute answered ${status} after the terms were accepted`,
      [],
      acceptedAtOnce,
    );
  }
  return payment;
}

async function refusedAfterOther(platform: Platform): Promise<Moved> {
  const { afterOther } = await afterOtherAgreements(platform);
  return (
    afterOther ??
    undecided('GET /customers/agreements lists no agreement other than the end-user terms')
  );
}

/** Whether a business may pay here at all shows once it has accepted the terms. */
async function refusedToBusiness(platform: Platform): Promise<Moved> {
  const { refused, accepted } = await ofBusinessAroundTheTerms(platform);
  if (!isSuccess(accepted)) {
    undecided(
      `the same payment by the business answered ${accepted.status} after the terms were accepted`,
      accepted,
    );
  }
  return refused;
}

const refusedLater = async (platform: Platform) => (await aroundTheTerms(platform)).refused;

check.describe('a customer without accepted end-user terms', () => {
  for (const [who, how, paid, refusal, effect] of [
    ['', '', refusedLater, 'QUOTE-TERMS-001', 'QUOTE-TERMS-002'],
    ['', ' with immediatelyExecute', refusedAtOnce, 'QUOTE-TERMS-004', 'QUOTE-TERMS-005'],
    [
      'who accepted another agreement ',
      '',
      refusedAfterOther,
      'QUOTE-TERMS-006',
      'QUOTE-TERMS-007',
    ],
    ['who is a business ', '', refusedToBusiness, 'QUOTE-TERMS-011', 'QUOTE-TERMS-012'],
  ] as const) {
    check(`${who}cannot pay${how}`, refusal, async ({ run }) => {
      const platform = platformDemandingTerms(run);
      const { reply } = await paid(platform);

      expect(unlessNotDemanded(platform, reply)).toBeError(403, 'END_USER_TERMS_NOT_ACCEPTED');
    });

    check(`${who}moves no money${how}`, effect, async ({ run }) => {
      const platform = platformDemandingTerms(run);
      const { reply, debited, credited } = await paid(platform);

      unlessNotDemanded(platform, reply);
      expect([debited, credited], 'the amounts debited and credited').toEqual([0, 0]);
    });
  }
});

check.describe('a customer who has accepted the end-user terms', () => {
  check('can pay', 'QUOTE-TERMS-003', async ({ run }) => {
    const { accepted } = await aroundTheTerms(platformDemandingTerms(run));

    expect(accepted).toBeSuccess();
  });

  check('with endUserTermsConsent can pay', 'QUOTE-TERMS-008', async ({ run }) => {
    const { afterSingle } = await afterOtherAgreements(platformDemandingTerms(run));

    expect(afterSingle).toBeSuccess();
  });

  check('can pay after accepting another agreement', 'QUOTE-TERMS-016', async ({ run }) => {
    const { afterSingle, afterLater } = await afterOtherAgreements(platformDemandingTerms(run));
    if (afterLater === undefined)
      undecided(
        'PATCH /customers/{customerId} accepts no further agreement after the end-user terms',
      );
    if (!isSuccess(afterSingle))
      undecided(
        `a payment after endUserTermsConsent answered ${afterSingle.status}, before the other terms were accepted`,
        afterSingle,
      );

    expect(afterLater).toBeSuccess();
  });
});
