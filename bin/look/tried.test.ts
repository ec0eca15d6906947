import { expect, test } from '@playwright/test';
import { met } from '../../fixtures/testing/stand-ins.ts';
import { Looking } from './looking.ts';
import { textSource } from './profile-source.ts';
import { things } from './things.ts';
import { Deadline } from './timed-target.ts';
import { tried } from './tried.ts';

test('a thing that a limit of the rate holds off is told by that limit, and what to set', async () => {
  const limited = () => ({ status: 429, headers: { 'retry-after': '1' } });

  await met(limited, async ({ baseUrl }) => {
    const credentials = { apiTokenId: 'token', apiClientSecret: 'a-secret-nobody-sees' };
    const source = textSource(JSON.stringify({ baseUrl, credentials }), 'p.yaml', {});
    const deadline = new Deadline();
    const looking = new Looking(source, deadline);
    const customer = things.find(({ name }) => name === 'customer');
    if (customer === undefined) throw new Error('no customer among the things');

    // Leaves it the second that closing takes.
    deadline.extend();
    const lines = (await tried(looking, customer)).map(({ line }) => line);
    await looking.close();

    expect(lines).toEqual([
      'customer: POST /customers answered 429 for the twenty seconds of this look; set run.requestsPerSecond to what the service takes',
    ]);
  });
});
