import {
  accountsUnderTest,
  euros,
  externalDestination,
  moneyMovedBy,
} from '../../fixtures/areas/payments/accounts-under-test.ts';
import { shownAmount } from '../../fixtures/areas/payments/amount.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { overSomeKind, payoutQuote } from '../../fixtures/areas/payments/corridor.ts';
import { newPayer, payee } from '../../fixtures/areas/payments/payer.ts';
import {
  ASKED,
  newQuote,
  quoteBody,
  requireAsked,
  requireOwnRules,
} from '../../fixtures/areas/payments/quote.ts';
import { expectShown } from '../../fixtures/areas/quotes/shown-member.ts';
import {
  check,
  errorCodeOf,
  expect,
  isSuccess,
  member,
  type Platform,
  undecided,
} from '../../fixtures/index.ts';

/** A quote with all that the contract names of one, which nobody executes; once per worker. */
function quoteOfAllMembers(platform: Platform) {
  return platform.once('a quote that stays open', async () => {
    const ends = await accountsUnderTest(platform);
    const body = quoteBody(ends.from.accountId, ends.to.accountId, ASKED);
    const ask = async () => requireAsked(platform, await createQuote(platform, body));
    return { ...(await moneyMovedBy(platform, ends, ask, 'nothing')), body };
  });
}

/** Codes that say of a payee that it is none. */
const NO_PAYEE: readonly (string | undefined)[] = [
  'ACCOUNT_NOT_FOUND',
  'INVALID_BANK_ACCOUNT',
  'INVALID_RECEIVER',
];

check.describe('a quote', () => {
  check(
    'between internal accounts in one currency is accepted',
    'QUOTE-CREATE-001',
    async ({ platform }) => {
      const { from, to } = await accountsUnderTest(platform);

      const reply = await createQuote(platform, quoteBody(from.accountId, to.accountId));

      expect(requireOwnRules(reply)).toBeSuccess();
    },
  );

  check(
    'between internal accounts in different currencies is accepted',
    'QUOTE-CREATE-002',
    async ({ platform }) => {
      const [{ from }, { accountId }] = [await accountsUnderTest(platform), await euros(platform)];
      const outOfDollars = quoteBody(from.accountId, accountId);
      const intoDollars = quoteBody(accountId, from.accountId);

      const there = requireOwnRules(await createQuote(platform, outOfDollars));
      const back = requireOwnRules(await createQuote(platform, intoDollars));

      if (![there, back].some(isSuccess)) {
        const { reply, kind } = await payoutQuote(platform);
        const hasRate = isSuccess(reply) && kind !== 'USD_ACCOUNT';
        if (hasRate)
          undecided(
            'POST /quotes accepts payments between two currencies only to external accounts, and not between USD and EUR internal accounts',
          );
      }
      expect([there, back].find(isSuccess) ?? there, 'the quote in either direction').toBeSuccess();
    },
  );

  check('to an external account is accepted', 'QUOTE-CREATE-003', async ({ platform }) => {
    const { from } = await accountsUnderTest(platform);

    const { reply } = await overSomeKind(platform, async (kind) => {
      const { id } = await externalDestination(platform, { kind });
      return { reply: await createQuote(platform, quoteBody(from.accountId, id)) };
    });

    const isNoPayee = NO_PAYEE.includes(errorCodeOf(reply));
    expect(
      reply,
      isNoPayee ? 'a payout to what is said not to be a payee' : 'a payout',
    ).toBeSuccess();
  });

  for (const [end, row, type] of [
    ['source', 'QUOTE-CREATE-004', 'sourceType'],
    ['destination', 'QUOTE-CREATE-005', 'destinationType'],
  ] as const) {
    check(`shows its ${end}`, row, async ({ platform }) => {
      const { reply, body } = await quoteOfAllMembers(platform);

      for (const name of [type, 'accountId']) {
        expectShown(member(reply.json, end), name, member(body[end], name));
      }
    });
  }

  check('shows its lockedCurrencyAmount', 'QUOTE-CREATE-006', async ({ platform }) => {
    const name = 'lockedCurrencyAmount';
    const { json } = (await quoteOfAllMembers(platform)).reply;

    // With its currency or without.
    expectShown({ [name]: shownAmount(json, name) ?? member(json, name) }, name, ASKED[name]);
  });

  for (const [name, row] of [
    ['remittanceInformation', 'QUOTE-CREATE-009'],
    ['purposeOfPayment', 'QUOTE-CREATE-010'],
  ] as const) {
    check(`shows its ${name}`, row, async ({ platform }) => {
      const { reply } = await quoteOfAllMembers(platform);

      expectShown(reply.json, name, ASKED[name]);
    });
  }

  for (const [name, other, row] of [
    ['lockedCurrencySide', 'RECEIVING', 'QUOTE-CREATE-007'],
    ['immediatelyExecute', true, 'QUOTE-CREATE-008'],
  ] as const) {
    check(`shows its ${name}`, row, async ({ platform }) => {
      const { reply } = await quoteOfAllMembers(platform);
      expectShown(reply.json, name, ASKED[name]);
      const [from, to] = [await newPayer(platform), await payee(platform)];

      const body = quoteBody(from.accountId, to.accountId, { [name]: other });
      const otherwise = await createQuote(platform, body);

      if (isSuccess(otherwise)) expectShown(otherwise.json, name, other);
    });
  }

  check('has a unique id and transactionId', 'QUOTE-CREATE-011', async ({ platform }) => {
    const { from, to } = await accountsUnderTest(platform);
    const body = quoteBody(from.accountId, to.accountId);

    const [one, other] = [await newQuote(platform, body), await newQuote(platform, body)];

    expect(one.id, 'the id of the second quote').not.toBe(other.id);
    expect(one.transactionId ?? one.id, 'the transactionId of the second quote').not.toBe(
      other.transactionId,
    );
  });

  check(
    'with immediatelyExecute false moves no money until executed',
    'QUOTE-CREATE-012',
    async ({ platform }) => {
      const { debited, credited } = await quoteOfAllMembers(platform);

      expect([debited, credited], 'the amounts debited and credited').toEqual([0, 0]);
    },
  );
});
