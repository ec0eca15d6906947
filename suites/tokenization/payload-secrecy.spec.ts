import { activeCard, cardholder, readCard } from '../../fixtures/areas/cards/cards.ts';
import { readCustomer } from '../../fixtures/areas/customers/record.ts';
import { payloadFor } from '../../fixtures/areas/tokenization/exchange.ts';
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

/** A card's record and every way its payload reads: of two cards, for one may show a value by chance. */
async function payloadsOfTwo(platform: Platform) {
  const cards = [await activeCard(platform), await activeCard(platform)];
  return Promise.all(
    cards.map(async (card) => ({
      record: (await readCard(platform, card)).json,
      readings: readingsOf(await payloadFor(platform, card)),
    })),
  );
}

check.describe('the provisioning payload', () => {
  check('does not show the card number', 'TOKENIZE-PAYLOAD-003', async ({ platform }) => {
    const payloads = await payloadsOfTwo(platform);

    const shown = payloads.map(({ record, readings }) => {
      const lastFour = text(member(record, 'last4')) ?? unreached('GET /cards/{id} shows no last4');
      return readings.some((reading) => showsCardNumber(reading, lastFour));
    });

    expect(shown, 'whether the payload of each card shows a card number').toContain(false);
  });

  check(
    'does not show the name of the cardholder',
    'TOKENIZE-PAYLOAD-004',
    async ({ platform }) => {
      const { customerId } = await cardholder(platform);
      const name =
        text(member(await readCustomer(platform, customerId), 'fullName')) ??
        notShown('the fullName of the cardholder');
      const payloads = await payloadsOfTwo(platform);

      const shown = payloads.map(({ readings }) =>
        readings.some((reading) => reading.toLowerCase().includes(name.toLowerCase())),
      );

      expect(shown, "whether the payload of each card shows the cardholder's name").toContain(
        false,
      );
    },
  );

  check('does not show the expiry of the card', 'TOKENIZE-PAYLOAD-005', async ({ platform }) => {
    const payloads = await payloadsOfTwo(platform);

    const shown = payloads.map(({ record, readings }) => {
      const [month, year] = [member(record, 'expMonth'), member(record, 'expYear')];
      if (typeof month !== 'number' || typeof year !== 'number') {
        unreached('GET /cards/{id} shows no expMonth and expYear as numbers');
      }
      return readings.some((reading) => showsExpiry(reading, month, year));
    });

    expect(shown, "whether the payload of each card shows the card's expiry").toContain(false);
  });
});
