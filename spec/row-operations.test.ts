import { expect, test } from '@playwright/test';
import { type Area, isCross, loadAreas, restsOn } from './areas.ts';
import { citedBy, loadChangelog } from './changelog.ts';
import type { RequirementId } from './generated/requirement-ids.ts';
import { loadOpenApi, type OperationId } from './openapi.ts';
import { loadRequirements } from './requirements.ts';

/** Described with one area, and what the contract says of them stands with another. */
const elsewhere: Readonly<Partial<Record<OperationId, Area>>> = {
  agentCreateExternalAccount: 'external-accounts',
  sandboxReceive: 'uma',
};

/** Areas whose rows may be about every operation, or about none. */
const open: Readonly<Partial<Record<Area, string>>> = {
  general: 'conventions of every operation',
  errors: 'refusals of every operation',
  authentication: 'credentials of every operation',
  'signed-retry': 'every action that is signed',
  sessions: 'every action that a session signs',
  webhooks: 'events',
};

/** Rows of other areas that no operation of the description is asked for. */
const outside: readonly RequirementId[] = ['CARD-PIN-KEY-001'];

test('a row that can be judged names its operations, but for those about every one, or none', () => {
  const unnamed = loadRequirements().filter(
    ({ area, operations, excluded }) =>
      operations.length === 0 && excluded === undefined && open[area] === undefined,
  );

  expect(unnamed.map(({ id }) => id)).toEqual(outside);
});

test('every operation has a row', () => {
  const named = new Set(loadRequirements().flatMap(({ operations }) => operations));
  const without = loadOpenApi().operations.filter(({ id }) => !named.has(id));

  expect(without.map(({ id }) => id)).toEqual([]);
});

test('the operations of a row are of its area or of one that builds on the other', () => {
  const areaOf = new Map(loadOpenApi().operations.map(({ id, area }) => [id, titled(area)]));
  const foreign = loadRequirements().flatMap(({ id, area, operations }) =>
    operations
      .filter((each) => elsewhere[each] !== area && !areRelated(area, areaOf.get(each)))
      .map((each) => `${id} names ${each}`),
  );

  expect(foreign).toEqual([]);
});

test('an operation whose every row is dated is named from the first of these months on', () => {
  const rows = loadRequirements().filter(({ excluded }) => excluded === undefined);
  const undated = loadOpenApi().operations.flatMap(({ id, origin, since }) => {
    const months = rows.flatMap((row) => (row.operations.includes(id) ? [row.since ?? ''] : []));
    const first = [...months].sort()[0] ?? '';
    return origin === 'contract' && first !== '' && since !== first ? [`${id}: ${first}`] : [];
  });

  expect(undated, 'operations whose x-since in spec/openapi is another').toEqual([]);
});

test('a change of its month brought an operation that is dated', () => {
  for (const { id, since } of loadOpenApi().operations) {
    if (since === undefined) continue;
    const brought = loadChangelog()
      .filter(({ month }) => month === since)
      .flatMap(citedBy)
      .filter(({ operations }) => operations.includes(id));
    expect(brought.length, `${id}, ${since}`).toBeGreaterThan(0);
  }
});

/** An operation names its area by the title. */
function titled(name: string): Area | undefined {
  return loadAreas().find(({ title }) => title.toLowerCase() === name)?.id;
}

function areRelated(own: Area, other: Area | undefined): boolean {
  if (other === undefined) return false;
  const isOne = own === other || isCross(own);
  return isOne || restsOn(own).has(other) || restsOn(other).has(own);
}
