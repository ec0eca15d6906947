import { expectOnlyTheFaultRefused } from '../../fixtures/areas/card-pin/block-trust.ts';
import { goodBlock } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { activeCard } from '../../fixtures/areas/cards/cards.ts';
import {
  armFault,
  check,
  errorCodeOf,
  expect,
  isSuccess,
  member,
  needs,
  type Platform,
  type Run,
  requireFaults,
} from '../../fixtures/index.ts';

/** A PIN change that could fail inside the service; ends the check where none can be made to. */
async function pinChange(run: Run, platform: Platform) {
  requireFaults(run, 'a fault inside the service');
  return { card: await activeCard(platform), block: await goodBlock(platform) };
}

type PinChange = Awaited<ReturnType<typeof pinChange>>;

/** The answer to one that has to fail, and its control. */
async function failedPinChange(platform: Platform, { card, block }: PinChange) {
  const reply = await setCardPin(platform, card.id, block);
  if (isSuccess(reply)) {
    needs('P-34', 'a fault inside the service: set-PIN succeeded in spite of hooks.fault');
  }
  const expectControl = async () => {
    const control = await setCardPin(platform, card.id, await goodBlock(platform));
    await expectOnlyTheFaultRefused(platform, control, reply);
  };
  return { reply, expectControl };
}

check.describe('POST /cards/{id}/set-pin that fails inside the service', () => {
  check('returns the code INTERNAL_ERROR', 'CARD-PIN-ERROR-001', async ({ run, platform }) => {
    const change = await pinChange(run, platform);
    await armFault(platform, 'setCardPin', 'INTERNAL_ERROR');

    const { reply, expectControl } = await failedPinChange(platform, change);

    expect(errorCodeOf(reply), 'the code of the answer to the internal failure').toBe(
      'INTERNAL_ERROR',
    );
    await expectControl();
  });

  check(
    'returns 500',
    ['CARD-PIN-014', 'ERR-OBJECT-004', 'ERR-STATUS-500'],
    async ({ run, platform }) => {
      const change = await pinChange(run, platform);
      await armFault(platform, 'setCardPin', 'INTERNAL_ERROR');

      const { reply, expectControl } = await failedPinChange(platform, change);

      expect(reply).toBeRefused(500);
      expect(typeof errorCodeOf(reply), 'the type of the code').toBe('string');
      expect(typeof member(reply.json, 'reason'), 'the type of the reason').toBe('string');
      await expectControl();
    },
  );
});
