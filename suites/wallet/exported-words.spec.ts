import { newKey } from '../../fixtures/areas/login/keys.ts';
import { foreignSession } from '../../fixtures/areas/sessions/fresh-session.ts';
import {
  exportCall,
  exportedWords,
  openedWords,
} from '../../fixtures/areas/wallet/export-wallet.ts';
import { exportableWallet } from '../../fixtures/areas/wallet/exports.ts';
import {
  challengeIn,
  check,
  expect,
  proofOf,
  retry,
  signedOrDirect,
  undecided,
  untilOutcome,
} from '../../fixtures/index.ts';

const EXPORT = 'exportInternalAccount';

/** A recovery phrase. */
const PHRASE = /^[a-z]+(?: [a-z]+){11}(?:(?: [a-z]+){3}){0,4}$/;

const CODES = ['hex', 'base64'] as const;

/** Every text in a JSON value, at any depth. */
function stringsIn(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(stringsIn)
    : [String(value)];
}

check.describe('the exported credentials', () => {
  check(
    'can be decrypted with the private key of the client key',
    'WALLET-EXPORT-005',
    async ({ platform }) => {
      const { accountId, key } = await exportableWallet(platform);
      const client = newKey(platform);
      const call = exportCall(platform, accountId, client);

      const { reply } = await signedOrDirect(platform, EXPORT, call, key);

      const words = await openedWords(platform, reply, client);
      expect(
        words?.length ?? 0,
        'the number of characters that the client key decrypts',
      ).toBeGreaterThan(0);
    },
  );

  check('are a recovery phrase after decryption', 'WALLET-EXPORT-006', async ({ platform }) => {
    const { accountId, key } = await exportableWallet(platform);
    const client = newKey(platform);
    const call = exportCall(platform, accountId, client);

    const { reply } = await signedOrDirect(platform, EXPORT, call, key);

    const words = await exportedWords(platform, reply, client);
    expect(PHRASE.test(words), 'whether the decrypted credentials are a recovery phrase').toBe(
      true,
    );
  });

  check('are never shown unencrypted in a response', 'WALLET-EXPORT-007', async ({ platform }) => {
    const { accountId, key } = await exportableWallet(platform);
    const client = newKey(platform);
    const call = exportCall(platform, accountId, client);

    const first = await untilOutcome(platform, () => platform.call(EXPORT, call));
    const challenge = challengeIn(first);
    const last =
      challenge === undefined
        ? first
        : await retry(platform, EXPORT, call, proofOf(platform, challenge, key));

    const words = await openedWords(platform, last, client);
    if (words === undefined)
      undecided(
        'the run cannot open the sealed export, so it does not know which words would be shown',
        last,
      );
    const readable = [words, ...CODES.map((form) => Buffer.from(words).toString(form))];
    const isShown = [first, last].some(({ text, headers }) =>
      [text, ...Object.values(headers)].some((part) =>
        readable.some((each) => part.includes(each)),
      ),
    );
    expect(isShown, 'whether an answer shows the recovery phrase').toBe(false);
  });

  check('contain no unencrypted recovery phrase', 'WALLET-EXPORT-007', async ({ platform }) => {
    const { accountId, key } = await exportableWallet(platform);
    const call = exportCall(platform, accountId, newKey(platform));

    const { reply } = await signedOrDirect(platform, EXPORT, call, key);

    const shown = stringsIn(reply.json).filter((each) =>
      [each, ...CODES.map((code) => Buffer.from(each, code).toString())].some((text) =>
        PHRASE.test(text),
      ),
    );
    platform.run.hide(shown);
    expect(shown.length, 'the number of recovery phrases in the answer').toBe(0);
  });

  check(
    'can be exported a second time for another client key',
    'WALLET-EXPORT-010',
    async ({ platform }) => {
      await exportableWallet(platform);
      // Of a wallet that nothing was exported of before.
      const { accountId, key } = await foreignSession(platform);
      for (const client of [newKey(platform), newKey(platform)]) {
        const call = exportCall(platform, accountId, client);

        const { reply } = await signedOrDirect(platform, EXPORT, call, key);

        expect(reply, 'the export for another client key').toBeSuccess(200);
        const words = await openedWords(platform, reply, client);
        const what = 'the number of characters that the client key decrypts';
        expect(words?.length ?? 0, what).toBeGreaterThan(0);
      }
    },
  );
});
