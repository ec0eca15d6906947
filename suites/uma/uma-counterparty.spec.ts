import { readCustomer } from '../../fixtures/areas/customers/record.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { settledBalance } from '../../fixtures/areas/payments/balance.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { requireOwnRules } from '../../fixtures/areas/payments/quote.ts';
import { namesToBeTold, plain } from '../../fixtures/areas/uma/asked-names.ts';
import { lookupCustomer, lookupUma } from '../../fixtures/areas/uma/calls.ts';
import {
  quoteAt,
  requireCounterparty,
  requireQuotedAt,
  toldOtherwise,
} from '../../fixtures/areas/uma/counterparties.ts';
import {
  check,
  expect,
  isSuccess,
  listIn,
  member,
  type Platform,
  type Reply,
  requireSuccess,
  text,
  undecided,
} from '../../fixtures/index.ts';

/** What a receiver may have to know of whoever pays. */
const SENDER = {
  ...{ fullName: 'Robin Example', nationality: 'US', birthDate: '1990-01-15' },
  address: { line1: '123 Pine Street', city: 'Seattle', postalCode: '98101', country: 'US' },
};

/** The same with the names that a receiver asks by, whatever their spelling: `BIRTH_DATE` is `birthDate`. */
function senderBy(names: readonly string[]): Readonly<Record<string, unknown>> {
  const asked = (known: string) => names.find((name) => plain(name) === plain(known)) ?? known;
  return Object.fromEntries(Object.entries(SENDER).map(([name, value]) => [asked(name), value]));
}

/** The fields that an address asks for of whoever pays, as a lookup shows them (G-169). */
async function mandatoryFields(platform: Platform, address: string): Promise<readonly unknown[]> {
  const reply = await lookupUma(platform, address, await lookupCustomer(platform));
  requireSuccess(platform, 'lookupUma', reply, 'a lookup at another provider');
  const fields = listIn(reply, 'requiredPayerDataFields') ?? [];
  return fields.filter((field) => member(field, 'mandatory') === true);
}

/** A quote to an address that asks for more, with all of it. Ends a check where that is not in `SENDER`. */
async function quoteOfKnown(platform: Platform) {
  const address = requireCounterparty(platform, 'asking');
  const asked = await mandatoryFields(platform, address);
  const names = asked.flatMap((field) => text(member(field, 'name')) ?? []);
  const sender = senderBy(names);
  const other = names.find((name) => !Object.hasOwn(sender, name));
  if (other !== undefined)
    undecided(`the UMA receiver asks for the sender's ${other}, which the run does not send`);
  const { body, payer } = await quoteAt(platform, address, { senderCustomerInfo: sender });
  return { body, sender, names, payer };
}

/** A quote at another provider that takes it: the positive control of those that are not taken. */
function takenQuote(platform: Platform) {
  return platform.once('a quote at another provider', async () => {
    const { body } = await quoteAt(platform, requireCounterparty(platform, 'good'));
    return requireQuotedAt(platform, await quoted(platform, body));
  });
}

/** The answer to a quote at another provider; `due` is the code that its fault is to be told by. */
async function quoted(platform: Platform, body: object, due?: string): Promise<Reply> {
  return requireOwnRules(toldOtherwise(await createQuote(platform, body), due));
}

check.describe("the lookup of a counterparty's address", () => {
  check('that does not exist returns 404 UMA_NOT_FOUND', 'UMA-PEER-001', async ({ platform }) => {
    const address = requireCounterparty(platform, 'good');
    const { payer } = await quoteAt(platform, address);
    const found = await lookupUma(platform, address, payer.customerId);
    requireSuccess(platform, 'lookupUma', found, 'a lookup at another provider');

    const unknown = address.replace('$', '$nobody.of.that.name.');
    expect(await lookupUma(platform, unknown, payer.customerId)).toBeError(404, 'UMA_NOT_FOUND');
  });
});

