import type { RequirementId } from '../../spec/generated/requirement-ids.ts';

/** Members of a quote that make it one that cannot be, each by one fault. */
interface InvalidMembers {
  readonly what: string;
  readonly row: RequirementId;
  readonly faults: readonly object[];
}

/** A member that is undefined is not sent. */
export const invalidQuoteMembers: readonly InvalidMembers[] = [
  { what: 'without a source', row: 'QUOTE-INPUT-001', faults: [{ source: undefined }] },
  { what: 'without a destination', row: 'QUOTE-INPUT-002', faults: [{ destination: undefined }] },
  {
    what: 'without an amount',
    row: 'QUOTE-INPUT-003',
    faults: [{ lockedCurrencyAmount: undefined }],
  },
  {
    what: 'with an amount of zero or less',
    row: 'QUOTE-INPUT-004',
    faults: [{ lockedCurrencyAmount: 0 }, { lockedCurrencyAmount: -10_000 }],
  },
  {
    what: 'with an amount that is not a whole number',
    row: 'QUOTE-INPUT-005',
    faults: [{ lockedCurrencyAmount: 10_000.5 }, { lockedCurrencyAmount: 'much' }],
  },
  {
    what: 'with an unknown lockedCurrencySide',
    row: 'QUOTE-INPUT-006',
    faults: [{ lockedCurrencySide: 'BOTH' }],
  },
  {
    what: 'with an invalid immediatelyExecute',
    row: 'QUOTE-INPUT-007',
    faults: [{ immediatelyExecute: 'now' }],
  },
  {
    what: 'with an invalid remittanceInformation',
    row: 'QUOTE-INPUT-008',
    faults: [{ remittanceInformation: { text: 4711 } }],
  },
  {
    what: 'with an invalid purposeOfPayment',
    row: 'QUOTE-INPUT-009',
    faults: [{ purposeOfPayment: { text: 'OTHER' } }],
  },
  {
    what: 'with an unknown source type',
    row: 'QUOTE-INPUT-010',
    faults: [{ source: { sourceType: 'MATTRESS' } }],
  },
];

/** Several faults beside each other, by the member they are in. */
export const severalInvalidMembers: Readonly<Record<string, unknown>> = {
  lockedCurrencyAmount: 'much',
  lockedCurrencySide: 'BOTH',
  immediatelyExecute: 'now',
  remittanceInformation: { text: 4711 },
};
