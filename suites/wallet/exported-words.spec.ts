import { exportedWords } from '../../fixtures/areas/wallet/export-wallet.ts';
import { exportsOf } from '../../fixtures/areas/wallet/exports.ts';
import { covers, expect, orFail, test, unlessConfirmed } from '../../fixtures/index.ts';

/** A recovery phrase (G-84). */
const PHRASE = /^[a-z]+(?: [a-z]+){11}(?:(?: [a-z]+){3}){0,4}$/;

const CODES = ['hex', 'base64'] as const;

/** Every text in a JSON value, at any depth. */
function stringsIn(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(stringsIn)
    : [String(value)];
}

test.describe('what an export hands out', () => {
  test('opens with the client key', covers('WALLET-EXPORT-005'), async ({ platform }) => {
    const [{ last, client }] = await exportsOf(platform);

    const words = await orFail(() => exportedWords(platform, last, client));
    expect(words.length, 'what opens').toBeGreaterThan(0);
  });

  test('is a recovery phrase', covers('WALLET-EXPORT-006'), async ({ platform }) => {
    const [{ last, client }] = await exportsOf(platform);

    const words = await exportedWords(platform, last, client);
    if (!PHRASE.test(words)) {
      unlessConfirmed('G-84', 'what opens is no recovery phrase');
    }
    expect(PHRASE.test(words), 'whether what opens is a recovery phrase').toBe(true);
  });

  test('is shown in no answer in clear', covers('WALLET-EXPORT-007'), async ({ platform }) => {
    const [{ first, last, client }] = await exportsOf(platform);

    const words = await exportedWords(platform, last, client);
    const readable = [words, ...CODES.map((form) => Buffer.from(words).toString(form))];
    const isShown = [first, last].some(({ text, headers }) =>
      [text, ...Object.values(headers)].some((part) =>
        readable.some((each) => part.includes(each)),
      ),
    );
    expect(isShown, 'whether an answer shows it').toBe(false);
  });

  test('holds no recovery phrase in clear', covers('WALLET-EXPORT-007'), async ({ platform }) => {
    const [{ last }] = await exportsOf(platform);

    const shown = stringsIn(last.json).filter((each) =>
      [each, ...CODES.map((code) => Buffer.from(each, code).toString())].some((text) =>
        PHRASE.test(text),
      ),
    );
    platform.run.hide(shown);
    expect(shown.length, 'recovery phrases in the answer').toBe(0);
  });

  test(
    'is handed out again, for another client key',
    covers('WALLET-EXPORT-010'),
    async ({ platform }) => {
      const [, { last, client }] = await exportsOf(platform);

      expect(last).toBeSuccess(200);
      const words = await orFail(() => exportedWords(platform, last, client));
      expect(words.length, 'what opens').toBeGreaterThan(0);
    },
  );
});
