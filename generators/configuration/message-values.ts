import { createHash } from 'node:crypto';

/** The members of cardTokenization2faConfig, each with its path there (G-176). */
export const MESSAGE_MEMBERS = {
  displayName: 'displayName',
  logoUrl: 'logoUrl',
  fromAddress: 'email.fromAddress',
  fromName: 'email.fromName',
  replyToAddress: 'email.replyToAddress',
  subject: 'email.subject',
  emailText: 'email.bodyText',
  templateSid: 'sms.templateSid',
  smsText: 'sms.bodyText',
} as const;

export type MessageMember = keyof typeof MESSAGE_MEMBERS;

/** The most characters that the texts of messages have (G-176). */
export const TEXT_LIMITS = { emailText: 2_000, smsText: 480 } as const;

/** A value of each member; another tag makes others. */
export function messageValues(tag: string): Readonly<Record<MessageMember, string>> {
  const digest = createHash('sha256').update(tag).digest('hex');
  const mark = digest.slice(0, 8);
  return {
    displayName: `Bank ${mark}`,
    logoUrl: `https://example.com/logo-${mark}.png`,
    fromAddress: `cards-${mark}@example.com`,
    fromName: `Cards & Wallets ${mark}`,
    replyToAddress: `help-${mark}@example.com`,
    subject: `A card & its wallet ${mark}`,
    emailText: `Your card & your wallet are being joined, reference ${mark}`,
    templateSid: `HX${digest.slice(0, 32)}`,
    smsText: `Your card & your wallet are joined, reference ${mark}`,
  };
}

/** A text of exactly so many characters that begins as another does. */
export function textOf(length: number, beginning: string): string {
  return beginning.padEnd(length, ' and so on').slice(0, -1).concat('.');
}
