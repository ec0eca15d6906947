import { expect, test } from '@playwright/test';
import { credentials, met } from '../../fixtures/testing/stand-ins.ts';
import { callOf } from '../../fixtures/verdict/because.ts';
import { checkContext } from '../../fixtures/verdict/context.ts';
import { Looking } from './looking.ts';
import { textSource } from './profile-source.ts';
import { failureIn } from './seen-answer.ts';
import { Deadline } from './timed-target.ts';

test('a call is told with the words of its own answer, and of no other with its status', async () => {
  const answered = ({ path }: { path: string }) => ({
    status: 404,
    body: path === '/config' ? { code: 'NOT_FOUND' } : { code: 'LOST', reason: 'nothing here' },
  });

  await met(answered, async ({ baseUrl }) => {
    const source = textSource(JSON.stringify({ baseUrl, credentials }), 'p.yaml', {});
    const looking = new Looking(source, new Deadline());
    const call = callOf(await looking.platform.call('updatePlatformConfig'));
    const other = callOf(await looking.platform.request('PATCH', '/elsewhere'));

    const told = [call, other].map((each) => failureIn(checkContext(), { call: each }, ''));
    await looking.close();

    expect(told).toEqual([
      'PATCH /config answered 404 NOT_FOUND',
      'PATCH /elsewhere answered 404 LOST ("nothing here")',
    ]);
  });
});
