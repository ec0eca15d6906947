import * as fc from 'fast-check';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { fateBy, seenFate } from '../../fixtures/check/payment-fate.ts';
import { forAll } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import type { AccountKind, WantedAccount } from '../../fixtures/payments/external-account.ts';
import {
  kindsTaken,
  promptKind,
  sharedPayer,
  steered,
  type Way,
} from '../../fixtures/payments/steered.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import {
  evmAddressHolding,
  pixKeyWithDomainIn,
  usAccountNumberHolding,
} from '../../generators/accounts/holding.ts';
import { nearlyEnding } from '../../generators/accounts/nearly-ending.ts';
import { ordinaryEnding } from '../../generators/accounts/ordinary-ending.ts';
import { everyOf } from '../../generators/every-of.ts';

/** They fail whichever table is read (X-10), and within the time of a check. */
const failing = ['002', '004'];

interface Sent extends WantedAccount {
  readonly kind: AccountKind;
}

async function expectFate(platform: Platform, way: Way, wanted: Sent, suffix: string) {
  const make = async () => steered(platform, way, await sharedPayer(platform, way), wanted);
  // A number can be registered once, however often a property looks at it.
  const { kind, identifier } = wanted;
  const payment =
    identifier === undefined
      ? await make()
      : await platform.once(`a ${way}, ${kind} ${identifier}`, make);
  const awaited = fateBy(way, suffix);
  const fate = await seenFate(platform, wanted.kind, payment, awaited);
  const what = `a ${way}, ${wanted.kind} ${wanted.identifier ?? `in ${wanted.suffix}`}`;
  expect(fate, what).toBe(awaited);
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
      for (const kind of await kindsTaken(platform, way)) {
        for (const endings of [fc.constantFrom(...failing), ordinaryEnding]) {
          await forAll(endings, (suffix) => expectFate(platform, way, { kind, suffix }, suffix), 3);
        }
      }
    });

    test('decides nothing by digits alike', covers(near), async ({ platform }) => {
      const kind = await promptKind(platform, way);
      const endings = [...new Set(failing.flatMap((suffix) => everyOf(nearlyEnding(suffix))))];

      await Promise.all(
        endings.map((suffix) => expectFate(platform, way, { kind, suffix }, suffix)),
      );
    });

    test('decides nothing by other places', covers(held), async ({ platform }) => {
      const kinds = await kindsTaken(platform, way);
      const taken = holding.filter(([kind]) => kinds.includes(kind));
      if (taken.length === 0) unverified('no account with free digits is taken; it rests on G-150');
      for (const [kind, numbers] of taken) {
        const identifiers = fc.constantFrom(...failing).chain(numbers);
        await forAll(
          identifiers,
          (identifier) => expectFate(platform, way, { kind, identifier }, '999'),
          4,
        );
      }
    });

    test('decides by the part before a domain', covers(domain), async ({ platform }) => {
      const kinds = await kindsTaken(platform, way);
      const kind = 'BRL_ACCOUNT';
      if (!kinds.includes(kind)) unverified('no PIX key is taken; it rests on G-150');
      for (const suffix of failing) {
        await expectFate(platform, way, { kind, suffix }, suffix);
        await forAll(
          pixKeyWithDomainIn(suffix),
          (identifier) => expectFate(platform, way, { kind, identifier }, '999'),
          2,
        );
      }
    });
  });
}
