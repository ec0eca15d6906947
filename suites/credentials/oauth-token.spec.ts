import fc from 'fast-check';
import { checkContext } from '../../fixtures/check/context.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { expectRefusal } from '../../fixtures/check/gap-refusal.ts';
import { test } from '../../fixtures/check/test.ts';
import { idToken, newIdentity } from '../../fixtures/credentials/id-token.ts';
import { identityHolder, sharedIdentity } from '../../fixtures/credentials/identity-holder.ts';
import { newKey } from '../../fixtures/credentials/keys.ts';
import { literalOf } from '../../fixtures/credentials/literals.ts';
import { boundToken, oauthLogin } from '../../fixtures/credentials/oauth-login.ts';
import { expectTokenRefused } from '../../fixtures/credentials/refused-token.ts';
import { tryAdding, tryVerifying } from '../../fixtures/credentials/token-attempt.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { everyOf } from '../../generators/every-of.ts';
import { dummySignature } from '../../generators/oidc/dummy-signature.ts';
import { malformedToken } from '../../generators/oidc/malformed-token.ts';

/** What a lenient reader of base64 and of dummy signatures may still take is left out. */
const unreadable = everyOf(malformedToken).filter(
  ({ name }) => !/empty signature|outside base64|header/.test(name),
);

/** A few from the check's seed. */
function dummies(): readonly string[] {
  return fc.sample(dummySignature, { seed: checkContext().seed, numRuns: 5 });
}

function signedBy(token: string, signature: string): string {
  return `${token.slice(0, token.lastIndexOf('.'))}.${signature}`;
}

/** Holds a statement about the answers to an addition by changed tokens of one identity each. */
async function additions<T>(
  platform: Platform,
  changes: readonly T[],
  apply: (change: T, token: string) => string,
  hold: (reply: Awaited<ReturnType<typeof tryAdding>>) => void,
): Promise<void> {
  await sharedIdentity(platform);
  const add = async (change: T) => {
    const holder = await identityHolder(platform);
    const token = apply(change, await idToken(platform, newIdentity(platform)));
    platform.session.hide([token]);
    hold(await tryAdding(platform, holder, token));
  };
  for (const change of changes) await add(change);
}

/** The same about logins of the shared identity, which logs in first by a token as it is. */
async function logins<T>(
  platform: Platform,
  changes: readonly T[],
  apply: (change: T, token: string) => string,
  hold: (reply: Awaited<ReturnType<typeof tryVerifying>>) => void,
): Promise<void> {
  const credential = await sharedIdentity(platform);
  await oauthLogin(platform, credential);
  const logIn = async (change: T) => {
    const { oidcToken, ...proof } = await boundToken(
      platform,
      credential.identity,
      newKey(platform),
    );
    const token = apply(change, oidcToken);
    platform.session.hide([token]);
    hold(await tryVerifying(platform, credential, { oidcToken: token, ...proof }));
  };
  for (const change of changes) await logIn(change);
}

test.describe('a token', () => {
  test('that is no JWT adds nothing', covers('OAUTH-TOKEN-001'), async ({ platform }) => {
    await additions(platform, unreadable, (fault, token) => fault.apply(token), expectTokenRefused);
  });

  test('that is no JWT logs nobody in', covers('OAUTH-TOKEN-002'), async ({ platform }) => {
    await logins(platform, unreadable, (fault, token) => fault.apply(token), expectTokenRefused);
  });

  test('that is no JWT returns 400', covers('OAUTH-TOKEN-003'), async ({ platform }) => {
    const credential = await sharedIdentity(platform);
    const { clientPublicKey } = await boundToken(platform, credential.identity, newKey(platform));
    const members = { oidcToken: 'no token', clientPublicKey };

    expectRefusal(await tryAdding(platform, await identityHolder(platform), 'no token'), 'G-104');
    expectRefusal(await tryVerifying(platform, credential, members), 'G-104');
  });

  test('may be signed by a dummy when added', covers('OAUTH-TOKEN-004'), async ({ platform }) => {
    const sign = (signature: string, token: string) => signedBy(token, signature);

    await additions(platform, dummies(), sign, (reply) => expect(reply).toBeSuccess(201));
  });

  test('may be signed by a dummy at login', covers('OAUTH-TOKEN-005'), async ({ platform }) => {
    const sign = (signature: string, token: string) => signedBy(token, signature);

    await logins(platform, dummies(), sign, (reply) => expect(reply).toBeSuccess(200));
  });

  test('is no fixed literal when added', covers('OAUTH-TOKEN-006'), async ({ platform }) => {
    await sharedIdentity(platform);

    const literal = literalOf(platform, 'oidcToken');

    expectTokenRefused(await tryAdding(platform, await identityHolder(platform), literal));
  });

  test('is no fixed literal at login', covers('OAUTH-TOKEN-007'), async ({ platform }) => {
    const credential = await sharedIdentity(platform);
    await oauthLogin(platform, credential);
    const { clientPublicKey } = await boundToken(platform, credential.identity, newKey(platform));
    const oidcToken = literalOf(platform, 'oidcToken');

    expectTokenRefused(await tryVerifying(platform, credential, { oidcToken, clientPublicKey }));
  });
});
