import { activeCard, cardholder, readCard } from '../../fixtures/areas/cards/cards.ts';
import { readCustomer } from '../../fixtures/areas/customers/record.ts';
import { payloadsByWallet } from '../../fixtures/areas/tokenization/exchange.ts';
import {
  readingsOf,
  showsCardNumber,
  showsExpiry,
} from '../../fixtures/areas/tokenization/payload-readings.ts';
import {
  check,
  expect,
  member,
  notShown,
  type Platform,
  text,
  unreached,
} from '../../fixtures/index.ts';

/**
 * A card's record and every way its payload reads, for each wallet: of two cards, for one may show a value
 * by chance.
 */
async function payloadsOfTwo(platform: Platform) {
  const cards = await Promise.all(
    [await activeCard(platform), await activeCard(platform)].map(async (card) => ({
      record: (await readCard(platform, card)).json,
      payloads: await payloadsByWallet(platform, card),
    })),
  );
  const wallets = [...new Set(cards.flatMap(({ payloads }) => [...payloads.keys()]))];
  return wallets.map((wallet) => ({
    wallet,
    payloads: cards.map(({ record, payloads }) => ({
      record,
      readings: readingsOf(payloads.get(wallet) ?? ''),
    })),
  }));
}

check.describe('the provisioning payload', () => {
  check('does not show the card number', 'TOKENIZE-PAYLOAD-003', async ({ platform }) => {
    for (const { wallet, payloads } of await payloadsOfTwo(platform)) {
      const shown = payloads.map(({ record, readings }) => {
        const lastFour =
          text(member(record, 'last4')) ?? unreached('GET /cards/{id} shows no last4');
        return readings.some((reading) => showsCardNumber(reading, lastFour));
      });

      expect(shown, `whether each card's payload for ${wallet} shows a card number`).toContain(
        false,
      );
    }
  });

  check(
    'does not show the name of the cardholder',
    'TOKENIZE-PAYLOAD-004',
    async ({ platform }) => {
      const { customerId } = await cardholder(platform);
      const name =
        text(member(await readCustomer(platform, customerId), 'fullName')) ??
        notShown('the fullName of the cardholder');

      for (const { wallet, payloads } of await payloadsOfTwo(platform)) {
        const shown = payloads.map(({ readings }) =>
          readings.some((reading) => reading.toLowerCase().includes(name.toLowerCase())),
        );

        const what = `whether each card's payload for ${wallet} shows the cardholder's name`;
        expect(shown, what).toContain(false);
      }
    },
  );

  check('does not show the expiry of the card', 'TOKENIZE-PAYLOAD-005', async ({ platform }) => {
    for (const { wallet, payloads } of await payloadsOfTwo(platform)) {
      const shown = payloads.map(({ record, readings }) => {
        const [month, year] = [member(record, 'expMonth'), member(record, 'expYear')];
        if (typeof month !== 'number' || typeof year !== 'number') {
          unreached('GET /cards/{id} shows no expMonth and expYear as numbers');
        }
        return readings.some((reading) => showsExpiry(reading, month, year));
      });

      expect(shown, `whether each card's payload for ${wallet} shows its expiry`).toContain(false);
    }
  });
});
