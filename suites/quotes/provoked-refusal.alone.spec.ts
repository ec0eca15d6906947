import {
  accountsUnderTest,
  moneyMovedBy,
} from '../../fixtures/areas/payments/accounts-under-test.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { executeCall, newQuote, quoteBody } from '../../fixtures/areas/payments/quote.ts';
import {
  check,
  covers,
  describe,
  expect,
  expectProvoked,
  onFaulty,
  type Platform,
} from '../../fixtures/index.ts';

const FORBIDDEN = [
  'USER_NOT_READY',
  'COUNTERPARTY_NOT_ALLOWED',
  'VELOCITY_LIMIT_EXCEEDED',
  'SANCTION_BLOCKED',
] as const;

/** The ends of a payment, and a quote of it that is accepted while nothing speaks against it. */
function accepted(platform: Platform) {
  return platform.once('a quote without a fault', async () => {
    const ends = await accountsUnderTest(platform);
    const body = quoteBody(ends.from.accountId, ends.to.accountId);
    await newQuote(platform, body);
    return { ends, body };
  });
}

describe('a quote with a cause', () => {
  for (const [code, row] of [
    ['MISSING_MANDATORY_USER_INFO', 'QUOTE-CAUSE-001'],
    ['QUOTE_REQUEST_FAILED', 'QUOTE-CAUSE-002'],
    ['INVALID_RECEIVER', 'QUOTE-CAUSE-003'],
    ['SENDER_NOT_ACCEPTED', 'QUOTE-CAUSE-004'],
    ['INVALID_PAYREQ_RESPONSE', 'QUOTE-CAUSE-005'],
    ['PARSE_PAYREQ_RESPONSE_ERROR', 'QUOTE-CAUSE-006'],
    ['USER_NOT_READY', 'QUOTE-CAUSE-007'],
    ['COUNTERPARTY_NOT_ALLOWED', 'QUOTE-CAUSE-008'],
    ['VELOCITY_LIMIT_EXCEEDED', 'QUOTE-CAUSE-009'],
    ['SANCTION_BLOCKED', 'QUOTE-CAUSE-010'],
    ['SERVICE_SWITCH_ERROR', 'QUOTE-CAUSE-011'],
    ['UNRECOGNIZED_MANDATORY_PAYEE_DATA_KEY', 'QUOTE-CAUSE-012'],
    ['UNRECOGNIZED_MANDATORY_COUNTERPARTY_DATA_KEY', 'QUOTE-CAUSE-013'],
  ] as const) {
    check(`is refused with ${code}`, covers(row), async ({ run }) => {
      const { platform, made } = await onFaulty(run, accepted);

      await expectProvoked(platform, 'createQuote', code, () => createQuote(platform, made.body));
    });
  }

  check('moves nothing', covers('QUOTE-CAUSE-014'), async ({ run }) => {
    const { platform, made } = await onFaulty(run, accepted);
    const { ends } = made;
    const body = { ...made.body, immediatelyExecute: true };

    for (const code of FORBIDDEN) {
      const send = () => createQuote(platform, body);
      const refuse = () => expectProvoked(platform, 'createQuote', code, send);

      const { debited, credited } = await moneyMovedBy(platform, ends, refuse, 'nothing');

      expect([debited, credited], `what moved in spite of ${code}`).toEqual([0, 0]);
    }
  });

  check('moves nothing when it is executed', covers('QUOTE-CAUSE-015'), async ({ run }) => {
    const { platform, made } = await onFaulty(run, accepted);
    const { ends, body } = made;

    for (const code of FORBIDDEN) {
      const call = executeCall(await newQuote(platform, body));
      const execute = () => platform.call('executeQuote', call);
      const refuse = () => expectProvoked(platform, 'executeQuote', code, execute);

      const { debited, credited } = await moneyMovedBy(platform, ends, refuse, 'nothing');

      expect([debited, credited], `what moved in spite of ${code}`).toEqual([0, 0]);
    }
  });

  check('may be asked for again', covers('QUOTE-CAUSE-016'), async ({ run }) => {
    const { platform, made } = await onFaulty(run, accepted);
    const send = () => createQuote(platform, made.body);
    await expectProvoked(platform, 'createQuote', 'QUOTE_REQUEST_FAILED', send);

    expect(await send(), 'the same quote once more').toBeSuccess();
  });
});
