import {
  END_USER_TERMS,
  requireOffer,
  versionIn,
} from '../../fixtures/areas/customers/agreements.ts';
import { agreementsIn } from '../../fixtures/areas/customers/consents.ts';
import { check, expect, member, type Platform, text, warnUnless } from '../../fixtures/index.ts';

/** How many types the contract counts; more would be an addition. */
const TYPES = 7;

/** GET /customers/agreements, once per worker. */
function listAgreements(platform: Platform): Promise<readonly unknown[]> {
  return platform.once('the agreements listed', async () => {
    return agreementsIn(await requireOffer(platform, 'listAgreements'));
  });
}

async function membersNamed(platform: Platform, name: string): Promise<readonly unknown[]> {
  return (await listAgreements(platform)).map((row) => member(row, name));
}

check.describe('the list of agreements', () => {
  check('is returned and not empty', 'AGREEMENT-LIST-001', async ({ platform }) => {
    const rows = await listAgreements(platform);

    expect(rows.length, 'the number of agreements listed').toBeGreaterThan(0);
  });

  check('contains at least seven types', 'AGREEMENT-LIST-002', async ({ platform }) => {
    const types = new Set(await membersNamed(platform, 'type'));

    expect(types.size, 'the number of agreement types listed').toBeGreaterThanOrEqual(TYPES);
    warnUnless(types.size <= TYPES, `${types.size} types are listed; the contract counts ${TYPES}`);
  });

  check('contains each type once', 'AGREEMENT-LIST-003', async ({ platform }) => {
    const types = await membersNamed(platform, 'type');

    expect(types, 'the types of the agreements, each once').toEqual([...new Set(types)]);
  });

  check('includes the end-user terms', 'AGREEMENT-LIST-004', async ({ platform }) => {
    expect(await membersNamed(platform, 'type'), 'the types of the agreements').toContain(
      END_USER_TERMS,
    );
  });

  for (const [name, row] of [
    ['type', 'AGREEMENT-LIST-005'],
    ['version', 'AGREEMENT-LIST-006'],
  ] as const) {
    check(`shows the ${name} of each agreement`, row, async ({ platform }) => {
      for (const value of await membersNamed(platform, name)) {
        const given = row === 'AGREEMENT-LIST-006' ? versionIn({ version: value }) : text(value);
        expect(given?.trim() ?? '', `the ${name} of an agreement`).not.toBe('');
      }
    });
  }

  check('shows the url of each agreement', 'AGREEMENT-LIST-007', async ({ platform }) => {
    for (const value of await membersNamed(platform, 'url')) {
      expect(text(value) ?? '', 'the url of an agreement').toMatch(/^https?:\/\/[^/\s]/i);
    }
  });
});
