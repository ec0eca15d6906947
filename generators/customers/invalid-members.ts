import * as fc from 'fast-check';
import { malformedCountryCode } from './malformed-country-code.ts';
import { malformedDate } from './malformed-date.ts';
import { faultOf, type MemberFault } from './member-fault.ts';
import { nonText } from './non-text.ts';
import { unlistedIdType } from './unlisted-id-type.ts';

/** Faults of members beside each other, by member. */
const besides: readonly fc.Arbitrary<MemberFault>[] = [
  faultOf('fullName', nonText),
  faultOf('birthDate', fc.oneof(malformedDate, nonText)),
  faultOf('nationality', fc.oneof(malformedCountryCode, nonText)),
  faultOf('idType', fc.oneof(unlistedIdType, nonText)),
  faultOf('countryOfIssuance', fc.oneof(malformedCountryCode, nonText)),
];

const inAddress: readonly fc.Arbitrary<MemberFault>[] = [
  faultOf('address.line1', nonText),
  faultOf('address.city', nonText),
  faultOf('address.state', nonText),
  faultOf('address.postalCode', nonText),
  faultOf('address.country', fc.oneof(malformedCountryCode, nonText)),
];

/** One fault, a text that its member cannot have; by the member it is in. */
export const misformedMember: readonly fc.Arbitrary<MemberFault>[] = [
  faultOf('birthDate', malformedDate),
  faultOf('nationality', malformedCountryCode),
  faultOf('idType', unlistedIdType),
  faultOf('countryOfIssuance', malformedCountryCode),
  faultOf('address.country', malformedCountryCode),
];

/** One fault, by the member it is in. */
export const invalidMember: readonly fc.Arbitrary<MemberFault>[] = [...besides, ...inAddress];

/** Two or more faults of one individual, each in a member of its own: all kinds at once, or some. */
export const invalidMembers: readonly fc.Arbitrary<readonly MemberFault[]>[] = [
  fc.tuple(...invalidMember),
  someOf(invalidMember),
];

/** The same, of one address. */
export const invalidAddressMembers: readonly fc.Arbitrary<readonly MemberFault[]>[] = [
  fc.tuple(...inAddress),
  someOf(inAddress),
];

function someOf(kinds: readonly fc.Arbitrary<MemberFault>[]): fc.Arbitrary<readonly MemberFault[]> {
  return fc
    .subarray([...kinds], { minLength: 2, maxLength: 5 })
    .chain((chosen) => fc.tuple(...chosen));
}
