import {
  createInvitation,
  FIRST_NAME,
  invitationBy,
  newInvitation,
} from '../../fixtures/areas/invitations/invitations.ts';
import { expectShownAs, readInvitation } from '../../fixtures/areas/invitations/shown.ts';
import {
  deletedUserAddress,
  newUserAddress,
  unknownAddress,
} from '../../fixtures/areas/uma/addresses.ts';
import { check, expect, isSuccess, member, nowSeconds, waitFor } from '../../fixtures/index.ts';
import { everyOf } from '../../generators/every-of.ts';
import { malformedUmaAddress } from '../../generators/external-accounts/malformed-uma-address.ts';

const DAY_S = 86_400;

/** What an invitation does not come back from (G-178). */
const ENDED = ['CLAIMED', 'EXPIRED', 'CANCELLED'];

check.describe('POST /invitations', () => {
  check('creates an invitation', 'INVITATION-CREATE-001', async ({ platform }) => {
    expect(await createInvitation(platform, await newUserAddress(platform))).toBeSuccess();
  });

  check('returns a PENDING invitation', 'INVITATION-CREATE-002', async ({ platform }) => {
    const { code, reply } = await newInvitation(platform);

    const status = member(reply.json, 'status');
    if (ENDED.some((each) => each === status)) {
      const { json } = await platform.api.getInvitation({ invitationCode: code });
      const what = 'the status of GET on an invitation that was answered as ended';
      expect(member(json, 'status'), what).not.toBe('PENDING');
    }
    expect(status, 'the status in the answer').toBe('PENDING');
  });

  check(
    'returns different invitation codes for different users',
    'INVITATION-CREATE-003',
    async ({ platform }) => {
      const invitations = [
        await newInvitation(platform, { firstName: FIRST_NAME }),
        await newInvitation(platform, { firstName: FIRST_NAME }),
        await newInvitation(platform),
      ];

      // What is shown as the code may be of something else, unless an invitation is read by it.
      for (const each of invitations) await readInvitation(platform, each);
      const codes = new Set(invitations.map(({ code }) => code));
      expect(codes.size, 'the number of different codes of three invitations').toBe(
        invitations.length,
      );
    },
  );

  check('returns the members that were sent', 'INVITATION-CREATE-004', async ({ platform }) => {
    const now = await nowSeconds(platform);
    const expiresAt = new Date((now + DAY_S) * 1_000).toISOString();
    const everything = { firstName: FIRST_NAME, amountToSend: 12_345, expiresAt };

    for (const wanted of [everything, { firstName: 'Zoë O’Hara 李' }, { amountToSend: 1 }]) {
      const invitation = await newInvitation(platform, wanted);

      expectShownAs(invitation.reply.json, invitation);
    }
  });

  check(
    'without an amount returns an invitation without an amount',
    'INVITATION-CREATE-005',
    async ({ platform }) => {
      const inviterUma = await newUserAddress(platform);
      const { reply: rich } = await invitationBy(platform, inviterUma, { amountToSend: 500 });
      expect(
        member(member(rich.json, 'amountToSend'), 'amount'),
        'the amount of an invitation with an amount',
      ).toBe(500);

      const { reply } = await newInvitation(platform);

      expect(
        member(reply.json, 'amountToSend') ?? null,
        'the amount of an invitation without an amount',
      ).toBe(null);
    },
  );

  check(
    'with an inviter that is not a UMA address returns 400',
    'INVITATION-CREATE-006',
    async ({ platform }) => {
      const { inviterUma } = await newInvitation(platform);

      for (const malformed of everyOf(malformedUmaAddress(inviterUma))) {
        const reply = await createInvitation(platform, malformed);
        expect(reply, `the inviter ${malformed}`).toBeError(400, 'INVALID_UMA_ADDRESS');
      }
    },
  );

  check('without an inviter returns 400', 'INVITATION-CREATE-007', async ({ platform }) => {
    await newInvitation(platform);

    for (const inviter of [undefined, null, 17]) {
      expect(await createInvitation(platform, inviter)).toBeError(400, 'INVALID_INPUT');
    }
  });

  check(
    'with an unknown user as inviter returns 404',
    'INVITATION-CREATE-008',
    async ({ platform }) => {
      const { inviterUma } = await newInvitation(platform);

      for (const unknown of [
        inviterUma.replace('$', '$nobody.of.that.name.'),
        unknownAddress(platform),
        inviterUma.replace('@', '@elsewhere.'),
      ]) {
        const reply = await createInvitation(platform, unknown);
        expect(reply, `the inviter ${unknown}`).toBeError(404, 'USER_NOT_FOUND');
      }
    },
  );

  check(
    'in the name of a deleted customer is refused',
    'INVITATION-CREATE-013',
    async ({ platform }) => {
      await newInvitation(platform);
      const address = await deletedUserAddress(platform);

      const reply = await waitFor(
        () => createInvitation(platform, address),
        (answer) => !isSuccess(answer),
        platform.target.settleMs,
      );

      expect(reply, 'the invitation by the deleted customer').toBeRefused();
    },
  );

  check('with a past expiresAt returns 400', 'INVITATION-CREATE-009', async ({ platform }) => {
    const now = await nowSeconds(platform);
    const at = (seconds: number) => new Date((now + seconds) * 1_000).toISOString();
    const { inviterUma } = await newInvitation(platform, { expiresAt: at(DAY_S) });

    for (const expiresAt of [at(-60), at(-DAY_S)]) {
      const reply = await createInvitation(platform, inviterUma, { expiresAt });
      expect(reply, `the expiresAt ${expiresAt}`).toBeError(400, 'INVALID_INPUT');
    }
  });

  check(
    'with an amount that is not a positive whole number returns 400',
    'INVITATION-CREATE-010',
    async ({ platform }) => {
      const { inviterUma } = await newInvitation(platform, { amountToSend: 1 });

      for (const amountToSend of [0, -1, 10.5, '100']) {
        const reply = await createInvitation(platform, inviterUma, { amountToSend });
        expect(reply, `the amountToSend ${JSON.stringify(amountToSend)}`).toBeError(
          400,
          'INVALID_INPUT',
        );
      }
    },
  );
});
