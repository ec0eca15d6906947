import {
  checkedKinds,
  expectResultIfShown,
  requireChecked,
} from '../../fixtures/areas/external-accounts/name-check.ts';
import { bodyFor } from '../../fixtures/areas/external-accounts/register.ts';
import {
  check,
  expect,
  forAll,
  inParallel,
  notShown,
  type Platform,
  undecided,
} from '../../fixtures/index.ts';
import { everyOf } from '../../generators/every-of.ts';
import {
  nearNameCheck,
  reservedEnding,
} from '../../generators/external-accounts/near-name-check.ts';

const RESULTS = { '102': 'NOT_MATCHED', '103': 'PARTIAL_MATCH', '106': 'UNSUPPORTED' };

/** Account numbers that end in a listed ending after telling beginnings, a listed one among them. */
const BEGINNINGS = ['', '7', '00000', '99910', '102103', '105', '1', '000000000', '5551055'];

/** Registers accounts with these numbers, and holds the result of each that shows one. */
async function expectNumbers(
  platform: Platform,
  numbers: readonly string[],
  wanted: string,
): Promise<void> {
  let seen = 0;
  await inParallel(numbers, async (identifier) => {
    const reply = await platform.api.createCustomerExternalAccount({
      body: await bodyFor(platform, 'customer', { identifier }),
    });
    if (
      await expectResultIfShown(
        platform,
        reply,
        wanted,
        `the beneficiaryVerificationStatus of ${identifier}`,
      )
    )
      seen += 1;
  });
  if (seen === 0)
    undecided(
      'POST /customers/external-accounts refuses each account number tried, or shows no beneficiaryVerificationStatus',
    );
}

check.describe('the suffix of an identifier', () => {
  check(
    'selects the beneficiaryVerificationStatus',
    'NAMECHECK-ENDING-001',
    async ({ platform }) => {
      await requireChecked(platform);

      for (const [suffix, result] of Object.entries(RESULTS)) {
        await expectNumbers(
          platform,
          BEGINNINGS.map((before) => `${before}${suffix}`),
          result,
        );
      }
    },
  );

  check(
    'selects MATCHED if it is close to a listed suffix',
    'NAMECHECK-ENDING-002',
    async ({ platform }) => {
      await requireChecked(platform);
      let seen = 0;

      await inParallel(everyOf(nearNameCheck), async (suffix) => {
        const body = await bodyFor(platform, 'customer', { suffix });
        const reply = await platform.api.createCustomerExternalAccount({ body });
        if (
          await expectResultIfShown(
            platform,
            reply,
            'MATCHED',
            `the beneficiaryVerificationStatus for ${suffix}`,
          )
        )
          seen += 1;
      });
      await forAll(
        reservedEnding,
        async (suffix) => {
          const body = await bodyFor(platform, 'customer', { suffix });
          const reply = await platform.api.createCustomerExternalAccount({ body });
          if (
            await expectResultIfShown(
              platform,
              reply,
              'MATCHED',
              `the beneficiaryVerificationStatus for ${suffix}`,
            )
          )
            seen += 1;
        },
        8,
      );
      await expectNumbers(platform, ['1020101', '102108', '1051101', '1031080101'], 'MATCHED');

      if (seen === 0) notShown('the beneficiaryVerificationStatus of an account');
    },
  );

  check(
    'with a domain part is the end of the username portion',
    'NAMECHECK-ENDING-003',
    async ({ platform }) => {
      const kind = 'BRL_ACCOUNT';
      await requireChecked(platform, kind);
      let seen = 0;
      const hold = async (identifier: string, result: string) => {
        const reply = await platform.api.createCustomerExternalAccount({
          body: await bodyFor(platform, 'customer', { kind, identifier }),
        });
        if (
          await expectResultIfShown(
            platform,
            reply,
            result,
            `the beneficiaryVerificationStatus of ${identifier}`,
          )
        )
          seen += 1;
      };
      for (const [suffix, result] of Object.entries(RESULTS)) {
        await hold(`${platform.unique()}.${suffix}@pix.example`, result);
        await hold(`${platform.unique()}.101@pix${suffix}.example`, 'MATCHED');
        await hold(`${platform.unique()}.101@pix.x${suffix}`, 'MATCHED');
      }

      if (seen === 0)
        undecided(
          'POST /customers/external-accounts refuses each PIX key with a domain part, or shows no beneficiaryVerificationStatus',
        );
    },
  );

  check(
    'selects the beneficiaryVerificationStatus of any accountType',
    'NAMECHECK-ENDING-001',
    async ({ platform }) => {
      for (const [suffix, result] of Object.entries(RESULTS)) {
        let seen = 0;
        await inParallel(await checkedKinds(platform), async (kind) => {
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
});
