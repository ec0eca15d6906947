import { agentAuth } from '../../fixtures/areas/agents/agents.ts';
import { approvedCustomer, newCustomer } from '../../fixtures/areas/customers/customers.ts';
import { formOf, partsFor, smallFile, upload } from '../../fixtures/areas/documents/upload.ts';
import { accountIdsOf } from '../../fixtures/areas/internal-accounts/internal-accounts.ts';
import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { platformBeside } from '../../fixtures/areas/verifications/mode.ts';
import { newOwner } from '../../fixtures/areas/verifications/owners.ts';
import { check, expect, forAll, requireCapability } from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

check.describe('POST /documents for a holder', () => {
  check('that does not exist returns 404', 'DOC-HOLDER-001', async ({ platform }) => {
    const { id: known } = await newCustomer(platform);

    await forAll(
      unknownIdLike(known),
      async (id) =>
        expect(await upload(platform, id), 'a document for an unknown holder').toBeRefused(404),
      5,
    );
    expect(
      await upload(platform, known),
      'the same document for a customer who exists',
    ).toBeSuccess();
  });

  check(
    'that does not exist returns DOCUMENT_HOLDER_NOT_FOUND',
    'DOC-HOLDER-002',
    async ({ platform }) => {
      const { id: known } = await newCustomer(platform);

      await forAll(
        unknownIdLike(known),
        async (id) => {
          const reply = await upload(platform, id);
          expect(reply, 'a document for an unknown holder').toBeError(
            404,
            'DOCUMENT_HOLDER_NOT_FOUND',
          );
        },
        5,
      );
      expect(
        await upload(platform, known),
        'the same document for a customer who exists',
      ).toBeSuccess();
    },
  );

  check(
    "that is another platform's customer is refused",
    'DOC-HOLDER-003',
    async ({ run, platform }) => {
      const { id } = await newCustomer(platform);

      const reply = await upload(platformBeside(run, platform), id);

      expect(reply, 'the upload by another platform').toBeRefused();
      expect(await upload(platform, id), 'the same upload by its own platform').toBeSuccess();
    },
  );

  check(
    "that is another platform's beneficial owner is refused",
    'DOC-HOLDER-007',
    async ({ run, platform }) => {
      const owner = await newOwner(platform, await newBusiness(platform));

      const reply = await upload(platformBeside(run, platform), owner);

      expect(reply, 'the upload by another platform').toBeRefused();
      expect(await upload(platform, owner), 'the same upload by its own platform').toBeSuccess();
    },
  );

  check(
    'that is not the customer of the calling agent is refused',
    'DOC-HOLDER-006',
    async ({ platform }) => {
      const auth = await agentAuth(platform);
      const { id } = await newCustomer(platform);

      const form = formOf(partsFor(id), smallFile);
      const reply = await platform.call('createDocument', { form, auth });

      expect(reply, "the upload by another customer's agent").toBeRefused();
      expect(await upload(platform, id), 'the same upload by the platform').toBeSuccess();
    },
  );

  check('that is an internal account is refused', 'DOC-HOLDER-005', async ({ platform }) => {
    requireCapability(platform, 'accounts.internal');
    const customerId = await approvedCustomer(platform);
    for (const accountId of await accountIdsOf(platform, customerId)) {
      const reply = await upload(platform, accountId);

      expect(reply, 'a document for an account').toBeRefused();
    }
    const { id } = await newCustomer(platform);
    expect(await upload(platform, id), 'the same document for a customer').toBeSuccess();
  });
});
