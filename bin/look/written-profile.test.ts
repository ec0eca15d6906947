import { expect, test } from '@playwright/test';
import { missing } from './finding.ts';
import { settledIn, writtenProfile } from './written-profile.ts';

const card = missing('card', 'POST /cards answered 400', [
  { id: 'map', write: { 'operations.createCard': { body: { holder: '$cardholderId' } } } },
]);
const areas = missing('areas not there', 'quotes', [
  { id: 'declareAbsent', write: { 'capabilities.quotes': false } },
]);

const linesFor = (text: string) =>
  settledIn([card, areas], text, 'p.yaml').map(({ level, line }) => `${level}: ${line}`);

test('what init writes is told as what the profile has, not as what is missing', () => {
  const text = `capabilities.quotes: guessed-absent
operations.createCard: { body: { holder: $cardholderId, plan: FREE } }
`;

  expect(linesFor(text)).toEqual([
    'ok: card: POST /cards answered 400; p.yaml has operations.createCard for it now',
    'note: areas not there: quotes; p.yaml says guessed-absent now',
  ]);
});

test('a thing of a part that init guesses absent is a note', () => {
  const quote = missing('quote', 'POST /documents answered 404');

  const [settled] = settledIn([quote], 'capabilities.quotes: guessed-absent\n', 'p.yaml');

  expect(settled).toMatchObject({
    level: 'note',
    line: 'quote: POST /documents answered 404; p.yaml says guessed-absent now',
  });
});

test('what a profile says otherwise is missing still, with what would change it', () => {
  const text = 'operations.createCard: { body: { holder: $customerId } }\n';

  expect(linesFor(text)).toEqual([
    'missing: card: POST /cards answered 400; set operations.createCard: { body: { holder: $cardholderId } }',
    'missing: areas not there: quotes; set capabilities.quotes: false',
  ]);
});

const shape = { body: { holder: '$cardholderId' } };

for (const [what, described, proposed, by] of [
  ['its OpenAPI alone', { 'operations.createCard': shape }, {}, 'its OpenAPI says'],
  ['its answers alone', {}, { 'operations.createCard': shape }, 'its answers say'],
  [
    'both',
    { 'operations.createQuote': shape },
    { 'operations.createCard': shape },
    'its OpenAPI and its answers say',
  ],
] as const) {
  test(`shapes that come from ${what} are said to come from there`, () => {
    const look = {
      findings: [],
      isAnswering: true,
      isAstray: false,
      wasWritten: true,
      callMs: 2_000,
      parts: [],
      proposed,
    };
    const written = { baseUrl: 'http://a.example', file: 'p.yaml', before: '', described };

    expect(writtenProfile(look, written)).toContain(
      `#: The service has these its own way, by what ${by}:\n`,
    );
  });
}

test('what is not known is checked unless a run takes it for absent', () => {
  const told = 'GET /exchange-rates answered 404';
  const parts = (['rates', 'bulkImport', 'cryptoFee'] as const).map(
    (capability) => ({ capability, presence: 'unknown', told }) as const,
  );
  const look = {
    findings: [],
    isAnswering: true,
    isAstray: false,
    wasWritten: true,
    callMs: 2_000,
    parts,
    proposed: {},
  };
  const before = 'capabilities: { cryptoFee: true }\n';

  const text = writtenProfile(look, {
    baseUrl: 'http://a.example',
    file: 'p',
    before,
    described: {},
  });

  expect(text).toContain(`\
#: Whether the service has these is not known; they are checked. For a call at another path, write
#: operations.<name>.path; for what it does not have:
#: capabilities.rates: false # ${told}
#: capabilities.cryptoFee: false # ${told}

#: Whether the service has these is not known; they are not checked, and their rows are unverified.
#: For what it has:
#: capabilities.bulkImport: true # ${told}
`);
});
