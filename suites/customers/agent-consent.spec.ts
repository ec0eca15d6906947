import { newAgent } from '../../fixtures/areas/agents/agents.ts';
import {
  consenting,
  entriesOf,
  entryFor,
  holding,
  offered,
  showsAll,
} from '../../fixtures/areas/customers/consents.ts';
import { readUntil, update } from '../../fixtures/areas/customers/updates.ts';
import { check, expect, isSuccess, requireCapability, undecided } from '../../fixtures/index.ts';

check(
  'a consent that an agent sends in PATCH /customers/{customerId} is recorded',
  'CONSENT-RECORD-025',
  async ({ platform }) => {
    requireCapability(platform, 'agents');
    const [agreement] = await offered(platform);
    const entry = entryFor(agreement);
    // A consent that the platform gives shows that one is recorded at all.
    const other = await consenting(platform, {});
    await update(platform, other.id, { agreementConsents: [entry] });
    const ofOther = await readUntil(platform, other.id, holding([entry]));
    if (entriesOf(ofOther, agreement.type).length === 0)
      undecided(
        "a consent that PATCH /customers/{customerId} sent with the platform's credentials is not shown as recorded",
      );
    const { id } = await consenting(platform, {});
    const { auth } = await newAgent(platform, id);

    const reply = await platform.api.updateCustomerById({
      customerId: id,
      body: { customerType: 'INDIVIDUAL', agreementConsents: [entry] },
      auth,
    });

    if (!isSuccess(reply))
      undecided(`PATCH /customers/{customerId} by an agent answered ${reply.status}`, reply);
    const after = await readUntil(platform, id, holding([entry]));
    const [recorded] = entriesOf(after, agreement.type);
    expect(
      recorded !== undefined && showsAll(recorded, entry),
      'whether the consent is there',
    ).toBe(true);
  },
);
