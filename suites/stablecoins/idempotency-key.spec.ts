import {
  coinIn,
  newToken,
  registerCoin,
  requireRegistered,
} from '../../fixtures/areas/stablecoins/coins.ts';
import {
  accountElsewhere,
  enabledCoin,
  heldInTheEnd,
  heldOf,
} from '../../fixtures/areas/stablecoins/enabled.ts';
import {
  AMOUNT,
  burn,
  burnBody,
  endedOperation,
  mint,
  mintBody,
  minted,
  operationIn,
  requireBurned,
  requireMinted,
  wholeOf,
} from '../../fixtures/areas/stablecoins/issuance.ts';
import {
  linkAccount,
  linkBody,
  linkIn,
  requireLinked,
  sharedLink,
} from '../../fixtures/areas/stablecoins/links.ts';
import { check, expect, isSuccess } from '../../fixtures/index.ts';

check.describe('a request with a repeated Idempotency-Key', () => {
  check('returns the first mint', 'STABLECOIN-KEY-001', async ({ platform }) => {
    const coin = await enabledCoin(platform);
    const before = await heldOf(platform, coin);
    const key = platform.uniqueKey();
    const send = () => mint(platform, coin, mintBody(coin), key);
    const first = operationIn(requireMinted(platform, await send()));

    const again = await send();

    expect(again, 'the same mint with the same Idempotency-Key').toBeSuccess();
    expect(operationIn(again), 'the operation id in the second answer').toBe(first);
    const whole = wholeOf(AMOUNT);
    const expected = { tokens: before.tokens + whole, money: before.money - whole };
    expect(await heldInTheEnd(platform, coin, expected), 'the balance of tokens').toEqual(expected);
  });

  check(
    'does not mint again after a COMPLETED mint',
    'STABLECOIN-KEY-009',
    async ({ platform }) => {
      const coin = await enabledCoin(platform);
      const key = platform.uniqueKey();
      const send = () => mint(platform, coin, mintBody(coin), key);
      const first = operationIn(requireMinted(platform, await send()));
      await endedOperation(platform, first);
      const before = await heldOf(platform, coin);

      const again = await send();

      expect(again, 'the same mint with the same Idempotency-Key').toBeSuccess();
      expect(operationIn(again), 'the operation id in the second answer').toBe(first);
      const other = await mint(platform, coin, mintBody(coin, { amount: '1' }));
      await endedOperation(platform, operationIn(requireMinted(platform, other)));
      const [tokens, money] = [before.tokens * 100 + 1, before.money * 100 - 1];
      const expected = { tokens: Math.round(tokens) / 100, money: Math.round(money) / 100 };
      expect(await heldInTheEnd(platform, coin, expected), 'the balance of tokens').toEqual(
        expected,
      );
    },
  );

  check('returns the first burn', 'STABLECOIN-KEY-002', async ({ platform }) => {
    const coin = await enabledCoin(platform);
    const bank = await accountElsewhere(platform, coin);
    await minted(platform, coin, '3000');
    const before = await heldOf(platform, coin);
    const key = platform.uniqueKey();
    const send = () => burn(platform, coin, burnBody(coin, bank), key);
    const first = operationIn(requireBurned(platform, await send()));

    const again = await send();

    expect(again, 'the same burn with the same Idempotency-Key').toBeSuccess();
    expect(operationIn(again), 'the operation id in the second answer').toBe(first);
    const expected = { ...before, tokens: before.tokens - wholeOf(AMOUNT) };
    expect(await heldInTheEnd(platform, coin, expected), 'the balance of tokens').toEqual(expected);
  });

  check('returns the first stablecoin', 'STABLECOIN-KEY-003', async ({ platform }) => {
    const stablecoinProviderAccountId = await sharedLink(platform);
    const body = { ...newToken(platform), stablecoinProviderAccountId };
    const key = platform.uniqueKey();
    const first = coinIn(requireRegistered(platform, await registerCoin(platform, body, key)));

    const again = await registerCoin(platform, body, key);

    expect(again, 'the same registration with the same Idempotency-Key').toBeSuccess();
    expect(coinIn(again), 'the stablecoin id in the second answer').toBe(first);
  });

  check('returns the first link', 'STABLECOIN-KEY-004', async ({ platform }) => {
    const [body, key] = [linkBody(platform), platform.uniqueKey()];
    const first = linkIn(requireLinked(platform, await linkAccount(platform, body, key)));

    const again = await linkAccount(platform, body, key);

    expect(again, 'the same link with the same Idempotency-Key').toBeSuccess();
    expect(linkIn(again), 'the link id in the second answer').toBe(first);
  });

  check(
    'mints once when sent three times in parallel',
    'STABLECOIN-KEY-005',
    async ({ platform }) => {
      const coin = await enabledCoin(platform);
      const before = await heldOf(platform, coin);
      const key = platform.uniqueKey();
      const send = () => mint(platform, coin, mintBody(coin), key);

      const replies = await Promise.all([send(), send(), send()]);

      expect(replies.some(isSuccess), 'whether one of the mints is accepted').toBe(true);
      const whole = wholeOf(AMOUNT);
      const expected = { tokens: before.tokens + whole, money: before.money - whole };
      expect(await heldInTheEnd(platform, coin, expected), 'the balance of tokens').toEqual(
        expected,
      );
    },
  );
});

check.describe('a mint request sent again with another Idempotency-Key', () => {
  check('mints a second time', 'STABLECOIN-KEY-006', async ({ platform }) => {
    const coin = await enabledCoin(platform);
    const before = await heldOf(platform, coin);
    const send = async () =>
      operationIn(requireMinted(platform, await mint(platform, coin, mintBody(coin))));

    const [first, second] = [await send(), await send()];

    expect(first, 'the operation ids of two Idempotency-Keys').not.toBe(second);
    const whole = 2 * wholeOf(AMOUNT);
    const expected = { tokens: before.tokens + whole, money: before.money - whole };
    expect(await heldInTheEnd(platform, coin, expected), 'the balance of tokens').toEqual(expected);
  });
});

check.describe('a mint', () => {
  check('without an Idempotency-Key returns 400', 'STABLECOIN-KEY-007', async ({ platform }) => {
    const coin = await enabledCoin(platform);
    const before = await heldOf(platform, coin);
    const [stablecoinId, body] = [coin.id, mintBody(coin)];

    const reply = await platform.api.createStablecoinMint({ stablecoinId, body });

    expect(reply, 'the mint without an Idempotency-Key').toBeError(400, 'INVALID_INPUT');
    expect(await heldOf(platform, coin), 'the balance of tokens').toEqual(before);
    expect(
      await mint(platform, coin, body),
      'the same request with an Idempotency-Key',
    ).toBeSuccess();
  });

  check(
    'accepts an Idempotency-Key of 255 characters and refuses one of 256',
    'STABLECOIN-KEY-008',
    async ({ platform }) => {
      const coin = await enabledCoin(platform);
      const key = platform.unique().padEnd(255, 'k');

      expect(
        await mint(platform, coin, mintBody(coin), key),
        'a mint with an Idempotency-Key of 255 characters',
      ).toBeSuccess();
      const longer = await mint(platform, coin, mintBody(coin), `${key}k`);
      expect(longer, 'a mint with an Idempotency-Key of 256 characters').toBeError(
        400,
        'INVALID_INPUT',
      );
    },
  );
});
