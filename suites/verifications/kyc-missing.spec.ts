import { identifiedBy } from '../../fixtures/areas/customers/identified-by.ts';
import { identityDocument } from '../../fixtures/areas/customers/identity-document.ts';
import { kycStatusOf } from '../../fixtures/areas/customers/status.ts';
import {
  identified,
  nameIn,
  newIndividual,
  type PacketField,
  packetFields,
} from '../../fixtures/areas/verifications/individuals.ts';
import { expectLackOf } from '../../fixtures/areas/verifications/missing-item.ts';
import { platformIn } from '../../fixtures/areas/verifications/mode.ts';
import {
  isLackOf,
  missingIn,
  outcomeIn,
  submit,
} from '../../fixtures/areas/verifications/submissions.ts';
import {
  covers,
  expect,
  type Platform,
  type Run,
  requireSuccess,
  settled,
  test,
} from '../../fixtures/index.ts';

const lacksDocument = 'MISSING_IDENTITY_DOCUMENT';

/** The submission of an individual who has a document and lacks one field, once per worker. */
async function without(run: Run, field: PacketField) {
  const platform = platformIn(run, 'unregulated');
  return platform.once(`a submission without ${field}`, async () => {
    const { id } = await identified(platform, { without: [field] });
    return { id, reply: await submit(platform, id) };
  });
}

/** Incomplete submissions of individuals whose names end in every way. */
async function incompleteOnes(platform: Platform) {
  const submitted = [];
  for (const suffix of [undefined, '001', '002', '003']) {
    const fullName = nameIn(suffix);
    const bare = await newIndividual(platform, { fullName, without: ['nationality'] });
    const identifiedOne = await identified(platform, { fullName, without: ['birthDate'] });
    for (const { id } of [bare, identifiedOne]) {
      const outcome = outcomeIn(await submit(platform, id));
      submitted.push({ id, outcome, name: `a name in ${suffix}` });
    }
  }
  return submitted;
}

test.describe('an incomplete submission', () => {
  for (const [field, row] of [
    ['fullName', 'KYC-PACKET-001'],
    ['birthDate', 'KYC-PACKET-002'],
    ['nationality', 'KYC-PACKET-003'],
    ['idType', 'KYC-PACKET-004'],
    ['identifier', 'KYC-PACKET-005'],
    ['address', 'KYC-PACKET-006'],
  ] as const) {
    test(`without ${field} names it`, covers(row), async ({ run }) => {
      const { reply } = await without(run, field);

      expectLackOf(reply, field);
    });
  }

  for (const idType of ['ITIN', 'NON_US_TAX_ID'] as const) {
    test(`without a number of ${idType} names it`, covers('KYC-PACKET-005'), async ({ run }) => {
      const platform = platformIn(run, 'unregulated');
      const body = await identifiedBy(platform, idType);
      const { nationality, countryOfIssuance } = body as Record<string, unknown>;
      const members = { idType, nationality, countryOfIssuance };
      const { id } = await identified(platform, { without: ['identifier'], members });

      expectLackOf(await submit(platform, id), 'identifier');
    });
  }

  test('without a document names it', covers('KYC-PACKET-007'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const { id } = await newIndividual(platform);

    const reply = await submit(platform, id);

    expect(outcomeIn(reply)).toBe('RESOLVE_ERRORS');
    expect(missingIn(reply).map(({ type }) => type)).toContain(lacksDocument);
  });

  test('without anything names everything', covers('KYC-PACKET-008'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const { id } = await newIndividual(platform, { without: packetFields });

    const reply = await submit(platform, id);

    for (const field of packetFields) expectLackOf(reply, field);
    expect(missingIn(reply).map(({ type }) => type)).toContain(lacksDocument);
  });

  test('names nothing that is there', covers('KYC-PACKET-009'), async ({ run }) => {
    for (const lacking of packetFields.filter((field) => !field.startsWith('id'))) {
      const { reply } = await without(run, lacking);

      for (const field of packetFields.filter((each) => each !== lacking)) {
        const isNamed = missingIn(reply).some((each) => isLackOf(field, each));
        expect(isNamed, `${field}, where ${lacking} is missing`).toBe(false);
      }
    }
  });

  test('names the individual as what lacks it', covers('KYC-PACKET-010'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    await without(run, 'birthDate');
    const { id } = await newIndividual(platform, { without: ['birthDate'] });

    const problems = missingIn(await submit(platform, id));

    expect([...new Set(problems.map(({ resourceId }) => resourceId))]).toEqual([id]);
  });

  test(
    'has errors to resolve, however the name ends',
    covers('KYC-PACKET-011'),
    async ({ run }) => {
      for (const { name, outcome } of await incompleteOnes(platformIn(run, 'unregulated'))) {
        expect(outcome, name).toBe('RESOLVE_ERRORS');
      }
    },
  );

  test('decides nothing, however the name ends', covers('KYC-PACKET-012'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const ids = (await incompleteOnes(platform)).map(({ id }) => id);

    // Nobody says that it is not PENDING from now on, if only for all alike.
    const statuses = await settled(
      () => Promise.all(ids.map((id) => kycStatusOf(platform, id))),
      (each) => new Set(each).size === 1,
      platform.target.settleMs,
    );
    const [status] = statuses;
    expect(['UNVERIFIED', 'PENDING'], 'their status').toContain(status);
    expect(new Set(statuses), 'whatever the name').toEqual(new Set([status]));
  });

  test('is not helped by the document of another', covers('KYC-PACKET-013'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const { id } = await newIndividual(platform);
    await identified(platform);

    const problems = missingIn(await submit(platform, id));

    expect(problems.map(({ type }) => type)).toContain(lacksDocument);
  });

  test('names the same again when repeated', covers('KYC-PACKET-015'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const { id } = await identified(platform, { without: ['birthDate'] });

    for (let time = 1; time <= 3; time += 1) {
      expectLackOf(await submit(platform, id), 'birthDate');
    }
  });

  test('needs a document of identity', covers('KYC-PACKET-014'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const { id } = await newIndividual(platform);
    const form = identityDocument(id, 'PROOF_OF_ADDRESS');
    const uploaded = await platform.call('createDocument', { form });
    requireSuccess(platform, 'createDocument', uploaded, 'a document of another kind', ['G-130']);

    const problems = missingIn(await submit(platform, id));

    expect(problems.map(({ type }) => type)).toContain(lacksDocument);
  });
});
