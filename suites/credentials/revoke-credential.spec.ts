import { lastingOf } from '../../fixtures/areas/credentials/credentials.ts';
import { doneRevocations, revocations } from '../../fixtures/areas/credentials/revocations.ts';
import { covers, expect, member, test } from '../../fixtures/index.ts';

/** In no order, for a list has none. */
const idsIn = (rows: readonly unknown[]) => rows.map((row) => String(member(row, 'id'))).sort();

test.describe('revoking a credential', () => {
  test('is answered 202 at first', covers('CRED-REVOKE-001'), async ({ platform }) => {
    for (const { type, first } of await revocations(platform)) {
      expect(first, type).toBeSuccess(202);
    }
  });

  test('does nothing before it is signed', covers('CRED-REVOKE-002'), async ({ platform }) => {
    for (const { type, before, unsigned } of await revocations(platform)) {
      expect(idsIn(unsigned), type).toEqual(idsIn(before));
    }
  });

  test('is challenged by its own type', covers('CRED-REVOKE-003'), async ({ platform }) => {
    for (const { type, first } of await revocations(platform)) {
      expect(member(first.json, 'type'), type).toBe(type);
    }
  });

  test('is answered 204 once signed', covers('CRED-REVOKE-004'), async ({ platform }) => {
    for (const { type, last } of await revocations(platform)) {
      expect(last, type).toBeEmpty(204);
    }
  });

  test('takes it off the list', covers('CRED-REVOKE-005'), async ({ platform }) => {
    for (const { type, id, before, after } of await doneRevocations(platform)) {
      expect(idsIn(before), type).toContain(id);
      expect(idsIn(after), type).not.toContain(id);
    }
  });

  test('leaves the others as they were', covers('CRED-REVOKE-006'), async ({ platform }) => {
    for (const { type, id, before, after } of await doneRevocations(platform)) {
      const others = before.filter((row) => member(row, 'id') !== id).map(lastingOf);
      const left = after.filter((row) => member(row, 'id') !== id).map(lastingOf);
      expect(new Set(left), type).toEqual(new Set(others));
    }
  });
});
