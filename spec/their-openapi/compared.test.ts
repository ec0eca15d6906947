import { expect, test } from '@playwright/test';
import { loadOpenApi, openApiAsOf } from '../openapi.ts';
import { latestRevision, revisions } from '../revisions.ts';
import { compared } from './compared.ts';
import { describedBy } from './description.ts';
import { type DescriptionFinding, MOST_FINDINGS, mergedFindings } from './finding.ts';
import { upgraded } from './upgraded.ts';

const ours = loadOpenApi();

type Edit = readonly [path: string, value: unknown];

/** Our own description with other values at some places; one that is undefined is gone. */
function edited(edits: readonly Edit[]) {
  const document = structuredClone(ours.document);
  for (const [path, value] of edits) {
    const steps = path.split(' ');
    const last = steps.pop() ?? '';
    const above = steps.reduce<object>((node, step) => Object(Reflect.get(node, step)), document);
    if (value === undefined) Reflect.deleteProperty(above, last);
    else Reflect.set(above, last, value);
  }
  return describedBy(upgraded(document));
}

function found(...edits: readonly Edit[]): readonly DescriptionFinding[] {
  return mergedFindings(compared(edited(edits), ours.operations, latestRevision)).findings;
}

const card = 'components schemas Card properties';
const pin = 'components schemas CardPinSetRequest';
const setPin = 'paths /cards/{id}/set-pin post';
const asText = { type: 'string' };

test('the description of the contract itself differs in nothing, in any month', () => {
  expect(found()).toEqual([]);
  for (const revision of revisions) {
    const { document, operations } = openApiAsOf(revision);
    expect(compared(describedBy(upgraded(document)), operations, revision), revision).toEqual([]);
  }
});

for (const [what, edits, finding] of [
  [
    'an operation that the contract names',
    [['paths /cards/{id}/set-pin', undefined]],
    ['missing', 'POST /cards/{id}/set-pin', 'operation', 'is not described', 'Set a card PIN'],
  ],
  [
    'a member of a body',
    [
      [`${pin} properties encryptedPinBlock`, undefined],
      [`${pin} properties other`, asText],
      [`${pin} required`, []],
    ],
    [
      ...['missing', 'POST /cards/{id}/set-pin', 'body.encryptedPinBlock', 'is not described'],
      'Set a card PIN',
    ],
  ],
  [
    'the members of an answer altogether',
    [['components schemas Card', { type: 'object' }]],
    [
      ...['missing', 'GET /cards/{id}', 'answer'],
      ...['describes none of the members that the contract names', 'What the service does'],
    ],
  ],
  [
    'a value',
    [[`${card} status`, { type: 'string', enum: ['ACTIVE', 'FROZEN'] }]],
    ['missing', 'GET /cards/{id}', 'answer.status', 'enum lacks CLOSED', 'Card status, states'],
  ],
  [
    'a parameter of the query',
    [['paths /auth/credentials get parameters', []]],
    ['missing', 'GET /auth/credentials', 'query.accountId', 'is not described', 'Credential'],
  ],
  [
    'a status',
    [[`${setPin} responses 409`, undefined]],
    ['missing', 'POST /cards/{id}/set-pin', 'status 409', 'is not described', 'CARD-PIN-'],
  ],
  [
    'freedom from a further required member',
    [[`${pin} required`, ['encryptedPinBlock', 'reason']]],
    ['stricter', 'POST /cards/{id}/set-pin', 'body.reason', 'is required'],
  ],
  [
    'room for the length of a member',
    [[`${pin} properties encryptedPinBlock maxLength`, 300]],
    ['stricter', 'POST /cards/{id}/set-pin', 'body.encryptedPinBlock', 'maxLength is lower'],
  ],
  [
    'freedom from a pattern',
    [[`${pin} properties encryptedPinBlock pattern`, '^[A-Z]+$']],
    ['stricter', 'POST /cards/{id}/set-pin', 'body.encryptedPinBlock', 'pattern, where the'],
  ],
  [
    'the type of a member',
    [[`${pin} properties encryptedPinBlock type`, 'integer']],
    ['stricter', 'POST /cards/{id}/set-pin', 'body.encryptedPinBlock', 'type leaves out string'],
  ],
  [
    'the end of a list of values',
    [[`${card} status`, { type: 'string', enum: ['ACTIVE', 'FROZEN', 'CLOSED', 'LOST'] }]],
    ['looser', 'GET /cards/{id}', 'answer.status', 'enum also has LOST', 'CARD-RECORD-003'],
  ],
  [
    'the duty of a member',
    [['components schemas Card required', ['id']]],
    ['looser', 'GET /cards/{id}', 'answer.status', 'is not required', 'CARD-RECORD-001'],
  ],
  [
    'the duty of a member of an error',
    [['components schemas Error required', ['code']]],
    ['looser', 'error answers', 'answer.reason', 'is not required', 'ERR-OBJECT-004'],
  ],
] as const) {
  test(`a description without ${what} is told so, with its clause`, () => {
    const [difference, operation, where, differs, clause = ''] = finding;

    const told = found(...(edits as readonly Edit[]));

    const same = told.filter(
      (each) =>
        each.difference === difference && each.operation === operation && each.where === where,
    );
    expect(same.map((each) => each.differs).join('\n')).toContain(differs);
    expect(same.map((each) => each.clause ?? '').join('\n')).toContain(clause);
  });
}

