import fc from 'fast-check';
import { idToken, newIdentity } from '../../fixtures/areas/credentials/id-token.ts';
import { newKey } from '../../fixtures/areas/credentials/keys.ts';
import { literalOf } from '../../fixtures/areas/credentials/literals.ts';
import { boundToken, oauthLogin } from '../../fixtures/areas/credentials/oauth-login.ts';
import { identityHolder, sharedIdentity } from '../../fixtures/areas/oauth/identity-holder.ts';
import { expectTokenRefused } from '../../fixtures/areas/oauth/refused-token.ts';
import { tryAdding, tryVerifying } from '../../fixtures/areas/oauth/token-attempt.ts';
import {
  checkContext,
  covers,
  expect,
  expectRefusal,
  type Platform,
  test,
} from '../../fixtures/index.ts';
import { everyOf } from '../../generators/every-of.ts';
import { dummySignature } from '../../generators/oauth/dummy-signature.ts';
import { malformedToken } from '../../generators/oauth/malformed-token.ts';

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
    platform.run.hide([token]);
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
    platform.run.hide([token]);
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
