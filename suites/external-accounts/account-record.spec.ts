import { bankKinds, walletKinds } from '../../fixtures/areas/external-accounts/kinds.ts';
import { readAccount, shown } from '../../fixtures/areas/external-accounts/records.ts';
import {
  newAccount,
  owner,
  type Registered,
  sharedAccount,
  takenKinds,
} from '../../fixtures/areas/external-accounts/register.ts';
import { check, expect, idForm, notShown, type Platform } from '../../fixtures/index.ts';

/** Whether a value is as long as a number and not made of parts of it: hidden digits have no say. */
function isAnother(value: unknown, number: unknown): boolean {
  const [shownAs, sent] = [value, number].map((each) => String(each).toUpperCase());
  if (shownAs === undefined || sent === undefined || shownAs.length !== sent.length) return false;
  const parts = shownAs.replace(/^0+/, '').split(/[^0-9A-Z]+|X/);
  return !parts.every((part) => sent.includes(part));
}

const NUMBERS = ['accountNumber', 'routingNumber', 'sortCode', 'iban', 'clabeNumber', 'address'];

/** What an account shows of a member; whether it shows it at all is a gap. */
function told(record: unknown, name: string): unknown {
  return shown(record, name) ?? notShown(name);
}

async function accountsOfEveryKind(platform: Platform): Promise<readonly Registered[]> {
  const kinds = await takenKinds(platform, [...bankKinds, ...walletKinds]);
  return Promise.all(kinds.map((kind) => sharedAccount(platform, kind)));
}

check.describe('an external account', () => {
  check(
    'has a unique id made of a resource name and a UUID',
    'EXTERNAL-RECORD-001',
    async ({ platform }) => {
      const accounts = [await sharedAccount(platform), await newAccount(platform)];

      // What the resource is called there is a gap.
      const form = idForm(platform.target, 'ExternalAccount');
      for (const { id } of accounts) expect(id, 'the id of the external account').toMatch(form);
      expect(
        new Set(accounts.map(({ id }) => id)).size,
        'the number of ids of two external accounts',
      ).toBe(2);
    },
  );

  check('shows its customerId', 'EXTERNAL-RECORD-002', async ({ platform }) => {
    const { record } = await sharedAccount(platform);

    expect(told(record, 'customerId'), 'the customerId of the external account').toBe(
      await owner(platform),
    );
  });

  check('shows its accountType', 'EXTERNAL-RECORD-003', async ({ platform }) => {
    for (const { record, body } of await accountsOfEveryKind(platform)) {
      expect(told(record, 'accountType'), 'the accountType of the external account').toBe(
        shown(body, 'accountType'),
      );
    }
  });

  check('shows its bankAccountType', 'EXTERNAL-RECORD-004', async ({ platform }) => {
    for (const bankAccountType of ['CHECKING', 'SAVINGS']) {
      const { record } = await newAccount(platform, { info: { bankAccountType } });

      expect(told(record, 'bankAccountType'), 'the bankAccountType of the external account').toBe(
        bankAccountType,
      );
    }
  });

  check(
    'shows the same values in GET as in the response to its creation',
    'EXTERNAL-RECORD-005',
    async ({ platform }) => {
      const { id, record } = await newAccount(platform, { info: { bankAccountType: 'SAVINGS' } });
      await newAccount(platform);

      const read = await readAccount(platform, id);

      for (const name of ['id', 'customerId', 'accountType', 'bankAccountType']) {
        const asCreated = shown(record, name);
        const asRead = shown(read, name);
        if (asCreated !== undefined && asRead !== undefined)
          expect(asRead, `the ${name} of the external account`).toBe(asCreated);
      }
    },
  );

  check(
    'shows the account numbers it was registered with',
    'EXTERNAL-RECORD-006',
    async ({ platform }) => {
      for (const { record, body } of await accountsOfEveryKind(platform)) {
        for (const name of NUMBERS.filter((each) => shown(body, each) !== undefined)) {
          const number = shown(record, name);
          // Whether a number is shown, and in full, is a gap; the number that is shown has to be right.
          const isOther = isAnother(number, shown(body, name));
          expect(
            number,
            isOther
              ? 'the account number, which is another number than was sent'
              : `the ${name} of the account`,
          ).toBe(shown(body, name));
        }
      }
    },
  );
});