test('a member that only answers have is no duty of a request', () => {
  const readOnly = { type: 'string', readOnly: true };

  const told = found(
    [`${pin} required`, ['encryptedPinBlock', 'id']],
    [`${pin} properties id`, readOnly],
  );

  expect(told).toEqual([]);
});

test('paths may begin with what the base URL has, and name their parameters otherwise', () => {
  const written = JSON.stringify(ours.document).replaceAll('"#/paths/~1', '"#/paths/~1v1~1');
  const document = JSON.parse(written);
  const paths = Object.entries(Object(document.paths)).map(
    ([path, item]) => [`/v1${path.replace('{id}', '{anId}')}`, item] as const,
  );
  const moved = describedBy(upgraded({ ...document, paths: Object.fromEntries(paths) }));

  expect(compared(moved, ours.operations, latestRevision)).toEqual([]);
});

test('a schema that goes round in a circle is read to its end', () => {
  const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` });

  const told = found(
    [
      'components schemas Parent',
      { oneOf: [schema('Card'), schema('Child')], allOf: [schema('Parent')] },
    ],
    [
      'components schemas Child',
      { allOf: [schema('Parent')], properties: { up: schema('Parent') } },
    ],
    [`${card} parent`, schema('Parent')],
    ['paths /cards/{id} get responses 2XX content application/json schema', schema('Parent')],
  );

  expect(told.filter(({ operation }) => operation === 'GET /cards/{id}')).not.toEqual([]);
});

test('of many findings some of each operation are kept, sorted by operation, and all are counted', () => {
  const finding = (operation: string, differs: string) =>
    ({ difference: 'drift', operation, where: 'answer', differs, count: 1 }) as const;
  const many = Array.from({ length: 900 }, (_, at) => finding('POST /quotes', `differs ${at}`));

  const merged = mergedFindings([...many, finding('GET /zones', 'a'), finding('GET /zones', 'a')]);

  expect(merged.found).toBe(901);
  expect(merged.findings).toHaveLength(MOST_FINDINGS);
  expect(merged.findings.at(-1)).toEqual({ ...finding('GET /zones', 'a'), count: 2 });
});

test('a reference that leads nowhere is told once, and one into a list leads there', () => {
  const reference = (at: string) => ({ $ref: `#/components/${at}` });
  const lost = reference('requestBodies/Nope');

  const all = found([`${setPin} requestBody`, lost], [`${card} other`, lost]);

  const told = { operation: 'the description', where: '#/components/requestBodies/Nope' };
  const unusable = all.filter(({ difference }) => difference === 'unusable');
  expect(unusable).toEqual([expect.objectContaining({ ...told, differs: 'leads nowhere' })]);
  const parameter = { in: 'query', name: 'limit', schema: asText };
  expect(
    found(
      ['components parameters All', [parameter]],
      ['paths /cards get parameters', [reference('parameters/All/0')]],
    ).filter(({ difference }) => difference === 'unusable'),
  ).toEqual([]);
});
