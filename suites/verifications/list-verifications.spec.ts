import {
  answeredBoth,
  isSteady,
  readVerification,
  verificationsBy,
} from '../../fixtures/areas/verifications/answered-submissions.ts';
import { platformBeside, platformOfAnyMode } from '../../fixtures/areas/verifications/mode.ts';
import {
  asInstant,
  check,
  expect,
  expectHidden,
  idsIn,
  isListedTwice,
  member,
  notShown,
  text,
  undecided,
  waitFor,
} from '../../fixtures/index.ts';

check.describe('the list of verifications', () => {
  check('contains each verification once', 'VERIFY-LIST-001', async ({ run }) => {
    const platform = platformOfAnyMode(run);

    for (const { id, customerId } of Object.values(await answeredBoth(platform))) {
      const ids = idsIn(await verificationsBy(platform, { customerId }, id));

      const times = ids.filter((each) => each === id).length;
      const isTwice = await isListedTwice(platform, 'listVerifications', { customerId }, id);
      expect(isTwice, 'whether one page lists a verification twice').toBe(false);
      expect(times, `how often ${id} is listed`).toBe(1);
    }
  });

  check(
    'filtered by a customer has no verification of another customer',
    'VERIFY-LIST-002',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      const { open, decided } = await answeredBoth(platform);

      const ids = idsIn(await verificationsBy(platform, { customerId: open.customerId }, open.id));

      expect(ids, 'the verifications listed for the customer').toContain(open.id);
      expect(ids, 'the verifications listed for the customer').not.toContain(decided.id);
    },
  );

  check(
    'filtered by verificationStatus has no other verificationStatus',
    'VERIFY-LIST-003',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      const { open, decided } = await answeredBoth(platform);
      if (open.status === decided.status)
        undecided(`the incomplete and the decided submission both have the status ${open.status}`);
      const pairs = [
        [open, decided.status],
        [decided, open.status],
      ] as const;

      for (const [own, other] of pairs.filter(([each]) => isSteady(each))) {
        const { id, customerId, status } = own;
        const within = await verificationsBy(
          platform,
          { customerId, verificationStatus: status },
          id,
        );
        const without = await verificationsBy(platform, { customerId, verificationStatus: other });

        expect(idsIn(within), `the verifications listed with the status ${status}`).toContain(id);
        expect(idsIn(without), `the verifications listed with the status ${other}`).not.toContain(
          id,
        );
      }
    },
  );

  check('has no verification of another platform', 'VERIFY-LIST-004', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const other = platformBeside(run, platform);
    const { open } = await answeredBoth(platform);
    const { customerId } = open;

    expectHidden(await other.api.listVerifications(), open.id);
    expectHidden(await other.api.listVerifications({ query: { customerId } }), open.id);
    const own = idsIn(await verificationsBy(platform, { customerId }, open.id));
    // The path and the shape of the list are a default.
    expect(own, "the list of the customer's own platform").toContain(open.id);
  });

  check('shows the same data as GET on the verification', 'VERIFY-LIST-005', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const { open } = await answeredBoth(platform);
    const { json } = await readVerification(platform, open.id);

    const row = await waitFor(
      async () => {
        const rows = await verificationsBy(platform, { customerId: open.customerId });
        return rows.find((each) => member(each, 'id') === open.id);
      },
      (each) => member(each, 'verificationStatus') === member(json, 'verificationStatus'),
      platform.target.settleMs,
    );

    const [listed, read] = [row, json].map((each) => text(member(each, 'verificationStatus')));
    if (listed === undefined || read === undefined) notShown('the status in the list and a read');
    expect(listed, 'the verificationStatus in the list').toBe(read);
    for (const name of ['id', 'customerId', 'createdAt']) {
      const [inList, inRead] = [row, json].map((each) => asInstant(member(each, name)));
      expect([name, inList], 'the other members in the list').toEqual([name, inRead]);
    }
  });
});
