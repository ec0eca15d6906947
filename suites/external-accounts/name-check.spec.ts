import {
  checkedKinds,
  expectResultIfShown,
  NAME_CHECKS,
  nameCheckOf,
  requireCheckedOfPlatform,
  statusIn,
} from '../../fixtures/areas/external-accounts/name-check.ts';
import { furtherKinds } from '../../fixtures/areas/external-accounts/payee.ts';
import {
  listedAccounts,
  listedWith,
  readAccount,
} from '../../fixtures/areas/external-accounts/records.ts';
import {
  bodyFor,
  newAccount,
  newPlatformAccount,
  owner,
} from '../../fixtures/areas/external-accounts/register.ts';
import {
  check,
  expect,
  inParallel,
  member,
  notShown,
  undecided,
  waitFor,
} from '../../fixtures/index.ts';

function idOf(row: unknown): string {
  return String(member(row, 'id'));
}

check.describe('the beneficiaryVerificationStatus', () => {
  for (const [suffix, result, row] of NAME_CHECKS) {
    check(`for the suffix ${suffix} is ${result}`, row, async ({ platform }) => {
      let seen = 0;
      await inParallel(await checkedKinds(platform), async (kind) => {
        const body = await bodyFor(platform, 'customer', { kind, suffix });

        const reply = await platform.api.createCustomerExternalAccount({ body });

        expect(reply, `the registration of a ${kind} ending in ${suffix}`).toBeSuccess();
        const what = `the beneficiaryVerificationStatus of a ${kind} ending in ${suffix}`;
        if (await expectResultIfShown(platform, reply, result, what)) seen += 1;
      });
      if (seen === 0) notShown(`the result of an account ending in ${suffix}`);
    });
  }

  check('for an unlisted 1xx suffix is MATCHED', 'NAMECHECK-VALUE-006', async ({ platform }) => {
    for (const suffix of ['100', '101', '108', '199']) {
      let seen = 0;
      await inParallel(await checkedKinds(platform), async (kind) => {
        const body = await bodyFor(platform, 'customer', { kind, suffix });

        const reply = await platform.api.createCustomerExternalAccount({ body });

        expect(reply, `the registration of a ${kind} ending in ${suffix}`).toBeSuccess();
        const what = `the beneficiaryVerificationStatus of a ${kind} ending in ${suffix}`;
        if (await expectResultIfShown(platform, reply, 'MATCHED', what)) seen += 1;
      });
      if (seen === 0) notShown(`the result of an account ending in ${suffix}`);
    }
  });

  check(
    "of a platform's account is selected by its suffix",
    'NAMECHECK-VALUE-008',
    async ({ platform }) => {
      await requireCheckedOfPlatform(platform);
      await inParallel(NAME_CHECKS, async ([suffix, result]) => {
        const { record } = await newPlatformAccount(platform, { suffix });
        const status =
          (await nameCheckOf(platform, record, result)) ??
          notShown('the beneficiaryVerificationStatus of an account');
        expect(status, `the beneficiaryVerificationStatus of an account ending in ${suffix}`).toBe(
          result,
        );
      });
    },
  );

  check(
    'of an account of any type is selected by its suffix',
    'NAMECHECK-VALUE-009',
    async ({ platform }) => {
      for (const [suffix, result] of NAME_CHECKS.filter(([, each]) => each !== 'PENDING')) {
        let seen = 0;
        await inParallel(await checkedKinds(platform, furtherKinds), async (kind) => {
          const body = await bodyFor(platform, 'customer', { kind, suffix });

          const reply = await platform.api.createCustomerExternalAccount({ body });

          expect(reply, `the registration of a ${kind} ending in ${suffix}`).toBeSuccess();
          const what = `the beneficiaryVerificationStatus of a ${kind} ending in ${suffix}`;
          if (await expectResultIfShown(platform, reply, result, what)) seen += 1;
        });
        if (seen === 0) notShown(`the result of an account ending in ${suffix}`);
      }
    },
  );

  check(
    'is the same in the list as in GET on the account',
    'NAMECHECK-ENDING-006',
    async ({ platform }) => {
      const made = new Map<string, string>();
      await inParallel(
        NAME_CHECKS.filter(([, each]) => each !== 'PENDING'),
        async ([suffix, result]) => {
          const { id } = await newAccount(platform, { suffix });
          const read = statusIn(await readAccount(platform, id));
          if (read === result) made.set(id, result);
        },
      );

      const isOurs = (row: unknown) => made.has(idOf(row)) && statusIn(row) !== undefined;
      const query = { customerId: await owner(platform) };
      await listedWith(platform, query, [...made.keys()]);
      const shown = await waitFor(
        async () => (await listedAccounts(platform, query)).filter(isOurs),
        (rows) => rows.every((row) => statusIn(row) === made.get(idOf(row))),
        platform.target.settleMs,
      );

      if (shown.length === 0) notShown('a result in the list');
      for (const row of shown)
        expect(statusIn(row), `the beneficiaryVerificationStatus listed for ${idOf(row)}`).toBe(
          made.get(idOf(row)),
        );
    },
  );

  check('that is not PENDING does not change', 'NAMECHECK-ENDING-005', async ({ platform }) => {
    await inParallel(
      NAME_CHECKS.filter(([, each]) => each !== 'PENDING'),
      async ([suffix, result]) => {
        const { id, record } = await newAccount(platform, { suffix });
        const first = await nameCheckOf(platform, record, result);
        if (first !== result)
          undecided(
            `the beneficiaryVerificationStatus of an identifier ending in ${suffix} is ${first} and not ${result}`,
          );
        await newAccount(platform);

        const read = await waitFor(
          async () => statusIn(await readAccount(platform, id)),
          (status) => status === result,
          platform.target.settleMs,
        );

        expect(
          read ?? notShown('a result in the account that is read'),
          `the beneficiaryVerificationStatus of an account ending in ${suffix}`,
        ).toBe(result);
      },
    );
  });
});
