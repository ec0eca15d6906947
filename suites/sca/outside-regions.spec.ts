import { moneyMovedBy } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import { quoteAndExecute } from '../../fixtures/areas/payments/quote-and-execute.ts';
import { authorizeQuote, recordFailedLogin } from '../../fixtures/areas/sca/calls.ts';
import { outsider, outsidersPlatform } from '../../fixtures/areas/sca/customers.ts';
import { answering } from '../../fixtures/areas/sca/outsiders.ts';
import { startPasskey } from '../../fixtures/areas/sca/passkey.ts';
import { ordinaryQuote, quoted, rightCode, ways } from '../../fixtures/areas/sca/payments.ts';
import {
  check,
  errorCodeOf,
  expect,
  isSuccess,
  type Platform,
  type Reply,
  undecided,
} from '../../fixtures/index.ts';

/** Each call about a customer, as it would be made about one in a region. */
const calls: readonly (readonly [
  what: string,
  row: `SCA-REGION-00${1 | 2 | 3 | 4 | 5 | 6 | 7}`,
  call: (platform: Platform, customerId: string) => Promise<Reply>,
])[] = [
  [
    'POST /sca/login/start',
    'SCA-REGION-001',
    ({ api }, customerId) =>
      api.startScaLogin({ query: { customerId }, body: { factor: 'SMS_OTP' } }),
  ],
  ['POST /sca/login/complete', 'SCA-REGION-002', answering.complete],
  [
    'GET /sca/factors',
    'SCA-REGION-003',
    ({ api }, customerId) => api.listScaFactors({ query: { customerId } }),
  ],
  ['POST /sca/factors', 'SCA-REGION-004', startPasskey],
  ['POST /sca/factors/confirm', 'SCA-REGION-005', answering.confirm],
  ['DELETE /sca/factors/{credentialId}', 'SCA-REGION-006', answering.delete],
  ['POST /sca/record-event', 'SCA-REGION-007', recordFailedLogin],
];

check.describe('for a customer outside the SCA regions,', () => {
  for (const [what, row, call] of calls) {
    check(`${what} returns 409`, row, async ({ run }) => {
      const platform = outsidersPlatform(run);

      const reply = await call(platform, await outsider(platform));

      expect(reply).toBeRefused(409);
    });
  }

  check('POST /quotes/{quoteId}/authorize returns 409', 'SCA-REGION-008', async ({ run }) => {
    const platform = outsidersPlatform(run);
    const quote = await quoted(platform, await newPayer(platform));

    const reply = await authorizeQuote(platform, quote, rightCode(platform));

    expect(reply).toBeRefused(409);
  });

  for (const [what, way, row] of [
    ['POST /quotes', 'quote', 'SCA-REGION-009'],
    ['POST /transfer-out', 'transfer-out', 'SCA-REGION-011'],
  ] as const) {
    check(`${what} needs no SCA login session`, row, async ({ run }) => {
      const platform = outsidersPlatform(run);

      const reply = await ways[way](platform, await newPayer(platform));

      expect(errorCodeOf(reply), 'the code').not.toBe('SCA_SESSION_REQUIRED');
      expect(reply).toBeSuccess();
    });
  }

  check('a payment needs no SCA authorization', 'SCA-REGION-010', async ({ run }) => {
    const platform = outsidersPlatform(run);
    const from = await newPayer(platform);
    const body = await ordinaryQuote(platform, from);

    const { reply, debited } = await moneyMovedBy(
      platform,
      { from },
      () => quoteAndExecute(platform, body),
      'payment',
    );

    if (!isSuccess(reply))
      undecided('the payment of a customer outside the SCA regions is refused');
    expect(debited === 0, 'whether the balance is unchanged after the payment').toBe(false);
  });
});
