import { upload } from '../../fixtures/areas/documents/upload.ts';
import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { platformBeside } from '../../fixtures/areas/verifications/mode.ts';
import {
  createBeneficialOwner,
  newOwner,
  ownerStatusOf,
} from '../../fixtures/areas/verifications/owners.ts';
import { check, expect, forAll } from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

check.describe('a beneficial owner', () => {
  check('can be created', 'OWNER-KEEP-001', async ({ platform }) => {
    const business = await newBusiness(platform);

    const reply = await createBeneficialOwner(platform, business);

    expect(reply).toBeSuccess();
  });

  check('can have a document', 'OWNER-KEEP-002', async ({ platform }) => {
    const owner = await newOwner(platform, await newBusiness(platform));

    expect(await upload(platform, owner)).toBeSuccess();
  });

  check(
    'cannot have a second document of the same type',
    'OWNER-KEEP-003',
    async ({ platform }) => {
      const owner = await newOwner(platform, await newBusiness(platform));
      expect(await upload(platform, owner), 'the first document of the type').toBeSuccess();

      const again = await upload(platform, owner, { documentNumber: '998877665' });

      expect(again, 'the second document of the type').toBeError(409, 'DOCUMENT_ALREADY_EXISTS');
    },
  );

  check(
    'that does not exist is refused as documentHolder with 404',
    'OWNER-KEEP-007',
    async ({ platform }) => {
      const known = await newOwner(platform, await newBusiness(platform));

      await forAll(
        unknownIdLike(known),
        async (id) => expect(await upload(platform, id)).toBeRefused(404),
        3,
      );
      expect(
        await upload(platform, known),
        'the same request for an owner who exists',
      ).toBeSuccess();
    },
  );

  check(
    'can have a document of the same type as another owner',
    'OWNER-KEEP-004',
    async ({ platform }) => {
      const business = await newBusiness(platform);
      const owner = await newOwner(platform, business);
      const another = await newOwner(platform, business);

      for (const holder of [owner, another]) {
        expect(await upload(platform, holder), `the document of the owner ${holder}`).toBeSuccess();
      }
    },
  );

  check(
    "cannot be created for another platform's business",
    'OWNER-KEEP-005',
    async ({ run, platform }) => {
      const business = await newBusiness(platform);

      const reply = await createBeneficialOwner(platformBeside(run, platform), business);

      expect(reply).toBeRefused();
      await newOwner(platform, business);
    },
  );

  check('cannot be read by another platform', 'OWNER-KEEP-006', async ({ run, platform }) => {
    const owner = await newOwner(platform, await newBusiness(platform));

    const reply = await platformBeside(run, platform).api.getBeneficialOwner({
      beneficialOwnerId: owner,
    });

    expect(reply).toBeRefused();
    await ownerStatusOf(platform, owner);
  });
});
