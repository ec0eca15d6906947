import { createHash } from 'node:crypto';

/** The digital wallets and the values that their SDKs hand out, by member (G-50). */
export const WALLET_MEMBERS = {
  APPLE_PAY: ['certificate', 'nonce', 'nonceSignature'],
  GOOGLE_PAY: ['clientDeviceId', 'clientWalletAccountId'],
  SAMSUNG_PAY: ['clientDeviceId', 'clientWalletAccountId'],
} as const;

export type DigitalWallet = keyof typeof WALLET_MEMBERS;

/** The values of one exchange, each the base64 of 32 bytes; another tag makes others. */
export function walletValues(wallet: DigitalWallet, tag: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    WALLET_MEMBERS[wallet].map((name) => [
      name,
      createHash('sha256').update(`${wallet} ${name} ${tag}`).digest('base64'),
    ]),
  );
}
