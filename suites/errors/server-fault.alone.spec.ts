import { failedPin } from '../../fixtures/areas/card-pin/failed-pin.ts';
import { expectTwin } from '../../fixtures/areas/card-pin/pin-twin.ts';
import { covers, errorCodeOf, expect, member, test } from '../../fixtures/index.ts';

test.describe('a fault inside the service', () => {
  test(
    'is answered 500 to set-PIN',
    covers('CARD-PIN-014', 'ERR-OBJECT-004', 'ERR-STATUS-500'),
    async ({ run, platform }) => {
      const { card, reply } = await failedPin(run);

      expect(reply).toBeRefused(500);
      expect(typeof errorCodeOf(reply), 'the type of code').toBe('string');
      expect(typeof member(reply.json, 'reason'), 'the type of reason').toBe('string');
      await expectTwin(platform, card, reply);
    },
  );
});
