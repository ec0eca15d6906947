import fc from 'fast-check';
import { cardStatusPairs } from '../../fixtures/areas/cards/card-status.ts';
import { type CardStatus, changeStatus } from '../../fixtures/areas/cards/card-updates.ts';
import { activeCard, type Card, settledStatus } from '../../fixtures/areas/cards/cards.ts';
import {
  chargeTo,
  check,
  expect,
  forAll,
  type Platform,
  rowOfAnswer,
} from '../../fixtures/index.ts';

const pairs = cardStatusPairs();

/** The card as the lifecycle has it; never read from the target. */
interface Model {
  status: CardStatus;
  /** The moves that were made: one that fails only the second time breaks CARD-STATUS-015. */
  readonly made: Set<string>;
}

interface Walk {
  readonly platform: Platform;
  readonly card: Card;
}

/** Asks for a status in whatever status the card is by then. */
class Ask implements fc.AsyncCommand<Model, Walk> {
  readonly requested: CardStatus;

  constructor(requested: CardStatus) {
    this.requested = requested;
  }

  check(): boolean {
    return true;
  }

  async run(model: Model, { platform, card }: Walk): Promise<void> {
    const pair = pairs.find(
      ({ from, requested }) => from === model.status && requested === this.requested,
    );
    const what = `${model.status} to ${this.requested}`;
    const reply = await changeStatus(platform, card, this.requested);
    if (pair?.transition.outcome === 'moves') {
      const again = model.made.has(what);
      await chargeTo(again ? ['CARD-STATUS-015'] : rowOfAnswer(pair.transition), () =>
        expect(reply, `the update from ${what}`).toBeSuccess(),
      );
      model.made.add(what);
      model.status = this.requested;
    } else if (pair?.transition.outcome === 'refused') {
      const { status, code, alternatives = [] } = pair.transition;
      await chargeTo(rowOfAnswer(pair.transition), () =>
        expect(reply, `the update from ${what}`).toBeError(status, code, ...alternatives),
      );
    }
    // That a refusal leaves the status as it is, is the other row of its transition.
    const unchanged =
      pair?.transition.outcome === 'refused' ? pair.transition.requirements.slice(1) : [];
    await chargeTo(unchanged.length > 0 ? unchanged : ['CARD-READ-003'], async () =>
      expect(
        await settledStatus(platform, card, model.status),
        `the status of the card after the update from ${what}`,
      ).toBe(model.status),
    );
  }

  toString(): string {
    return this.requested;
  }
}

check.describe('a card', () => {
  check(
    'can be frozen and unfrozen repeatedly',
    ['CARD-STATUS-015', 'CARD-READ-003'],
    async ({ platform }) => {
      const card = await activeCard(platform);
      const again = ['FROZEN', 'ACTIVE'] as const;
      const model: Model = { status: 'ACTIVE', made: new Set() };

      for (const status of [...again, ...again, ...again, 'CLOSED'] as const) {
        await new Ask(status).run(model, { platform, card });
      }
    },
  );

  check(
    'follows the table of card states in any sequence of status updates',
    ['CARD-STATUS-015', 'CARD-READ-003'],
    async ({ platform }) => {
      const open = [fc.constant(new Ask('ACTIVE')), fc.constant(new Ask('FROZEN'))];
      const freezing = fc.commands([...open, ...open, ...open, fc.constant(new Ask('CLOSED'))], {
        maxCommands: 12,
        size: 'max',
      });

      await forAll(
        freezing,
        async (commands) => {
          const card = await activeCard(platform);
          const begin = () => ({
            model: { status: 'ACTIVE', made: new Set() } as Model,
            real: { platform, card },
          });
          await fc.asyncModelRun(begin, commands);
        },
        8,
      );
    },
  );
});