check.describe('a quote to a counterparty', () => {
  check('that accepts the pay request succeeds', 'UMA-PEER-002', async ({ platform }) => {
    const { body } = await quoteAt(platform, requireCounterparty(platform, 'good'));

    expect(await quoted(platform, body)).toBeSuccess();
  });

  for (const [code, fault, status, row] of [
    ['QUOTE_REQUEST_FAILED', 'does not answer', 400, 'UMA-PEER-003'],
    ['SENDER_NOT_ACCEPTED', 'does not accept the sender', 400, 'UMA-PEER-004'],
    ['PARSE_PAYREQ_RESPONSE_ERROR', 'does not answer with JSON', 400, 'UMA-PEER-005'],
    ['INVALID_PAYREQ_RESPONSE', 'answers with a wrong amount', 400, 'UMA-PEER-006'],
    [
      'UNRECOGNIZED_MANDATORY_COUNTERPARTY_DATA_KEY',
      'requires data under an unknown key',
      501,
      'UMA-PEER-007',
    ],
  ] as const) {
    check(`that ${fault} is refused with ${status}`, row, async ({ platform }) => {
      const address = requireCounterparty(platform, code);
      await takenQuote(platform);
      const { body } = await quoteAt(platform, address);

      expect(await quoted(platform, body, code)).toBeError(status, code);
    });
  }

  check(
    'that does not answer leaves the source balance unchanged',
    'UMA-PEER-008',
    async ({ platform }) => {
      const address = requireCounterparty(platform, 'QUOTE_REQUEST_FAILED');
      await takenQuote(platform);
      const { payer, body } = await quoteAt(platform, address, { immediatelyExecute: true });
      const before = await balanceOf(platform, payer);

      const reply = await quoted(platform, body);

      expect(reply, 'a payment that the counterparty does not answer').toBeRefused();
      // What was debited may be refunded a moment later.
      expect(
        await settledBalance(platform, payer, before),
        'the balance of the payer after the failed payment',
      ).toBe(before);
    },
  );
});

check.describe('for a UMA address that requires sender data,', () => {
  check('a lookup shows the mandatory fields', 'UMA-PAYER-001', async ({ platform }) => {
    const mandatory = await mandatoryFields(platform, requireCounterparty(platform, 'asking'));

    expect(mandatory.length, 'the number of mandatory fields').toBeGreaterThan(0);
  });

  check('a quote without the data returns 400', 'UMA-PAYER-002', async ({ platform }) => {
    const address = requireCounterparty(platform, 'asking');
    await takenQuote(platform);
    const { body } = await quoteAt(platform, address);

    const reply = await quoted(platform, body);

    expect(reply).toBeError(400, 'MISSING_MANDATORY_USER_INFO');
  });

  check('a quote with all the data is accepted', 'UMA-PAYER-003', async ({ platform }) => {
    const { body } = await quoteOfKnown(platform);

    expect(await quoted(platform, body)).toBeSuccess();
  });

  check('a quote with a part of the data returns 400', 'UMA-PAYER-004', async ({ platform }) => {
    const { body, sender, names, payer } = await quoteOfKnown(platform);
    requireQuotedAt(platform, await quoted(platform, body));
    const bare = await quoted(platform, { ...body, senderCustomerInfo: undefined });
    const record = await readCustomer(platform, payer.customerId);
    const due = namesToBeTold(names, { record, isToldAnyway: !isSuccess(bare) });

    const refused = [];
    for (const name of Object.keys(sender)) {
      const senderCustomerInfo = { ...sender, [name]: undefined };
      const less = { ...body, senderCustomerInfo };
      const reply = await quoted(platform, less);
      if (isSuccess(reply) && !due.includes(name)) continue;
      expect(reply, `a quote without ${name}`).toBeError(400, 'MISSING_MANDATORY_USER_INFO');
      refused.push(name);
    }
    expect(
      refused.length,
      'the number of members without which the quote is refused',
    ).toBeGreaterThan(0);
  });
});
