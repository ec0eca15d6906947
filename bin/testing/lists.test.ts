import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { cardEvents } from '../../fixtures/areas/card-transactions/calls.ts';
import { bankKinds, walletKinds } from '../../fixtures/areas/external-accounts/kinds.ts';
import { actionsUnderTest, verifyCode } from '../../fixtures/areas/signed-retry/retry-actions.ts';
import { isSecretName } from '../../fixtures/client/redacted-places.ts';
import { POINTS_IN_TIME } from '../../fixtures/judge/timestamp.ts';
import { confirmed } from '../../fixtures/reference/confirmed.ts';
import { WALLET_MEMBERS } from '../../generators/tokenization/wallet-values.ts';
import { loadOpenApi, operation } from '../../spec/openapi.ts';
import { loadRequirements } from '../../spec/requirements.ts';
import { commandsIn } from '../commands/completion.ts';
import { helpText } from '../commands/help.ts';
import { root } from './testing.ts';

const { operations } = loadOpenApi();

/** The schemas in a schema of the members of that name, or of every one, with their names. */
function membersIn(schema: unknown): readonly (readonly [name: string, schema: unknown])[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' ? Object.entries(Object(value)) : []),
    ...membersIn(value),
  ]);
}

const answered = operations.flatMap(({ responses }) =>
  Object.values(responses).flatMap(({ schema }) => membersIn(schema)),
);
const asked = operations.flatMap(({ requestSchema }) => membersIn(requestSchema));

/** The values that a member of the body of an operation may have. */
function valuesOf(schema: unknown, name: string): readonly unknown[] {
  const found = membersIn(schema).find(([each]) => each === name)?.[1];
  return [...Object(found).enum];
}

test('a card event has a call for each simulate operation', () => {
  const simulated = operations.filter(({ path }) => path.includes('/simulate/'));

  expect(Object.entries(cardEvents).sort()).toEqual(
    simulated.map(({ id, path }) => [path.split('/').at(-1), id]).sort(),
  );
});

test('an operation that takes a wallet signature is a signed action of the checks', () => {
  const signed = operations.filter(({ parameters }) =>
    parameters.some(({ name }) => name === 'Service-Wallet-Signature'),
  );
  // Paying out of a wallet takes a quote of its own each time (suites/wallet), and a delegated key is signed
  // twice (suites/delegated-keys).
  const tried = [...actionsUnderTest, verifyCode].map((action) => action.operation);

  expect([...new Set([...tried, 'executeQuote', 'createDelegatedKey'])].sort()).toEqual(
    signed.map(({ id }) => id).sort(),
  );
});

test('a member that tells when something happened is judged as a point in time', () => {
  const told = [...answered, ...asked].map(([name]) => name).filter((name) => name.endsWith('At'));

  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((name) => !POINTS_IN_TIME.has(name))).toEqual([]);
});

test('a member that is only ever sent is hidden wherever its name stands', () => {
  const secret = asked.filter(([, schema]) => Object(schema).writeOnly === true);

  expect(secret.length).toBeGreaterThan(0);
  expect(secret.map(([name]) => name).filter((name) => !isSecretName(name))).toEqual([]);
});

test('an external account is registered of each type of the description', () => {
  const { requestSchema } = operation('createCustomerExternalAccount');

  expect([...bankKinds, ...walletKinds].sort()).toEqual(
    expect.arrayContaining([...valuesOf(requestSchema, 'accountType')]),
  );
});

test('a card is tokenized for each wallet of the description', () => {
  const wallets = valuesOf(operation('tokenizeCard').requestSchema, 'digitalWallet');

  expect(Object.keys(WALLET_MEMBERS)).toEqual(wallets);
});

test('what a row rests on is confirmed by the profile of the reference service, once', () => {
  const rests = loadRequirements().flatMap((row) => Object.values(row.rests ?? {}).flat());

  expect([...new Set(rests)].filter((id) => !confirmed.includes(id))).toEqual([]);
  expect(confirmed.filter((id, at) => confirmed.indexOf(id) !== at)).toEqual([]);
});

test('the help has every command', () => {
  const args = ['bin/payments-conformance.mjs', 'no-such-command'];
  const { stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  const [, there = ''] = /there are (.*)/.exec(stderr) ?? [];

  expect(
    commandsIn(helpText)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(there.split(', ').sort());
});
