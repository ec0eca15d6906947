import { constants, privateDecrypt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { type Advice, type AdviceId, adviceIds, isAsked } from '../look/advice.ts';
import { lookOver } from '../look/look-over.ts';
import { textSource } from '../look/profile-source.ts';
import { newPinKey } from '../run/embedded.ts';
import {
  credentials,
  OLD_CARD,
  OLD_CUSTOMER,
  PIN_KEY,
  type Routes,
  refusal,
  smallRoutes,
  withService,
} from './small-service.ts';

/** A service that lacks something. */
interface Lack {
  /** The finding that tells it. */
  readonly subject: string;
  readonly routes: () => Routes | Promise<Routes>;
  /** What stands in the profile besides the address. */
  readonly profile?: object;
  /** What whoever runs the service answers where a value is asked for. */
  readonly answer?: (baseUrl: string) => string;
}

const mapped = {
  operations: {
    createCard: { body: { holder: '$cardholderId', plan: 'BASIC' }, answer: { '.': 'card' } },
  },
};

const pinKey = newPinKey();

/** The small service with a published key, which takes what it can open. */
async function withPinKey(hash: string): Promise<Routes> {
  const { publicKeyPem, privateKeyPem } = await pinKey;
  const key = { key: privateKeyPem, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: hash };
  const opens = (block: unknown) => {
    try {
      return privateDecrypt(key, Buffer.from(String(block), 'base64')).length > 0;
    } catch {
      return false;
    }
  };
  return {
    ...smallRoutes(),
    [`GET ${PIN_KEY}`]: () => [200, publicKeyPem],
    'POST /cards/:id/set-pin': ({ body }) =>
      opens(body['encryptedPinBlock']) ? [204] : refusal(400, 'INVALID_INPUT'),
  };
}

/** The small service with accounts, one of which is a wallet by another name. */
function withWallet(): Routes {
  const id = 'InternalAccount:0a1b2c3d-0000-4000-8000-00000000000';
  return {
    ...smallRoutes(),
    'GET /customers/internal-accounts': ({ query }) => {
      const customerId = query.get('customerId');
      const data = [
        { id: `${id}1`, type: 'INTERNAL_FIAT', customerId, status: 'ACTIVE' },
        { id: `${id}2`, type: 'SELF_CUSTODY', customerId, status: 'ACTIVE' },
      ];
      return [200, { data, hasMore: false }];
    },
    'POST /sandbox/internal-accounts/:id/fund': () => [200, {}],
    'GET /auth/credentials': () => [200, { data: [{ id: 'AuthMethod:1', type: 'EMAIL_OTP' }] }],
  };
}

/** For each piece of advice, a service that it is given on. */
const lacks: Readonly<Record<AdviceId, Lack>> = {
  declareAbsent: { subject: 'agreements', routes: smallRoutes, profile: mapped },
  declarePresent: {
    subject: 'cards.pin',
    routes: smallRoutes,
    profile: { ...mapped, capabilities: { 'cards.pin': 'guessed-absent' } },
  },
  decideAtCreation: {
    subject: 'customer',
    routes: () => {
      const asked: Record<string, number> = {};
      const small = smallRoutes();
      return {
        ...small,
        'POST /customers': () => [201, { id: OLD_CUSTOMER, kycStatus: 'PENDING' }],
        // Decided by itself, a moment later.
        'GET /customers/:id': ({ id }) => {
          asked[id] = (asked[id] ?? 0) + 1;
          return [200, { id, kycStatus: asked[id] % 3 === 0 ? 'APPROVED' : 'PENDING' }];
        },
        'POST /verifications': () => [
          200,
          { verificationStatus: 'RESOLVE_ERRORS', errors: [{ type: 'MISSING_FIELD', field: 'x' }] },
        ],
      };
    },
  },
  supply: {
    subject: 'customer',
    routes: () => ({ ...smallRoutes(), 'POST /customers': () => refusal(403, 'FORBIDDEN') }),
    answer: () => OLD_CUSTOMER,
  },
  mendFixture: {
    subject: 'fixtures.activeCardId',
    routes: smallRoutes,
    profile: { ...mapped, 'fixtures.activeCardId': 'Card:not-there' },
    answer: () => OLD_CARD,
  },
  nameRows: {
    subject: 'list of customers',
    routes: () => ({
      ...smallRoutes(),
      'GET /customers': () => [200, { items: [{ id: OLD_CUSTOMER }], hasMore: false }],
    }),
    profile: mapped,
  },
  givePinKey: {
    subject: 'set-PIN',
    routes: () => withPinKey('sha1'),
    profile: mapped,
    answer: (baseUrl) => `${baseUrl}${PIN_KEY}`,
  },
  nameEncryption: {
    subject: 'set-PIN',
    routes: () => withPinKey('sha256'),
    profile: { ...mapped, pin: { publicKeyPem: '' } },
  },
  givePath: {
    subject: 'account',
    routes: () => {
      const { 'GET /customers/internal-accounts': accounts, ...others } = withWallet();
      return { ...others, 'GET /ledger': accounts };
    },
    profile: mapped,
    answer: () => '/ledger',
  },
  nameId: {
    subject: 'customer',
    routes: () => ({
      ...smallRoutes(),
      'POST /customers': () => [201, { customerRef: OLD_CUSTOMER, kycStatus: 'APPROVED' }],
    }),
    answer: () => 'customerRef',
  },
  nameWalletType: { subject: 'wallet', routes: withWallet, profile: mapped },
  map: { subject: 'card', routes: smallRoutes },
};

async function lookedAt(baseUrl: string, profile: object) {
  const text = JSON.stringify({ baseUrl, credentials, sandbox: { marker: true }, ...profile });
  return (await lookOver(textSource(text, 'profile', {}), () => undefined)).findings;
}

/** Advice as somebody writes it into a profile. */
function written({ write }: Advice, answer: string | undefined): object {
  const entries = Object.entries(write).map(([key, value]) => [
    key,
    isAsked(value) ? answer : value,
  ]);
  return Object.fromEntries(entries);
}

for (const id of adviceIds) {
  test(`${id}: what is advised makes its line go`, async () => {
    const { subject, routes, answer, profile = {} } = lacks[id];
    const given =
      id === 'nameEncryption' ? { pin: { publicKeyPem: (await pinKey).publicKeyPem } } : {};
    await withService(await routes(), async (baseUrl) => {
      const own = { ...profile, ...given };

      const before = await lookedAt(baseUrl, own);
      const line = before.find(
        (each) => each.subject === subject && (each.advice ?? []).length > 0,
      );
      const advised = line?.advice?.find((each) => each.id === id);
      expect(advised, before.map((each) => each.line).join('\n')).toBeDefined();
      if (advised === undefined) return;
      for (const key of Object.keys(advised.write)) expect(line?.line).toContain(key);

      const after = await lookedAt(baseUrl, { ...own, ...written(advised, answer?.(baseUrl)) });
      const left = after.filter((each) => each.subject === subject && each.advice?.length);
      expect(left.map((each) => each.line)).toEqual([]);
      expect(after.map((each) => each.line)).not.toContain(line?.line);
    });
  });
}
