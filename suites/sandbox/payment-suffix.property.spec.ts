import * as fc from 'fast-check';
import type { AccountKind, WantedAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import {
  kindsTaken,
  payWithMagicSuffix,
  promptKind,
  sharedPayer,
  type Way,
} from '../../fixtures/areas/quotes/magic-suffix-payment.ts';
import {
  mayTakeDays,
  outcomeBySuffix,
  seenOutcome,
} from '../../fixtures/areas/quotes/suffix-outcome.ts';
import { covers, drawn, expect, type Platform, test, unverified } from '../../fixtures/index.ts';
import { everyOf } from '../../generators/every-of.ts';
import {
  evmAddressHolding,
  pixKeyWithDomainIn,
  usAccountNumberHolding,
} from '../../generators/external-accounts/holding.ts';
import { nearlyEnding } from '../../generators/external-accounts/nearly-ending.ts';
import { ordinaryEnding } from '../../generators/external-accounts/ordinary-ending.ts';

/** They fail whichever table is read (X-10), and within the time of a check. */
const failing = ['002', '004'];

interface Sent extends WantedAccount {
  readonly kind: AccountKind;
}

/** How an account is registered, and the ending that is to decide. */
type Case = readonly [wanted: Sent, suffix: string];

/** Holds it of payments that are made at the same time, for each may take its time. */
async function expectFates(platform: Platform, way: Way, cases: readonly Case[]): Promise<void> {
  const seen = await Promise.all(cases.map((each) => isSeen(platform, way, each)));
  if (!seen.includes(true)) mayTakeDays(`a ${way} over ACH`);
}

/** Whether what became of a payment was seen, and then was as it should be. */
async function isSeen(platform: Platform, way: Way, [wanted, suffix]: Case): Promise<boolean> {
  const make = async () =>
    payWithMagicSuffix(platform, way, await sharedPayer(platform, way), wanted);
  // A number can be registered once, however often a property looks at it.
  const { kind, identifier } = wanted;
  const payment =
    identifier === undefined
      ? await make()
      : await platform.once(`a ${way}, ${kind} ${identifier}`, make);
  const outcome = await seenOutcome(platform, { way, kind, suffix }, payment);
  const what = `a ${way}, ${wanted.kind} ${wanted.identifier ?? `in ${wanted.suffix}`}`;
  if (outcome === undefined) return false;
  expect(outcome, what).toBe(outcomeBySuffix(way, suffix));
  return true;
}

/** Numbers of a kind that hold digits where they select nothing. */
const holding = [
  ['USD_ACCOUNT', usAccountNumberHolding],
  ['ETHEREUM_WALLET', evmAddressHolding],
] as const;

for (const [way, rows] of [
  ['pull', ['PULL-SUFFIX-001', 'PULL-SUFFIX-002', 'PULL-SUFFIX-003', 'PULL-SUFFIX-004']],
  ['payout', ['PAYTO-SUFFIX-001', 'PAYTO-SUFFIX-002', 'PAYTO-SUFFIX-003', 'PAYTO-SUFFIX-004']],
] as const) {
  const [decided, near, held, domain] = rows;

  test.describe(`the number of the account of a ${way}`, () => {
    test('decides by its last three digits', covers(decided), async ({ platform }) => {
      const kinds = await kindsTaken(platform, way);
      const cases = kinds.flatMap((kind) =>
        [...failing, ...drawn(ordinaryEnding, 3)].map((suffix): Case => [{ kind, suffix }, suffix]),
      );

      await expectFates(platform, way, cases);
    });

    test('decides nothing by digits alike', covers(near), async ({ platform }) => {
      const kind = await promptKind(platform, way);
      const endings = [...new Set(failing.flatMap((suffix) => everyOf(nearlyEnding(suffix))))];

      const cases = endings.map((suffix): Case => [{ kind, suffix }, suffix]);
      await expectFates(platform, way, cases);
    });

    test('decides nothing by other places', covers(held), async ({ platform }) => {
      const kinds = await kindsTaken(platform, way);
      const taken = holding.filter(([kind]) => kinds.includes(kind));
      if (taken.length === 0)
        unverified('no account with free digits is taken, and none is owed (G-150)');
      const cases = taken.flatMap(([kind, numbers]) =>
        drawn(fc.constantFrom(...failing).chain(numbers), 4).map(
          (identifier): Case => [{ kind, identifier }, '999'],
        ),
      );

      await expectFates(platform, way, cases);
    });

    test('decides by the part before a domain', covers(domain), async ({ platform }) => {
      const kinds = await kindsTaken(platform, way);
      const kind = 'BRL_ACCOUNT';
      if (!kinds.includes(kind)) unverified('no PIX key is taken, and none is owed (G-150)');
      const cases = failing.flatMap((suffix): readonly Case[] => [
        [{ kind, suffix }, suffix],
        ...drawn(pixKeyWithDomainIn(suffix), 2).map(
          (identifier): Case => [{ kind, identifier }, '999'],
        ),
      ]);

      await expectFates(platform, way, cases);
    });
  });
}
