import { expect, test } from '@playwright/test';
import { loadOpenApi, openApiAsOf } from './openapi.ts';

const idsOf = (month: Parameters<typeof openApiAsOf>[0]) =>
  openApiAsOf(month).operations.map(({ id }) => id);

test('an operation is in the description from its month on', () => {
  expect(idsOf('2026-08')).not.toContain('tokenizeCard');
  expect(idsOf('2026-09')).toContain('tokenizeCard');
  expect(idsOf('2026-07')).not.toContain('createVerification');
  expect(idsOf('2026-08')).toContain('createVerification');
  expect(openApiAsOf('2026-07').matchOperation('GET', '/customers/agreements')?.operation.id).toBe(
    'getCustomerById',
  );
});

test('what is only owed from a month on was there before', () => {
  expect(idsOf('2026-07')).toContain('updatePlatformConfig');
});

test('the operations of an area that came with a month came with it', () => {
  const sca = loadOpenApi().operations.filter(({ area }) => area.startsWith('strong'));
  expect(sca.length).toBeGreaterThan(0);
  expect(sca.map(({ since }) => since)).toEqual(sca.map(() => '2026-08'));
  expect(idsOf('2026-07')).not.toContain(sca[0]?.id);
});

test('a member has to be sent from the month on that asks for it', () => {
  const faults = (month: Parameters<typeof openApiAsOf>[0]) =>
    openApiAsOf(month)
      .requestValidator('createCustomerExternalAccount')?.({ currency: 'USD' })
      .map(({ params }) => params['missingProperty']);
  expect(faults('2026-08')).toEqual(['accountInfo']);
  expect(faults('2026-09')).toEqual(['customerId', 'accountInfo']);
});

test('members and parameters that came later are named apart', () => {
  const { members, parameters } = openApiAsOf('2026-08').later;
  expect([...members]).toEqual(expect.arrayContaining(['agreementConsents', 'cardDeclinedReason']));
  expect([...members]).not.toContain('cardId');
  expect([...parameters]).toEqual(['cardId']);
  expect([...openApiAsOf('2026-09').later.members]).toEqual([]);
});
