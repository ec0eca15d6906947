import { expect, test } from '@playwright/test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import {
  loadOpenApi,
  matchOperation,
  methodsAt,
  type OperationId,
  operation,
  operationIds,
  requestValidator,
  responseValidator,
} from './openapi.ts';

test('every operation names its origin, and its gap exactly when the origin is one', () => {
  for (const { id, origin, gap, capabilities } of loadOpenApi().operations) {
    expect(gap !== undefined, id).toBe(origin === 'gap');
    expect(capabilities, id).not.toEqual([]);
  }
  expect(
    loadOpenApi()
      .operations.map(({ id }) => id)
      .sort(),
  ).toEqual([...operationIds]);
});

test('set-PIN alone takes Basic credentials only', () => {
  const closed = loadOpenApi().operations.filter(({ auth }) => auth.length > 0);
  const basicOnly = closed.filter(({ auth }) => !auth.includes('AgentAuth'));

  expect(basicOnly.map(({ id }) => id)).toEqual(['setCardPin']);
  expect(basicOnly[0]?.auth).toEqual(['BasicAuth']);
});

test('a path is matched literally before it is matched as a parameter', () => {
  expect(matchOperation('GET', '/customers/agreements')?.operation.id).toBe('listAgreements');
  expect(matchOperation('GET', '/customers/Customer%3A1')).toMatchObject({
    operation: { id: 'getCustomerById' },
    params: { customerId: 'Customer:1' },
  });
  expect(matchOperation('DELETE', '/cards')).toBeUndefined();
  expect([...methodsAt('/cards')].sort()).toEqual(['GET', 'POST']);
  expect(methodsAt('/cards/1/2/3')).toEqual([]);
});

test('the PIN request is bounded in characters at both ends', () => {
  const validate = requestValidator('setCardPin');
  const keywords = (encryptedPinBlock: unknown) =>
    validate?.({ encryptedPinBlock }).map(({ keyword }) => keyword);

  expect(keywords('A'.repeat(16))).toEqual([]);
  expect(keywords('A'.repeat(1024))).toEqual([]);
  expect(keywords('A'.repeat(15))).toEqual(['minLength']);
  expect(keywords('A'.repeat(1025))).toEqual(['maxLength']);
  expect(keywords(7)).toEqual(['type']);
  expect(validate?.({}).map(({ keyword }) => keyword)).toEqual(['required']);
});

test('every fault of a request is listed, not only the first', () => {
  const faults = requestValidator('createCustomer')?.({
    customerType: 'INDIVIDUAL',
    birthDate: 'nope',
    nationality: 'nope',
  });

  expect(faults?.map(({ instancePath }) => instancePath)).toEqual(['/birthDate', '/nationality']);
});

test('an answer needs only what the contract states, and may add members and values', () => {
  const card = responseValidator('getCardById', 200);

  expect(card?.({ id: 'x', status: 'ACTIVE', later: 1, brand: null })).toEqual([]);
  expect(card?.({ id: 'x', status: 'SOMETHING_NEW' }).map(({ keyword }) => keyword)).toEqual([
    'x-known-values',
  ]);
  expect(card?.({ id: 'x' })).toHaveLength(1);
  expect(card?.({ id: 'x', status: 1 })).toHaveLength(1);
});

test('every refusal is an Error object, and statuses the contract leaves open are not judged', () => {
  const isJudged = (id: OperationId, status: number) => {
    const refusal = responseValidator(id, status);
    const faults = refusal?.({ code: 'X', details: { errors: [{ message: 'no field' }] } });
    return refusal?.({ code: 'X', reason: 'why' }).length === 0 && faults?.length === 2;
  };
  const isOpen = (id: OperationId, status: number) => responseValidator(id, status) === undefined;

  expect(
    operationIds.filter(
      (id) =>
        ![400, 401, 403, 404, 409, 500, 501].every((status) => isJudged(id, status)) ||
        ![405, 423, 429, 503].every((status) => isOpen(id, status)),
    ),
  ).toEqual([]);
});

