import { parsePublicKey } from '../../fixtures/crypto/pin-block.ts';
import { check, expect, fetchText, needs } from '../../fixtures/index.ts';

check.describe('the PIN encryption key', () => {
  check('can be fetched from its published address', 'CARD-PIN-KEY-001', async ({ target }) => {
    const url =
      target.setting('pin.publicKeyUrl') ?? needs('P-29', 'the address of the PIN encryption key');

    const text = await fetchText(url, target.limits, target.network);

    expect(text.trim(), 'the published text').not.toBe('');
    // That a key is published is stated; in which form is not.
    expect(() => parsePublicKey(text), 'the published text holds an RSA key').not.toThrow();
  });
});
