import type { AnyKind } from '../../fixtures/areas/external-accounts/kinds.ts';
import { shown } from '../../fixtures/areas/external-accounts/records.ts';
import {
  newAccount,
  takenKinds,
  withInfo,
} from '../../fixtures/areas/external-accounts/register.ts';
import { check, expect } from '../../fixtures/index.ts';

/** As it is printed: in groups of four. */
function grouped(number: string): string {
  return number.replace(/.{4}(?=.)/g, '$& ');
}

/** Of hexadecimal digits, whose letter case carries a checksum at most. */
function inCapitals(address: string): string {
  return address.replace(/^0x(.*)$/, (_, digits: string) => `0x${digits.toUpperCase()}`);
}

/** Where an account of a kind has its number, and another way to write that. */
const FORMS = [
  ['USD_ACCOUNT', 'accountNumber', grouped],
  ['EUR_ACCOUNT', 'iban', grouped],
  ['ETHEREUM_WALLET', 'address', inCapitals],
] as const satisfies readonly (readonly [AnyKind, string, (number: string) => string])[];

check.describe('an external account', () => {
  check(
    'sent again with its number or address written differently is refused',
    'EXTERNAL-TWICE-017',
    async ({ platform }) => {
      const kinds = await takenKinds(
        platform,
        FORMS.map(([kind]) => kind),
      );
      for (const [kind, name, rewrite] of FORMS) {
        if (!kinds.includes(kind)) continue;
        const { body } = await newAccount(platform, { kind });
        const again = withInfo(body, { [name]: rewrite(String(shown(body, name))) });

        const reply = await platform.api.createCustomerExternalAccount({ body: again });

        // That a service does not take the number in that form is as good.
        expect(reply, `${kind} with another writing of its ${name}`).toBeRefused();
      }
    },
  );
});