test('a 204 has no schema', () => {
  expect(responseValidator('setCardPin', 204)).toBeUndefined();
  expect(responseValidator('setCardPin', 200)).toBeUndefined();
  expect(operation('setCardPin').responses['204']).toEqual({});
});

test('every schema is JSON Schema 2020-12 and compiles in strict mode', () => {
  const meta = new Ajv2020({ strict: false });
  const invalid: string[] = [];
  for (const { id, requestSchema, responses } of loadOpenApi().operations) {
    requestValidator(id)?.({});
    if (!meta.validateSchema(requestSchema ?? {})) invalid.push(id);
    for (const [status, { schema }] of Object.entries(responses)) {
      responseValidator(id, Number(status.replace('XX', '00')))?.({});
      if (!meta.validateSchema(schema ?? {})) invalid.push(`${id} ${status}`);
    }
  }
  expect(invalid).toEqual([]);
});

test('a processing body is no outcome, and an outcome may have any other status', () => {
  const verified = responseValidator('verifyAuthCredential', 200);
  const session = { id: 's', accountId: 'a', type: 'OAUTH', expiresAt: 'later' };

  expect(verified?.({ status: 'PROCESSING' })).toEqual([]);
  expect(verified?.({ ...session, status: 'PROCESSING' })).toEqual([]);
  expect(verified?.({ status: 'DONE' })).not.toEqual([]);
  expect(responseValidator('revokeAuthCredential', 200)?.(session)).not.toEqual([]);
});

test('a session of a one-time code carries no sealed key, others may', () => {
  const verified = responseValidator('verifyAuthCredential', 200);
  const sealed = { id: 's', accountId: 'a', expiresAt: 'later', encryptedSessionSigningKey: 'k' };

  expect(verified?.({ ...sealed, type: 'PASSKEY' })).toEqual([]);
  expect(verified?.({ ...sealed, type: 'SMS_OTP' })).not.toEqual([]);
});

test('an issued challenge is held to what its credential type gets', () => {
  const issued = responseValidator('challengeAuthCredential', 200);
  const credential = { id: 'c', accountId: 'a', type: 'EMAIL_OTP' };

  expect(issued?.({ ...credential, otpEncryptionTargetBundle: '{}' })).toEqual([]);
  expect(issued?.(credential)).not.toEqual([]);
  expect(issued?.({ challenge: '0f', requestId: 'r', expiresAt: 'later' })).toEqual([]);
  expect(issued?.({ challenge: '0F', requestId: 'r', expiresAt: 'later' })).not.toEqual([]);
  expect(issued?.({ status: 'PROCESSING' })).toEqual([]);
});

test('a create and a verify need the members of their credential type', () => {
  const create = requestValidator('createAuthCredential');
  const verify = requestValidator('verifyAuthCredential');
  const accountId = 'InternalAccount:0197a3c2-0000-7000-8000-000000000000';
  const missing = (faults: ReturnType<NonNullable<typeof create>> | undefined) =>
    faults
      ?.filter(({ keyword }) => keyword === 'required')
      .map(({ params }) => params['missingProperty']);

  expect(create?.({ type: 'SMS_OTP', accountId })).toEqual([]);
  expect(missing(create?.({ type: 'OAUTH', accountId }))).toEqual(['oidcToken']);
  expect(missing(create?.({ type: 'PASSKEY', accountId }))).toEqual([
    'challenge',
    'nickname',
    'attestation',
  ]);
  expect(missing(verify?.({ type: 'OAUTH' }))).toEqual(['oidcToken', 'clientPublicKey']);
  expect(missing(verify?.({ type: 'PASSKEY' }))).toEqual(['assertion']);
  expect(missing(verify?.({ type: 'EMAIL_OTP' }))).toEqual(['encryptedOtpBundle']);
  expect(verify?.({})).toEqual([]);
});
