import { acceptedCalls, createdBy } from '../../fixtures/areas/tokens/calls-by-token.ts';
import { answeredInTheEnd, deletedToken } from '../../fixtures/areas/tokens/deleted.ts';
import { readToken, tokensNamed } from '../../fixtures/areas/tokens/shown.ts';
import { type ApiToken, newToken, permissionsIn } from '../../fixtures/areas/tokens/tokens.ts';
import { workingToken } from '../../fixtures/areas/tokens/working.ts';
import {
  type Auth,
  check,
  expect,
  forAll,
  idsIn,
  isSuccess,
  member,
  otherPlatform,
  undecided,
  waitFor,
} from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

check.describe('DELETE /tokens/{tokenId}', () => {
  check('deletes a token', 'API-TOKEN-DELETE-001', async ({ platform }) => {
    const { id: tokenId } = await newToken(platform);

    expect(await platform.api.deleteTokenById({ tokenId })).toBeSuccess();
  });

  check("makes the token's credentials invalid", 'API-TOKEN-DELETE-002', async ({ platform }) => {
    const calls = await acceptedCalls(platform);
    const token = await workingToken(platform);
    for (const [, send] of calls) {
      expect((await send(token.auth)).status, 'the HTTP status before the deletion').not.toBe(401);
    }

    await deletedToken(platform, token);

    for (const [, send] of calls) {
      expect(
        await answeredInTheEnd(platform, send, token),
        'the answer to the credentials of the deleted token',
      ).toBeError(401, 'UNAUTHORIZED');
    }
  });

  check(
    "with the token's own credentials makes them invalid",
    'API-TOKEN-DELETE-010',
    async ({ platform }) => {
      const token = await workingToken(platform, { permissions: ['VIEW', 'MANAGE'] });
      const send = (auth: Auth) => platform.api.listTransactions({ auth });
      expect(await send(token.auth), 'a list with the token before its deletion').toBeSuccess();
      const { auth, id: tokenId } = token;
      const reply = await platform.api.deleteTokenById({ tokenId, auth });
      if (!isSuccess(reply))
        undecided(
          'DELETE /tokens/{tokenId} by the token itself is refused, which the contract allows',
          reply,
        );

      expect(
        await answeredInTheEnd(platform, send, token),
        'the answer to the credentials of the deleted token',
      ).toBeError(401, 'UNAUTHORIZED');
    },
  );

  check('of an unknown token returns 404', 'API-TOKEN-DELETE-003', async ({ platform }) => {
    const known = await newToken(platform);

    await forAll(
      unknownIdLike(known.id),
      async (tokenId) => expect(await platform.api.deleteTokenById({ tokenId })).toBeRefused(404),
      4,
    );
    await deletedToken(platform, known);
  });

  check('of a deleted token returns 404', 'API-TOKEN-DELETE-004', async ({ platform }) => {
    const { id: tokenId } = await deletedToken(platform, await newToken(platform));

    expect(await platform.api.deleteTokenById({ tokenId })).toBeRefused(404);
  });

  check(
    'of an unknown token returns TOKEN_NOT_FOUND',
    'API-TOKEN-DELETE-005',
    async ({ platform }) => {
      const known = await newToken(platform);

      await forAll(
        unknownIdLike(known.id),
        async (tokenId) =>
          expect(await platform.api.deleteTokenById({ tokenId })).toBeError(404, 'TOKEN_NOT_FOUND'),
        2,
      );
      await deletedToken(platform, known);
    },
  );

  check('leaves other tokens unchanged', 'API-TOKEN-DELETE-006', async ({ platform }) => {
    const name = platform.unique();
    const others = [
      await workingToken(platform, { name }),
      await workingToken(platform),
      await workingToken(platform, { name }),
    ];
    const token = await newToken(platform, { name });
    const shownOf = async (other: ApiToken) => {
      const record = await readToken(platform, other);
      return { name: member(record, 'name'), permissions: permissionsIn(record) };
    };
    const before = await Promise.all(others.map(shownOf));

    await deletedToken(platform, token);

    for (const [at, other] of others.entries()) {
      const { status } = await platform.api.listTransactions({ auth: other.auth });
      expect(status, 'the HTTP status with the credentials of another token').not.toBe(401);
      expect(await shownOf(other), 'the name and permissions of another token').toEqual(before[at]);
    }
  });

  check(
    'does not delete a customer that the token created',
    'API-TOKEN-DELETE-007',
    async ({ platform }) => {
      const token = await workingToken(platform, { permissions: ['MANAGE'] });
      const customerId = await createdBy(platform, token.auth);

      await deletedToken(platform, token);

      expect(await platform.api.getCustomerById({ customerId })).toBeSuccess();
    },
  );

  check(
    "of another platform's token returns 404",
    'API-TOKEN-FOREIGN-003',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const token = await workingToken(platform);

      const reply = await other.api.deleteTokenById({ tokenId: token.id });

      expect(reply, 'the deletion by another platform').toBeRefused(404);
      const { status } = await platform.api.listTransactions({ auth: token.auth });
      expect(status, "the HTTP status with the token's credentials").not.toBe(401);
      await deletedToken(other, await newToken(other));
    },
  );
});

check.describe('a deleted API token', () => {
  check('cannot be read', 'API-TOKEN-DELETE-009', async ({ platform }) => {
    const token = await newToken(platform);
    await readToken(platform, token);
    await deletedToken(platform, token);

    expect(await platform.api.getTokenById({ tokenId: token.id })).toBeRefused(404);
  });

  check('is not listed', 'API-TOKEN-LIST-004', async ({ platform }) => {
    const name = platform.unique();
    const [kept, token] = [await newToken(platform, { name }), await newToken(platform, { name })];
    await tokensNamed(platform, token.shownName, kept.id, token.id);

    await deletedToken(platform, token);

    const listed = await waitFor(
      async () => idsIn(await tokensNamed(platform, token.shownName, kept.id)),
      (ids) => !ids.includes(token.id),
      platform.target.settleMs,
    );
    expect(listed, 'the tokens listed under the name').toContain(kept.id);
    expect(listed, 'the tokens listed under the name').not.toContain(token.id);
  });

  check(
    'stays invalid after a new token with the same name is created',
    'API-TOKEN-DELETE-008',
    async ({ platform }) => {
      const calls = await acceptedCalls(platform);
      const token = await deletedToken(platform, await workingToken(platform));

      const { auth } = await workingToken(platform, { name: token.name });

      for (const [operation, send] of calls) {
        const reply = await answeredInTheEnd(platform, send, token);
        expect(reply, `${operation} with the credentials of the deleted token`).toBeError(
          401,
          'UNAUTHORIZED',
        );
        expect(
          (await send(auth)).status,
          "the HTTP status with the new token's credentials",
        ).not.toBe(401);
      }
    },
  );
});
