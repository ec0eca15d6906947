import { failedPin } from '../../fixtures/cards/failed-pin.ts';
import { expectTwin } from '../../fixtures/cards/pin-twin.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { errorCodeOf, member } from '../../fixtures/platform/reply.ts';

test.describe('a fault inside the service', () => {
  test(
    'is answered 500 to set-PIN',
    covers('CARD-PIN-014', 'ERR-OBJECT-004', 'ERR-STATUS-500'),
    async ({ session, platform }) => {
      const { card, reply } = await failedPin(session);

      expect(reply).toBeRefused(500);
      expect(typeof errorCodeOf(reply), 'the type of code').toBe('string');
      expect(typeof member(reply.json, 'reason'), 'the type of reason').toBe('string');
      await expectTwin(platform, card, reply);
    },
  );
});
