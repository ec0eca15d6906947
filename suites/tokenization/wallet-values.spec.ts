import { fieldsIn } from '../../fixtures/areas/customers/faults.ts';
import {
  acceptedWallet,
  exchangeBody,
  tokenizableCard,
} from '../../fixtures/areas/tokenization/exchange.ts';
import { check, expect, type Platform, type Reply } from '../../fixtures/index.ts';
import { WALLET_MEMBERS } from '../../generators/tokenization/wallet-values.ts';

/** A card, and what is exchanged for it, as the service accepts it. */
async function exchange(platform: Platform) {
  const wallet = await acceptedWallet(platform);
  const { id } = await tokenizableCard(platform);
  return { id, names: WALLET_MEMBERS[wallet], body: () => exchangeBody(platform, wallet) };
}

function isNamedIn(reply: Reply): (name: string) => boolean {
  return (name) => fieldsIn(reply).includes(name);
}

check.describe('tokenizing a card', () => {
  check('without any SDK value returns 400', 'TOKENIZE-VALUE-001', async ({ platform }) => {
    const { id, body } = await exchange(platform);
    const { digitalWallet } = body();

    const reply = await platform.api.tokenizeCard({ id, body: { digitalWallet } });

    expect(reply, 'a request without any value of the SDK').toBeError(400, 'INVALID_INPUT');
  });

  check('without one of the SDK values returns 400', 'TOKENIZE-VALUE-002', async ({ platform }) => {
    const { id, names, body } = await exchange(platform);

    for (const name of names) {
      const reply = await platform.api.tokenizeCard({
        id,
        body: { ...body(), [name]: undefined },
      });

      expect(reply, `a request without ${name}`).toBeError(400, 'INVALID_INPUT');
    }
  });

  check(
    'without SDK values names each missing value in details.errors',
    'TOKENIZE-VALUE-003',
    async ({ platform }) => {
      const { id, names, body } = await exchange(platform);
      const { digitalWallet, ...values } = body();
      const named: string[] = [];
      for (const name of names) {
        const sent = { ...body(), [name]: undefined };
        if (fieldsIn(await platform.api.tokenizeCard({ id, body: sent })).includes(name))
          named.push(name);
      }

      let reply = await platform.api.tokenizeCard({ id, body: { digitalWallet } });
      const [kept, ...others] = named;
      const isElsewhere = fieldsIn(reply).length > 0 && !named.some(isNamedIn(reply));
      if (kept !== undefined && others.length > 1 && isElsewhere) {
        // An object that would hold them all may be named alone, so it is sent with one of them.
        const sent = { digitalWallet, [kept]: values[kept] };
        reply = await platform.api.tokenizeCard({ id, body: sent });
        named.shift();
      }

      // What is named where it alone is missing is a field that the service validates.
      if (named.length > 1 && fieldsIn(reply).length > 0) {
        const what = 'the fields of details.errors, of those that are named alone';
        expect(fieldsIn(reply), what).toEqual(expect.arrayContaining(named));
      } else {
        expect(fieldsIn(reply), 'the fields of details.errors').toEqual(
          expect.arrayContaining([...names]),
        );
      }
    },
  );

  check(
    'with an SDK value that is not a string returns 400',
    'TOKENIZE-VALUE-004',
    async ({ platform }) => {
      const { id, names, body } = await exchange(platform);

      for (const [index, name] of names.entries()) {
        const value = [17, { value: 'a' }, ['a']][index % 3];
        const reply = await platform.api.tokenizeCard({ id, body: { ...body(), [name]: value } });

        expect(reply, `a request whose ${name} is ${JSON.stringify(value)}`).toBeError(
          400,
          'INVALID_INPUT',
        );
      }
    },
  );

  check('for an unknown digital wallet returns 400', 'TOKENIZE-VALUE-005', async ({ platform }) => {
    const { id, body } = await exchange(platform);

    for (const digitalWallet of ['PAPER_PAY', '', undefined]) {
      const reply = await platform.api.tokenizeCard({ id, body: { ...body(), digitalWallet } });

      expect(reply, `a request whose digitalWallet is ${digitalWallet}`).toBeError(
        400,
        'INVALID_INPUT',
      );
    }
  });

  check(
    'with an APPLE_PAY value that is not base64 returns 400',
    'TOKENIZE-VALUE-006',
    async ({ platform }) => {
      const card = await tokenizableCard(platform);
      const body = exchangeBody(platform, 'APPLE_PAY');
      expect(
        await platform.api.tokenizeCard({ id: card.id, body }),
        'the same request with base64',
      ).toBeSuccess();

      for (const name of WALLET_MEMBERS.APPLE_PAY) {
        const value = { [name]: 'not base64: #' };
        const reply = await platform.api.tokenizeCard({
          id: card.id,
          body: {
            ...exchangeBody(platform, 'APPLE_PAY'),
            ...value,
          },
        });

        expect(reply, `a request whose ${name} is not base64`).toBeError(400, 'INVALID_INPUT');
      }
    },
  );
});
