import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import {
  checkedKinds,
  expectChecked,
  expectIfChecked,
  nameCheckOf,
  requireChecked,
  statusIn,
} from '../../fixtures/external-accounts/name-check.ts';
import { readAccount } from '../../fixtures/external-accounts/records.ts';
import {
  bodyFor,
  newAccount,
  newPlatformAccount,
  send,
  withInfo,
} from '../../fixtures/external-accounts/register.ts';
import { unreservedEnding } from '../../generators/accounts/near-name-check.ts';
import { everyOf } from '../../generators/every-of.ts';

/** Limits, beneficiary name verification. */
const RESULTS = [
  ['102', 'NOT_MATCHED', 'NAMECHECK-VALUE-001'],
  ['103', 'PARTIAL_MATCH', 'NAMECHECK-VALUE-002'],
  ['104', 'PENDING', 'NAMECHECK-VALUE-003'],
  ['106', 'UNSUPPORTED', 'NAMECHECK-VALUE-004'],
  ['107', 'CHECKED_BY_RECEIVING_FI', 'NAMECHECK-VALUE-005'],
] as const;

test.describe('the name check', () => {
  for (const [suffix, result, row] of RESULTS) {
    test(`of an identifier in ${suffix} is ${result}`, covers(row), async ({ platform }) => {
      await expectChecked(platform, result, suffix);
    });
  }

  test(
    'of the endings beside them is MATCHED',
    covers('NAMECHECK-VALUE-006'),
    async ({ platform }) => {
      for (const suffix of ['101', '108']) await expectChecked(platform, 'MATCHED', suffix);
    },
  );

  test('of any other ending is MATCHED', covers('NAMECHECK-VALUE-007'), async ({ platform }) => {
    await requireChecked(platform);
    let seen = 0;
    for (const suffix of everyOf(unreservedEnding)) {
      const { record } = await newAccount(platform, { suffix });
      const status = await nameCheckOf(platform, record, 'MATCHED');
      if (status === undefined) continue;
      // Whether the table speaks of endings outside the range at all is open.
      if (status !== 'MATCHED' && !platform.target.confirmed('X-60')) {
        unverified(`an identifier in ${suffix} is ${status}; that it is MATCHED rests on X-60`);
      }
      expect(status, suffix).toBe('MATCHED');
      seen += 1;
    }
    if (seen === 0) unverified('no account shows its beneficiaryVerificationStatus (X-35)');
  });

  test(
    'is made of accounts of the platform',
    covers('NAMECHECK-VALUE-008'),
    async ({ platform }) => {
      await requireChecked(platform);
      for (const [suffix, result] of RESULTS) {
        const { record } = await newPlatformAccount(platform, { suffix });
        const status =
          (await nameCheckOf(platform, record, result)) ??
          unverified('the account shows no result (X-35)');
        expect(status, suffix).toBe(result);
      }
    },
  );

  test('stays with the account', covers('NAMECHECK-ENDING-005'), async ({ platform }) => {
    for (const [suffix, result] of RESULTS.filter(([, each]) => each !== 'PENDING')) {
      const { id, record } = await newAccount(platform, { suffix });
      const first = await nameCheckOf(platform, record, result);
      if (first !== result) unverified(`an identifier in ${suffix} is ${first}, not ${result}`);
      await newAccount(platform);

      const read = statusIn(await readAccount(platform, id));

      expect(read ?? unverified('the account, read, shows no result (G-04)'), suffix).toBe(result);
    }
  });

  test(
    'is selected by the identifier alone',
    covers('NAMECHECK-ENDING-004'),
    async ({ platform }) => {
      await requireChecked(platform);
      let seen = 0;
      for (const [suffix] of [...RESULTS, ['105']]) {
        const members = { platformAccountId: `${platform.unique()}-${suffix}` };
        const beneficiary = { beneficiaryType: 'INDIVIDUAL', fullName: `Robin ${suffix}` };
        const body = await bodyFor(platform, 'customer', { suffix: '101', members });

        const reply = await send(
          platform,
          withInfo(body, { beneficiary, bankName: `B ${suffix}` }),
        );
        const what = `the name check with ${suffix} in other members`;
        if (await expectIfChecked(platform, reply, 'MATCHED', what)) seen += 1;
      }
      if (seen === 0) unverified('the service takes no such members, or shows no result (X-35)');
    },
  );
});

test.describe('an identifier in 105', () => {
  test('is refused', covers('NAMECHECK-INVALID-001'), async ({ platform }) => {
    for (const kind of await checkedKinds(platform)) {
      const reply = await send(
        platform,
        await bodyFor(platform, 'customer', { kind, suffix: '105' }),
      );

      expect(reply, kind).toBeRefused(400);
    }
  });

  test('is not registered', covers('NAMECHECK-INVALID-002'), async ({ platform }) => {
    await requireChecked(platform);
    const body = await bodyFor(platform, 'customer', { suffix: '105' });

    // What was kept would make the second a duplicate.
    expect(await send(platform, body)).toBeRefused(400);
    expect(await send(platform, body), 'once more').toBeRefused(400);
  });

  test('is refused to the platform', covers('NAMECHECK-INVALID-003'), async ({ platform }) => {
    await requireChecked(platform);
    await newPlatformAccount(platform);

    const reply = await send(platform, await bodyFor(platform, 'platform', { suffix: '105' }));

    expect(reply).toBeRefused(400);
  });
});
