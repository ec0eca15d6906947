import { entryFor, offered } from '../../fixtures/areas/customers/consents.ts';
import { kycStatusOf } from '../../fixtures/areas/customers/status.ts';
import { NEW_DATA, update } from '../../fixtures/areas/customers/updates.ts';
import { endedAnswer } from '../../fixtures/areas/verifications/answered-submissions.ts';
import {
  changeIndividual,
  identified,
  nameIn,
  packetFields,
  settledKyc,
} from '../../fixtures/areas/verifications/individuals.ts';
import { platformOfAnyMode } from '../../fixtures/areas/verifications/mode.ts';
import {
  isLackOf,
  missingIn,
  submit,
  submittedInFull,
} from '../../fixtures/areas/verifications/submissions.ts';
import { check, expect, type Reply, unreached } from '../../fixtures/index.ts';

/** The items of the data that the answer to a submission names as missing. */
function missingFields(answer: Reply): readonly string[] {
  const missing = missingIn(answer);
  return packetFields.filter((field) => missing.some((each) => isLackOf(field, each)));
}

check.describe('an update of an individual', () => {
  check('does not remove data that POST /verifications needs', 'KYC-AGAIN-006', async ({ run }) => {
    const platform = platformOfAnyMode(run);
    const { address, ...others } = NEW_DATA;
    for (const members of [{ fullName: 'Sample Renamed003' }, { address }, others]) {
      // A name in 003 leaves the individual to be submitted again.
      const { id } = await identified(platform, { fullName: nameIn('003') });
      const first = await endedAnswer(platform, id, await submit(platform, id));
      const before = missingFields(first);

      await changeIndividual(platform, id, members);

      const last = await endedAnswer(platform, id, await submit(platform, id));
      const lost = missingFields(last).filter((field) => !before.includes(field));
      expect(lost, `the items lost by an update of ${Object.keys(members).join(', ')}`).toEqual([]);
    }
  });

  check(
    'with a consent does not set a PENDING kycStatus to UNVERIFIED',
    'KYC-SUBMIT-020',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      const [terms] = await offered(platform);
      const individual = await identified(platform, { fullName: nameIn('001') });
      await submittedInFull(platform, individual);
      const before = await settledKyc(platform, individual.id, 'PENDING');
      if (before !== 'PENDING')
        unreached(
          `P-04 an individual with KYC PENDING: its kycStatus stayed ${before} after POST /verifications`,
        );

      await update(platform, individual.id, { agreementConsents: [entryFor(terms)] });

      expect(
        await kycStatusOf(platform, individual.id),
        'the kycStatus after the consent',
      ).not.toBe('UNVERIFIED');
    },
  );
});
