import { expect, test } from '@playwright/test';
import { recased } from './recased.ts';

test('another case is another credential id of the same length', () => {
  for (const text of ['AAAA', 'zAAA', '_-9q']) {
    const [one, other] = [text, recased(text)].map((each) => Buffer.from(each, 'base64url'));

    expect(recased(text).toLowerCase()).toBe(text.toLowerCase());
    expect(other).not.toEqual(one);
    expect(other?.length).toBe(one?.length);
    expect(other?.toString('base64url')).toBe(recased(text));
  }
});
