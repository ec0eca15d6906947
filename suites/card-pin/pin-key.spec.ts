import { parsePublicKey } from '../../fixtures/crypto/pin-block.ts';
import {
  covers,
  expect,
  fetchText,
  test,
  unlessConfirmed,
  unverified,
} from '../../fixtures/index.ts';

test.describe('the PIN encryption key', () => {
  test('can be fetched by anyone', covers('CARD-PIN-KEY-001'), async ({ target }) => {
    const url =
      target.setting('pin.publicKeyUrl') ??
      unverified('P-29 the address of the PIN encryption key: set pin.publicKeyUrl');

    const text = await fetchText(url, target.limits);

    expect(text.trim(), 'the published text').not.toBe('');
    try {
      parsePublicKey(text);
    } catch (error) {
      const { message } = error as Error;
      unlessConfirmed('G-32', message);
      throw new Error(`the published text holds no RSA key: ${message}`);
    }
  });
});
