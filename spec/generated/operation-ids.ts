// Written by `npm run generate` from spec/openapi.
export const operationIds = [
  'createCard',
  'createCustomer',
  'createDocument',
  'createVerification',
  'getCardById',
  'getCardPinEntryUrl',
  'getCustomerById',
  'getInternalAccount',
  'listAgreements',
  'listCards',
  'listCustomerInternalAccounts',
  'listCustomers',
  'listPlatformInternalAccounts',
  'sandboxFundInternalAccount',
  'setCardPin',
  'updateCardById',
  'updateCustomerById',
] as const;

export type OperationId = (typeof operationIds)[number];
