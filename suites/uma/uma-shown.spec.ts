import { readTransaction } from '../../fixtures/areas/payments/transaction.ts';
import {
  newUserAddress,
  umaAddress,
  umaReceivers,
  umaUser,
} from '../../fixtures/areas/uma/addresses.ts';
import { lookupCustomer, lookupUma, sandboxReceive } from '../../fixtures/areas/uma/calls.ts';
import { expectReceived } from '../../fixtures/areas/uma/received.ts';
import {
  check,
  expect,
  member,
  notShown,
  type Platform,
  requireSuccess,
  text,
  undecided,
  unreached,
} from '../../fixtures/index.ts';

type Receiver = keyof typeof umaReceivers;

/** What a lookup shows of an address that it finds. */
async function lookedUp(platform: Platform, address: string): Promise<unknown> {
  const reply = await lookupUma(platform, address, await lookupCustomer(platform));
  return requireSuccess(platform, 'lookupUma', reply, 'a lookup').json;
}

/** The transaction that a payment from an address brings a new user, as it is read. */
async function receivedFrom(platform: Platform, senderUmaAddress: string): Promise<string> {
  const user = await umaUser(platform);
  const reply = await sandboxReceive(platform, user, { senderUmaAddress });
  expectReceived(reply);
  const id =
    text(member(reply.json, 'id')) ??
    unreached('POST /sandbox/uma/receive answered without the id of the payment');
  return JSON.stringify(await readTransaction(platform, id));
}

check.describe('the lookup of a test receiver', () => {
  for (const [receiver, currency, row] of [
    ['USD', 'USD', 'UMA-LOOKUP-008'],
    ['EUR', 'EUR', 'UMA-LOOKUP-009'],
    ['MXN', 'MXN', 'UMA-LOOKUP-010'],
  ] as const satisfies readonly (readonly [Receiver, string, string])[]) {
    check(
      `for ${receiver} shows ${currency} among the supported currencies`,
      row,
      async ({ platform }) => {
        const found = await lookedUp(platform, umaAddress(platform, receiver));

        const shown = member(found, 'supportedCurrencies') ?? notShown('the currencies');
        const isThere = JSON.stringify(shown).includes(`"${currency}"`);
        expect(isThere, `whether ${currency} is among the currencies`).toBe(true);
      },
    );
  }

  check('shows the address that was looked up', 'UMA-LOOKUP-011', async ({ platform }) => {
    for (const receiver of Object.keys(umaReceivers) as Receiver[]) {
      const address = umaAddress(platform, receiver);
      const found = await lookedUp(platform, address);
      expect(member(found, 'receiverUmaAddress'), 'the receiverUmaAddress in the answer').toBe(
        address,
      );
    }
  });
});

check.describe('the lookup of a user of the platform', () => {
  check('finds the user', 'UMA-LOOKUP-012', async ({ platform }) => {
    const address = await newUserAddress(platform);

    expect(await lookupUma(platform, address, await lookupCustomer(platform))).toBeSuccess();
  });
});

check.describe('the transaction of a received UMA payment', () => {
  check('shows the UMA address of the sender', 'UMA-RECEIVE-018', async ({ platform }) => {
    for (const receiver of ['USD', 'EUR'] as const) {
      const sender = umaAddress(platform, receiver);
      const record = await receivedFrom(platform, sender);
      expect(record.includes(sender), `whether the transaction shows the sender ${sender}`).toBe(
        true,
      );
    }
  });

  check('does not show the sender of another payment', 'UMA-RECEIVE-019', async ({ platform }) => {
    const [one, other] = [umaAddress(platform, 'USD'), umaAddress(platform, 'EUR')];
    const first = await receivedFrom(platform, one);
    const second = await receivedFrom(platform, other);
    const isShown = first.includes(one) && second.includes(other);
    if (!isShown)
      undecided('GET /transactions/{transactionId} does not show the UMA address of the sender');

    expect(first.includes(other), 'whether the first payment shows the second sender').toBe(false);
    expect(second.includes(one), 'whether the second payment shows the first sender').toBe(false);
  });
});
