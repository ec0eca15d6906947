// Written by `npm run generate` from spec/openapi.
export interface OperationParts {
  readonly agentCreateExternalAccount: {
    readonly body: 'currency' | 'platformAccountId' | 'ownershipType' | 'defaultUmaDepositAccount' | 'accountInfo';
  };
  readonly agentCreateQuote: {
    readonly body: 'source' | 'destination' | 'lockedCurrencyAmount' | 'lockedCurrencySide' | 'immediatelyExecute' | 'remittanceInformation' | 'purposeOfPayment' | 'platformFeeOverride' | 'senderCustomerInfo' | 'paymentDocuments';
    readonly existing: 'source' | 'destination';
  };
  readonly agentCreateTransferIn: {
    readonly headers: 'Idempotency-Key';
    readonly body: 'source' | 'destination' | 'amount';
    readonly existing: 'source' | 'destination';
  };
  readonly agentCreateTransferOut: {
    readonly headers: 'Idempotency-Key';
    readonly body: 'source' | 'destination' | 'amount';
    readonly existing: 'source' | 'destination';
  };
  readonly agentDeleteExternalAccount: {
    readonly path: 'externalAccountId';
  };
  readonly agentExecuteQuote: {
    readonly path: 'quoteId';
  };
  readonly agentGetAction: {
    readonly path: 'actionId';
  };
  readonly agentGetExternalAccount: {
    readonly path: 'externalAccountId';
  };
  readonly agentGetQuote: {
    readonly path: 'quoteId';
  };
  readonly agentGetTransaction: {
    readonly path: 'transactionId';
  };
  readonly agentListActions: {
    readonly query: 'status' | 'limit' | 'cursor';
  };
  readonly agentListExternalAccounts: {
    readonly query: 'limit' | 'cursor';
  };
  readonly agentListInternalAccounts: {
    readonly query: 'limit' | 'cursor';
  };
  readonly agentListTransactions: {
    readonly query: 'limit' | 'cursor';
  };
  readonly approveAgentAction: {
    readonly path: 'agentId' | 'actionId';
  };
  readonly approvePendingPayment: {
    readonly path: 'transactionId';
  };
  readonly authorizeQuote: {
    readonly path: 'quoteId';
    readonly body: 'code' | 'passkeyAssertion' | 'origin' | 'endUserIpAddress';
  };
  readonly cancelInvitation: {
    readonly path: 'invitationCode';
  };
  readonly cancelTransaction: {
    readonly path: 'transactionId';
  };
  readonly challengeAuthCredential: {
    readonly path: 'id';
    readonly body: 'clientPublicKey';
  };
  readonly claimInvitation: {
    readonly path: 'invitationCode';
    readonly body: 'inviteeUma';
    readonly existing: 'inviteeUma';
  };
  readonly completeScaLogin: {
    readonly query: 'customerId';
    readonly requiredQuery: 'customerId';
    readonly body: 'factor' | 'endUserIpAddress' | 'challengeId' | 'code' | 'passkeyAssertion' | 'origin';
  };
  readonly confirmBeneficiaryTrust: {
    readonly path: 'externalAccountId';
    readonly body: 'challengeId' | 'code';
  };
  readonly confirmBeneficiaryUntrust: {
    readonly path: 'externalAccountId';
    readonly body: 'challengeId' | 'code';
  };
  readonly confirmCustomerEmailVerification: {
    readonly path: 'customerId';
    readonly body: 'code';
  };
  readonly confirmCustomerPhoneVerification: {
    readonly path: 'customerId';
    readonly body: 'code';
  };
  readonly confirmScaFactorEnrollment: {
    readonly query: 'customerId';
    readonly requiredQuery: 'customerId';
    readonly body: 'type' | 'secret' | 'code' | 'origin' | 'credential';
  };
  readonly createAgent: {
    readonly body: 'name' | 'customerId' | 'policy';
    readonly existing: 'customerId';
  };
  readonly createAuthCredential: {
    readonly headers: 'Service-Wallet-Signature' | 'Request-Id';
    readonly body: 'type' | 'accountId' | 'oidcToken' | 'challenge' | 'nickname' | 'attestation';
    readonly existing: 'accountId';
  };
  readonly createBeneficialOwner: {
    readonly body: 'customerId' | 'roles' | 'ownershipPercentage' | 'personalInfo';
    readonly existing: 'customerId';
  };
  readonly createCard: {
    readonly body: 'cardholderId' | 'form' | 'fundingSources' | 'platformCardId' | 'maxSpendPerTransaction' | 'threeDSecurePassword';
    readonly existing: 'cardholderId' | 'fundingSources';
  };
  readonly createCustomer: {
    readonly body: 'customerType' | 'fullName' | 'birthDate' | 'nationality' | 'idType' | 'identifier' | 'countryOfIssuance' | 'address' | 'email' | 'phoneNumber' | 'currencies' | 'businessInfo' | 'sourceOfFundsCategories' | 'sourceOfFundsOtherDescription' | 'sourceOfWealthCategories' | 'sourceOfWealthOtherDescription' | 'purposeOfAccount' | 'purposeOfAccountOtherDescription' | 'expectedMonthlyTransactionCount' | 'expectedMonthlyTransactionVolume' | 'annualIncomeRange' | 'netWorthRange' | 'pepStatus' | 'agreementConsents' | 'endUserTermsConsent' | 'platformCustomerId' | 'region' | 'umaAddress';
  };
  readonly createCustomerExternalAccount: {
    readonly body: 'customerId' | 'currency' | 'platformAccountId' | 'ownershipType' | 'defaultUmaDepositAccount' | 'accountInfo';
    readonly existing: 'customerId';
  };
  readonly createCustomerKycLink: {
    readonly path: 'customerId';
    readonly body: 'redirectUri';
  };
  readonly createDelegatedKey: {
    readonly headers: 'Service-Wallet-Signature' | 'Request-Id';
    readonly body: 'cardId' | 'internalAccountId' | 'nickname';
    readonly existing: 'cardId' | 'internalAccountId';
  };
  readonly createDocument: {
    readonly body: 'documentHolder' | 'documentType' | 'country' | 'documentNumber' | 'issuingAuthority' | 'side' | 'file';
    readonly existing: 'documentHolder';
  };
  readonly createExternalAccountOwnershipChallenge: {
    readonly path: 'externalAccountId';
    readonly body: 'method';
  };
  readonly createInvitation: {
    readonly body: 'inviterUma' | 'firstName' | 'amountToSend' | 'expiresAt';
    readonly existing: 'inviterUma';
  };
  readonly createPlatformExternalAccount: {
    readonly body: 'currency' | 'platformAccountId' | 'ownershipType' | 'defaultUmaDepositAccount' | 'accountInfo';
  };
  readonly createQuote: {
    readonly headers: 'Idempotency-Key';
    readonly body: 'source' | 'destination' | 'lockedCurrencyAmount' | 'lockedCurrencySide' | 'immediatelyExecute' | 'remittanceInformation' | 'purposeOfPayment' | 'platformFeeOverride' | 'senderCustomerInfo' | 'paymentDocuments';
    readonly existing: 'source' | 'destination';
  };
  readonly createStablecoinBurn: {
    readonly path: 'stablecoinId';
    readonly headers: 'Idempotency-Key';
    readonly body: 'amount' | 'source' | 'destination';
    readonly existing: 'source';
  };
  readonly createStablecoinMint: {
    readonly path: 'stablecoinId';
    readonly headers: 'Idempotency-Key';
    readonly body: 'amount' | 'fundingSource' | 'destination' | 'description';
    readonly existing: 'fundingSource' | 'destination';
  };
  readonly createToken: {
    readonly body: 'name' | 'permissions';
  };
  readonly createTransferIn: {
    readonly headers: 'Idempotency-Key';
    readonly body: 'source' | 'destination' | 'amount';
    readonly existing: 'source' | 'destination';
  };
  readonly createTransferOut: {
    readonly headers: 'Idempotency-Key';
    readonly body: 'source' | 'destination' | 'amount';
    readonly existing: 'source' | 'destination';
  };
  readonly createVerification: {
    readonly body: 'customerId';
    readonly existing: 'customerId';
  };
  readonly deleteAgent: {
    readonly path: 'agentId';
  };
  readonly deleteCustomerById: {
    readonly path: 'customerId';
  };
  readonly deleteCustomerExternalAccountById: {
    readonly path: 'externalAccountId';
  };
  readonly deleteDocument: {
    readonly path: 'documentId';
  };
  readonly deleteScaFactor: {
    readonly path: 'credentialId';
    readonly query: 'customerId';
    readonly requiredQuery: 'customerId';
  };
  readonly deleteTokenById: {
    readonly path: 'tokenId';
  };
  readonly estimateCryptoWithdrawalFee: {
    readonly body: 'internalAccountId' | 'currency' | 'cryptoNetwork' | 'amount' | 'destinationAddress';
    readonly existing: 'internalAccountId';
  };
  readonly executeQuote: {
    readonly path: 'quoteId';
    readonly headers: 'Idempotency-Key' | 'Service-Wallet-Signature' | 'Request-Id';
  };
  readonly exportInternalAccount: {
    readonly path: 'id';
    readonly headers: 'Service-Wallet-Signature' | 'Request-Id';
    readonly body: 'clientPublicKey';
  };
  readonly getAgentById: {
    readonly path: 'agentId';
  };
  readonly getAgentDeviceCodeStatus: {
    readonly path: 'code';
  };
  readonly getAgentMe: {
  };
  readonly getBeneficialOwner: {
    readonly path: 'beneficialOwnerId';
  };
  readonly getBulkCustomerImportJob: {
    readonly path: 'jobId';
  };
  readonly getCardById: {
    readonly path: 'id';
  };
  readonly getCardPinEntryUrl: {
    readonly path: 'id';
  };
  readonly getCustomerById: {
    readonly path: 'customerId';
  };
  readonly getCustomerExternalAccountById: {
    readonly path: 'externalAccountId';
  };
  readonly getDelegatedKeyById: {
    readonly path: 'id';
  };
  readonly getDiscoveries: {
    readonly query: 'country' | 'currency';
  };
  readonly getDocument: {
    readonly path: 'documentId';
  };
  readonly getEndUserTerms: {
  };
  readonly getExchangeRates: {
    readonly query: 'sourceCurrency' | 'destinationCurrency' | 'sendingAmount';
  };
  readonly getInternalAccount: {
    readonly path: 'id';
  };
  readonly getInvitation: {
    readonly path: 'invitationCode';
  };
  readonly getPlatformConfig: {
  };
  readonly getQuoteById: {
    readonly path: 'quoteId';
  };
  readonly getStablecoin: {
    readonly path: 'stablecoinId';
  };
  readonly getStablecoinOperation: {
    readonly path: 'stablecoinOperationId';
  };
  readonly getStablecoinProviderAccount: {
    readonly path: 'stablecoinProviderAccountId';
  };
  readonly getTokenById: {
    readonly path: 'tokenId';
  };
  readonly getTransactionById: {
    readonly path: 'transactionId';
  };
  readonly getVerification: {
    readonly path: 'verificationId';
  };
  readonly linkStablecoinProviderAccount: {
    readonly headers: 'Idempotency-Key';
    readonly body: 'provider' | 'apiClientId' | 'apiClientSecret' | 'providerAccountId';
  };
  readonly listAgentApprovals: {
    readonly query: 'agentId' | 'customerId' | 'limit' | 'cursor';
  };
  readonly listAgents: {
    readonly query: 'customerId' | 'isPaused' | 'isConnected' | 'limit' | 'cursor';
  };
  readonly listAgreements: {
  };
  readonly listAuthCredentials: {
    readonly query: 'accountId';
    readonly requiredQuery: 'accountId';
  };
  readonly listAuthSessions: {
    readonly query: 'accountId';
    readonly requiredQuery: 'accountId';
  };
  readonly listBeneficialOwners: {
    readonly query: 'customerId' | 'limit' | 'cursor';
    readonly requiredQuery: 'customerId';
  };
  readonly listCards: {
    readonly query: 'cardholderId' | 'accountId' | 'platformCardId' | 'status' | 'sortOrder' | 'limit' | 'cursor';
  };
  readonly listCustomerExternalAccounts: {
    readonly query: 'customerId' | 'currency' | 'limit' | 'cursor';
  };
  readonly listCustomerInternalAccounts: {
    readonly query: 'customerId' | 'currency' | 'type' | 'limit' | 'cursor';
  };
  readonly listCustomers: {
    readonly query: 'platformCustomerId' | 'customerType' | 'isIncludingDeleted' | 'limit' | 'cursor';
  };
  readonly listDelegatedKeys: {
    readonly query: 'accountId';
    readonly requiredQuery: 'accountId';
  };
  readonly listDocuments: {
    readonly query: 'documentHolder' | 'limit' | 'cursor';
  };
  readonly listPlatformExternalAccounts: {
    readonly query: 'currency' | 'limit' | 'cursor';
  };
  readonly listPlatformInternalAccounts: {
    readonly query: 'currency';
  };
  readonly listScaFactors: {
    readonly query: 'customerId';
    readonly requiredQuery: 'customerId';
  };
  readonly listStablecoinOperations: {
    readonly path: 'stablecoinId';
    readonly query: 'operationType' | 'limit' | 'cursor';
  };
  readonly listStablecoinProviderAccounts: {
    readonly query: 'provider' | 'status' | 'limit' | 'cursor';
  };
  readonly listStablecoins: {
    readonly query: 'issuanceStatus' | 'serviceOperationsStatus' | 'provider' | 'limit' | 'cursor';
  };
  readonly listTokens: {
    readonly query: 'name' | 'limit' | 'cursor';
  };
  readonly listTransactions: {
    readonly query: 'cardId' | 'type' | 'status' | 'customerId' | 'platformCustomerId' | 'accountIdentifier' | 'senderAccountIdentifier' | 'receiverAccountIdentifier' | 'startDate' | 'endDate' | 'sortOrder' | 'limit' | 'cursor';
  };
  readonly listVerifications: {
    readonly query: 'customerId' | 'verificationStatus' | 'limit' | 'cursor';
  };
  readonly lookupUma: {
    readonly path: 'receiverUmaAddress';
  };
  readonly recordSecurityEvent: {
    readonly query: 'customerId';
    readonly requiredQuery: 'customerId';
    readonly body: 'eventType';
  };
  readonly redeemAgentDeviceCode: {
    readonly path: 'code';
  };
  readonly refreshAuthSession: {
    readonly path: 'id';
    readonly headers: 'Service-Wallet-Signature' | 'Request-Id';
    readonly body: 'clientPublicKey';
  };
  readonly regenerateAgentDeviceCode: {
    readonly path: 'agentId';
  };
  readonly registerStablecoin: {
    readonly headers: 'Idempotency-Key';
    readonly body: 'providerTokenIdentifier' | 'networkTokenIdentifier' | 'network' | 'stablecoinProviderAccountId';
  };
  readonly rejectAgentAction: {
    readonly path: 'agentId' | 'actionId';
    readonly body: 'reason';
  };
  readonly rejectPendingPayment: {
    readonly path: 'transactionId';
  };
  readonly replaceDocument: {
    readonly path: 'documentId';
    readonly body: 'documentType' | 'country' | 'documentNumber' | 'issuingAuthority' | 'file';
  };
  readonly requestStablecoinEnablement: {
    readonly path: 'stablecoinId';
  };
  readonly resendQuoteScaCode: {
    readonly path: 'quoteId';
  };
  readonly revokeAuthCredential: {
    readonly path: 'id';
    readonly headers: 'Service-Wallet-Signature' | 'Request-Id';
  };
  readonly revokeAuthSession: {
    readonly path: 'id';
    readonly headers: 'Service-Wallet-Signature' | 'Request-Id';
  };
  readonly revokeDelegatedKey: {
    readonly path: 'id';
  };
  readonly sandboxFundInternalAccount: {
    readonly path: 'accountId';
    readonly body: 'amount';
  };
  readonly sandboxReceive: {
    readonly body: 'senderUmaAddress' | 'receiverUmaAddress' | 'receivingCurrencyCode' | 'receivingCurrencyAmount';
    readonly existing: 'senderUmaAddress' | 'receiverUmaAddress';
  };
  readonly sandboxSend: {
    readonly body: 'quoteId' | 'currencyCode';
    readonly existing: 'quoteId';
  };
  readonly sandboxSimulateCardAuthorization: {
    readonly path: 'id';
    readonly body: 'amount' | 'currency' | 'merchant';
  };
  readonly sandboxSimulateCardAuthorizationAdvice: {
    readonly path: 'id';
    readonly body: 'cardTransactionId' | 'amount';
    readonly existing: 'cardTransactionId';
  };
  readonly sandboxSimulateCardBalanceInquiry: {
    readonly path: 'id';
    readonly body: 'merchant';
  };
  readonly sandboxSimulateCardClearing: {
    readonly path: 'id';
    readonly body: 'cardTransactionId' | 'amount';
    readonly existing: 'cardTransactionId';
  };
  readonly sandboxSimulateCardCreditAuthorization: {
    readonly path: 'id';
    readonly body: 'amount' | 'currency' | 'merchant';
  };
  readonly sandboxSimulateCardCreditAuthorizationAdvice: {
    readonly path: 'id';
    readonly body: 'amount' | 'currency' | 'merchant';
  };
  readonly sandboxSimulateCardFinancialAuthorization: {
    readonly path: 'id';
    readonly body: 'amount' | 'currency' | 'merchant';
  };
  readonly sandboxSimulateCardFinancialCreditAuthorization: {
    readonly path: 'id';
    readonly body: 'amount' | 'currency' | 'merchant';
  };
  readonly sandboxSimulateCardReturn: {
    readonly path: 'id';
    readonly body: 'cardTransactionId' | 'amount';
    readonly existing: 'cardTransactionId';
  };
  readonly sandboxSimulateCardReturnReversal: {
    readonly path: 'id';
    readonly body: 'cardTransactionId';
    readonly existing: 'cardTransactionId';
  };
  readonly sendCustomerEmailVerification: {
    readonly path: 'customerId';
  };
  readonly sendCustomerPhoneVerification: {
    readonly path: 'customerId';
  };
  readonly sendTestWebhook: {
  };
  readonly setCardPin: {
    readonly path: 'id';
    readonly body: 'encryptedPinBlock';
  };
  readonly startBeneficiaryTrust: {
    readonly path: 'externalAccountId';
  };
  readonly startBeneficiaryUntrust: {
    readonly path: 'externalAccountId';
  };
  readonly startScaFactorEnrollment: {
    readonly query: 'customerId';
    readonly requiredQuery: 'customerId';
    readonly body: 'type';
  };
  readonly startScaLogin: {
    readonly query: 'customerId';
    readonly requiredQuery: 'customerId';
    readonly body: 'factor';
  };
  readonly tokenizeCard: {
    readonly path: 'id';
    readonly body: 'digitalWallet' | 'certificate' | 'nonce' | 'nonceSignature' | 'clientDeviceId' | 'clientWalletAccountId';
  };
  readonly updateAgent: {
    readonly path: 'agentId';
    readonly body: 'name' | 'isPaused';
  };
  readonly updateAgentPolicy: {
    readonly path: 'agentId';
    readonly body: 'permissions' | 'defaultExecutionMode' | 'spendingLimits' | 'accountRestrictions' | 'approvalThresholds';
  };
  readonly updateBeneficialOwner: {
    readonly path: 'beneficialOwnerId';
    readonly body: 'roles' | 'ownershipPercentage' | 'personalInfo';
  };
  readonly updateCardById: {
    readonly path: 'id';
    readonly body: 'status' | 'fundingSources' | 'maxSpendPerTransaction';
  };
  readonly updateCustomerById: {
    readonly path: 'customerId';
    readonly headers: 'Service-Wallet-Signature' | 'Request-Id';
    readonly body: 'customerType' | 'fullName' | 'birthDate' | 'nationality' | 'idType' | 'identifier' | 'countryOfIssuance' | 'address' | 'email' | 'phoneNumber' | 'currencies' | 'businessInfo' | 'sourceOfFundsCategories' | 'sourceOfFundsOtherDescription' | 'sourceOfWealthCategories' | 'sourceOfWealthOtherDescription' | 'purposeOfAccount' | 'purposeOfAccountOtherDescription' | 'expectedMonthlyTransactionCount' | 'expectedMonthlyTransactionVolume' | 'annualIncomeRange' | 'netWorthRange' | 'pepStatus' | 'agreementConsents' | 'endUserTermsConsent';
  };
  readonly updateInternalAccount: {
    readonly path: 'id';
    readonly headers: 'Service-Wallet-Signature' | 'Request-Id';
    readonly body: 'privateEnabled';
  };
  readonly updatePlatformConfig: {
    readonly body: 'umaDomain' | 'webhookEndpoint' | 'supportedCurrencies' | 'embeddedWalletConfig' | 'cardTokenization2faConfig' | 'feeConfigs' | 'railFeeConfigs';
  };
  readonly uploadCustomersCsv: {
    readonly body: 'file';
  };
  readonly verifyAuthCredential: {
    readonly path: 'id';
    readonly headers: 'Service-Wallet-Signature' | 'Request-Id';
    readonly body: 'type' | 'oidcToken' | 'clientPublicKey' | 'assertion' | 'encryptedOtpBundle';
  };
  readonly verifyExternalAccountOwnership: {
    readonly path: 'externalAccountId';
    readonly body: 'signature' | 'signatureScheme';
  };
}
