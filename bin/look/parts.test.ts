import { expect, test } from '@playwright/test';
import { loadOpenApi } from '../../spec/openapi.ts';
import { partsIn } from './parts.ts';
import type { Route } from './routes.ts';

const agents = loadOpenApi().operations.filter(({ capabilities }) =>
  capabilities.includes('agents'),
);

const nowhere: readonly Route[] = agents.map((operation) => ({
  operation,
  presence: 'nowhere',
  told: `${operation.id} answered 404`,
  reply: { status: 404 } as Route['reply'] & object,
}));

const presenceOf = (routes: readonly Route[]) =>
  partsIn(routes, agents).find(({ capability }) => capability === 'agents');

test('a part whose calls are all answered as random paths are is nowhere', () => {
  expect(presenceOf(nowhere)?.presence).toBe('nowhere');
});

test('a part is not known where one of its calls met a limit of the rate', () => {
  const [first, ...rest] = nowhere;
  if (first === undefined) throw new Error('no operation of agents');
  const told = 'GET /agents answered 429 DAILY_VOLUME_LIMIT_EXCEEDED';
  const reply = { status: 429 } as Route['reply'] & object;

  const limited: Route = { operation: first.operation, presence: 'unknown', told, reply };

  expect(presenceOf([limited, ...rest])).toMatchObject({ presence: 'unknown', told });
});

test('a part is not known where one of its calls had no answer', () => {
  const [first, ...rest] = nowhere;
  if (first === undefined) throw new Error('no operation of agents');
  const told = 'no answer within 2000 ms';

  const silent: Route = { operation: first.operation, presence: 'unknown', told };

  expect(presenceOf([silent, ...rest])).toMatchObject({ presence: 'unknown', told });
});
