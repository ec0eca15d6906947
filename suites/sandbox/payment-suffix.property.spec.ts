import * as fc from 'fast-check';
import {
  type AccountKind,
  NEUTRAL,
  newExternalAccount,
  type WantedAccount,
} from '../../fixtures/areas/external-accounts/payee.ts';
import {
  kindsTaken,
  pay,
  promptOf,
  sharedPayer,
} from '../../fixtures/areas/payments/magic-suffix-payment.ts';
import {
  mayTakeDays,
  outcomeBySuffix,
  seenOutcome,
} from '../../fixtures/areas/payments/suffix-outcome.ts';
import { check, drawn, expect, undecided } from '../../fixtures/index.ts';
import { everyOf } from '../../generators/every-of.ts';
import {
  evmAddressHolding,
  pixKeyWithDomainIn,
  usAccountNumberHolding,
} from '../../generators/external-accounts/holding.ts';
import { nearlyEnding } from '../../generators/external-accounts/nearly-ending.ts';
import { ordinaryEnding } from '../../generators/external-accounts/ordinary-ending.ts';

/** They fail whichever table is read, and within the time of a check. */
const failing = ['002', '004'];

/** An external account to register, and the ending that is to decide a payment with it. */
interface Case {
  readonly wanted: WantedAccount & { readonly kind: AccountKind };
  readonly suffix: string;
}

/** Accounts of every kind with endings that fail a payment, and with others. */
function endings(kinds: readonly AccountKind[]): readonly Case[] {
  const suffixes = [...failing, ...drawn(ordinaryEnding, 3)];
  return kinds.flatMap((kind) => suffixes.map((suffix) => ({ wanted: { kind, suffix }, suffix })));
}

/** Accounts whose ending nearly is one that fails a payment. */
function nearEndings(kinds: readonly AccountKind[]): readonly Case[] {
  const kind = promptOf(kinds);
  const suffixes = [...new Set(failing.flatMap((suffix) => everyOf(nearlyEnding(suffix))))];
  return suffixes.map((suffix) => ({ wanted: { kind, suffix }, suffix }));
}

/** Accounts that hold those digits where they select nothing. */
function digitsElsewhere(kinds: readonly AccountKind[]): readonly Case[] {
  const free = [
    ['USD_ACCOUNT', usAccountNumberHolding],
    ['ETHEREUM_WALLET', evmAddressHolding],
  ] as const;
  const taken = free.filter(([kind]) => kinds.includes(kind));
  if (taken.length === 0)
    undecided(
      'the service accepts no pull or payout under test with a USD_ACCOUNT or ETHEREUM_WALLET, which the contract allows',
    );
  return taken.flatMap(([kind, numbers]) => {
    const drawnNumbers = drawn(fc.constantFrom(...failing).chain(numbers), 4);
    // A number can be registered once.
    return [...new Set(drawnNumbers)].map((identifier) => ({
      wanted: { kind, identifier },
      suffix: NEUTRAL,
    }));
  });
}

/** PIX keys with those digits before their domain, and in it. */
function digitsOfDomain(kinds: readonly AccountKind[]): readonly Case[] {
  const kind = 'BRL_ACCOUNT';
  if (!kinds.includes(kind))
    undecided(
      'the service accepts no pull or payout under test with the PIX key of a BRL_ACCOUNT, which the contract allows',
    );
  return failing.flatMap((suffix) => [
    { wanted: { kind, suffix }, suffix },
    ...[...new Set(drawn(pixKeyWithDomainIn(suffix), 2))].map((identifier) => ({
      wanted: { kind, identifier } as const,
      suffix: NEUTRAL,
    })),
  ]);
}

const properties = [
  [
    'has the outcome that the last three digits of the number select',
    endings,
    'PULL-SUFFIX-001',
    'PAYTO-SUFFIX-001',
  ],
  [
    'whose last 3 digits are close to a listed suffix completes',
    nearEndings,
    'PULL-SUFFIX-002',
    'PAYTO-SUFFIX-002',
  ],
  [
    'whose number has a suffix only at its start or middle completes',
    digitsElsewhere,
    'PULL-SUFFIX-003',
    'PAYTO-SUFFIX-003',
  ],
  [
    'has the outcome that the three digits before a domain part select',
    digitsOfDomain,
    'PULL-SUFFIX-004',
    'PAYTO-SUFFIX-004',
  ],
] as const;

for (const way of ['pull', 'payout'] as const) {
  check.describe(way === 'pull' ? 'a pull from an account' : 'a payout to an account', () => {
    for (const [title, casesOf, pullRow, payoutRow] of properties) {
      check(title, way === 'pull' ? pullRow : payoutRow, async ({ platform }) => {
        const cases = casesOf(await kindsTaken(platform, way));
        const { customerId, accountId } = await sharedPayer(platform, way);

        // At the same time, for each may take its time.
        const outcomes = await Promise.all(
          cases.map(async ({ wanted, suffix }) => {
            const account = await newExternalAccount(platform, customerId, wanted);
            const payment = await pay(platform, way, accountId, account);
            const { kind, identifier } = wanted;
            const outcome = await seenOutcome(platform, { way, kind, suffix }, payment);
            const what = `the outcome of a ${way}, ${kind} ${identifier ?? `ending in ${suffix}`}`;
            if (outcome !== undefined) expect(outcome, what).toBe(outcomeBySuffix(way, suffix));
            return outcome;
          }),
        );
        if (outcomes.every((outcome) => outcome === undefined)) mayTakeDays(`a ${way} over ACH`);
      });
    }
  });
}
