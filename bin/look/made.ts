/** What was made so far, for what is made of it. */
export interface Made {
  customerId?: string;
  accountId?: string;
  cardId?: string;
  /** The mapping under which the card was made. */
  cardShape?: string;
}

/** What something else can be made of. */
export type Source = 'customerId' | 'accountId' | 'cardId';

/** What a source is called in a line. */
export const NAMES: Readonly<Record<Source, string>> = {
  customerId: 'a customer',
  accountId: 'an account',
  cardId: 'a card',
};
