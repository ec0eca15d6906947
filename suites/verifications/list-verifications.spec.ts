import {
  answeredBoth,
  isSteady,
  readVerification,
  verificationsBy,
} from '../../fixtures/areas/verifications/answered-submissions.ts';
import { listVerifications } from '../../fixtures/areas/verifications/calls.ts';
import { platformBeside, platformIn } from '../../fixtures/areas/verifications/mode.ts';
import {
  asInstant,
  covers,
  expectByGap,
  expectHidden,
  idsIn,
  member,
  test,
  unverified,
} from '../../fixtures/index.ts';

test.describe('the list of verifications', () => {
  test('has a verification once', covers('VERIFY-LIST-001'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');

    for (const { id, customerId } of Object.values(await answeredBoth(platform))) {
      const ids = idsIn(await verificationsBy(platform, { customerId }));

      const times = ids.filter((each) => each === id).length;
      expectByGap('G-123', times === 1, `${id} is listed ${times} times`);
    }
  });

  test('is narrowed to a customer', covers('VERIFY-LIST-002'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const { open, decided } = await answeredBoth(platform);

    const ids = idsIn(await verificationsBy(platform, { customerId: open.customerId }));

    expectByGap('G-123', ids.includes(open.id), `the list leaves out ${open.id}`);
    expectByGap('G-123', !ids.includes(decided.id), `the list lets ${decided.id} through`);
  });

  test('is narrowed to a status', covers('VERIFY-LIST-003'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const { open, decided } = await answeredBoth(platform);
    if (open.status === decided.status) unverified(`both submissions are ${open.status}`);
    const pairs = [
      [open, decided.status],
      [decided, open.status],
    ] as const;

    for (const [own, other] of pairs.filter(([each]) => isSteady(each))) {
      const { id, customerId, status } = own;
      const within = await verificationsBy(platform, { customerId, verificationStatus: status });
      const without = await verificationsBy(platform, { customerId, verificationStatus: other });

      expectByGap('G-123', idsIn(within).includes(id), `${status} leaves out ${id}`);
      expectByGap('G-123', !idsIn(without).includes(id), `${other} lets ${id} through`);
    }
  });

  test("has none of another platform's", covers('VERIFY-LIST-004'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const other = platformBeside(run, platform);
    const { open } = await answeredBoth(platform);
    const { customerId } = open;

    expectHidden(await listVerifications(other), open.id);
    expectHidden(await listVerifications(other, customerId), open.id);
    const own = idsIn(await verificationsBy(platform, { customerId }));
    expectByGap('G-123', own.includes(open.id), `the list leaves out ${open.id}`);
  });

  test('has a verification as it is read', covers('VERIFY-LIST-005'), async ({ run }) => {
    const platform = platformIn(run, 'unregulated');
    const { open } = await answeredBoth(platform);
    const { json } = await readVerification(platform, open.id);

    const rows = await verificationsBy(platform, { customerId: open.customerId });

    const row = rows.find((each) => member(each, 'id') === open.id);
    for (const name of ['id', 'customerId', 'verificationStatus', 'createdAt']) {
      const [listed, read] = [row, json].map((each) => asInstant(member(each, name)));
      expectByGap('G-123', listed === read, `${name} is listed ${listed} and reads ${read}`);
    }
  });
});
