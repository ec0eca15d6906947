import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { shownAmount } from '../../fixtures/areas/payments/amount.ts';
import { executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { promptKind } from '../../fixtures/areas/payments/magic-suffix-payment.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import { transactionWithOutcome } from '../../fixtures/areas/payments/payment-outcome.ts';
import {
  newQuote,
  OWN_FEE,
  quoteBody,
  requireAccepted,
} from '../../fixtures/areas/payments/quote.ts';
import { transactionIdOf } from '../../fixtures/areas/payments/settled-payment.ts';
import { readTransaction } from '../../fixtures/areas/payments/transaction.ts';
import { aroundFee, FEE } from '../../fixtures/areas/quotes/fees.ts';
import {
  hashBeforeSecond,
  onChainIn,
  paidByTwoCalls,
  paidOnChain,
  paidOnOtherChain,
  shownOnChain,
} from '../../fixtures/areas/transactions/on-chain.ts';
import { lasting } from '../../fixtures/areas/transactions/payments.ts';
import { check, expect, member, notShown, optional, text, waitFor } from '../../fixtures/index.ts';

check.describe('a transaction', () => {
  check('carries its platformFees', 'TRANSACTION-RECORD-001', async ({ platform }) => {
    const paid = await optional(() => aroundFee(platform));
    if (paid !== undefined && (shownAmount(paid.withFee.json, 'platformFeesIncluded') ?? 0) > 0) {
      // That one without a fee says so is not stated; one whose quote shows a fee carries it.
      const fees = member(paid.transaction, 'platformFees');
      expect(fees, 'the platformFees of a payment with a fee').toBeDefined();
    }
    const record = await readTransaction(platform, await lasting(platform));

    expect(member(record, 'platformFees'), 'the platformFees of the transaction').toBeDefined();
  });
});

check.describe('a failed transaction', () => {
  check('carries its platformFees', 'TRANSACTION-RECORD-013', async ({ platform }) => {
    const kind = await promptKind(platform, 'payout');
    const payer = await newPayer(platform);
    const wanted = { kind, suffix: '002' } as const;
    const { id } = await newExternalAccount(platform, payer.customerId, wanted);
    const body = quoteBody(payer.accountId, id, { platformFeeOverride: FEE });
    const quote = await newQuote(platform, body, OWN_FEE);
    requireAccepted(await executeQuote(platform, quote));
    const transactionId = await transactionIdOf(platform, quote);

    const record = await transactionWithOutcome(platform, transactionId, 'failed');

    // What was given back with its payment may be told as no fee, or not at all.
    expect(
      member(record, 'platformFees'),
      'the platformFees of the failed transaction',
    ).toBeDefined();
  });
});

check.describe('payments to external crypto wallets', () => {
  check('carry an onChainTransaction', 'TRANSACTION-RECORD-002', async ({ platform }) => {
    const [first] = await paidOnChain(platform);

    expect(await shownOnChain(platform, first), 'the onChainTransaction').toBeDefined();
  });

  check(
    'quoted and then executed carry an onChainTransaction',
    'TRANSACTION-RECORD-012',
    async ({ platform }) => {
      const [first] = await paidOnChain(platform);
      await shownOnChain(platform, first);
      const id = await paidByTwoCalls(platform);

      // A chain may take longer than the service itself.
      const record = await waitFor(
        async () => onChainIn(platform, await readTransaction(platform, id)),
        (found) => found !== undefined,
        platform.target.settleMs,
      );

      expect(record, 'the onChainTransaction').toBeDefined();
    },
  );

  for (const [name, row] of [
    ['transactionHash', 'TRANSACTION-RECORD-003'],
    ['network', 'TRANSACTION-RECORD-004'],
  ] as const) {
    check(`name the ${name} in their onChainTransaction`, row, async ({ platform }) => {
      for (const id of await paidOnChain(platform)) {
        const record = await shownOnChain(platform, id);

        expect(text(member(record, name)) ?? '', `the ${name} of the onChainTransaction`).toMatch(
          /\S/,
        );
      }
    });
  }

  check('have different transactionHashes', 'TRANSACTION-RECORD-005', async ({ platform }) => {
    const hashes = [];
    for (const id of await paidOnChain(platform)) {
      hashes.push(member(await shownOnChain(platform, id), 'transactionHash'));
    }

    expect(hashes, 'the transactionHashes').not.toContain(undefined);
    // One that was shown before the second payment was made cannot be of both.
    const [first] = hashes;
    const isBound = first !== undefined && first === (await hashBeforeSecond(platform));
    const isRepeated = isBound && new Set(hashes).size < hashes.length;
    expect(isRepeated, 'whether a payment shows the hash of an earlier one').toBe(false);
    expect(new Set(hashes).size, 'the number of different transactionHashes').toBe(hashes.length);
  });

  check(
    'on two networks show different networks',
    'TRANSACTION-RECORD-011',
    async ({ platform }) => {
      const [first] = await paidOnChain(platform);
      const other = await paidOnOtherChain(platform);

      const networks = [];
      for (const id of [first, other]) {
        networks.push(member(await shownOnChain(platform, id), 'network') ?? notShown('network'));
      }

      expect(new Set(networks).size, `the number of different networks among ${networks}`).toBe(2);
    },
  );

  check(
    'show the same onChainTransaction when read again',
    'TRANSACTION-RECORD-006',
    async ({ platform }) => {
      const [first] = await paidOnChain(platform);
      const record = await shownOnChain(platform, first);
      const again = await shownOnChain(platform, first);

      for (const name of ['transactionHash', 'network']) {
        const shown = member(record, name) ?? notShown(name);
        expect(member(again, name), `the ${name} of the onChainTransaction, read again`).toBe(
          shown,
        );
      }
    },
  );
});
