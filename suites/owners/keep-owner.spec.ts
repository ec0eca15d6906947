import { upload } from '../../fixtures/areas/documents/upload.ts';
import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { platformBeside } from '../../fixtures/areas/verifications/mode.ts';
import {
  createBeneficialOwner,
  newOwner,
  ownerStatusOf,
} from '../../fixtures/areas/verifications/owners.ts';
import { check, covers, describe, expect, forAll } from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

describe('a beneficial owner', () => {
  check('is created', covers('OWNER-KEEP-001'), async ({ platform }) => {
    const business = await newBusiness(platform);

    const reply = await createBeneficialOwner(platform, business);

    expect(reply).toBeSuccess();
  });

  check('may have documents', covers('OWNER-KEEP-002'), async ({ platform }) => {
    const owner = await newOwner(platform, await newBusiness(platform));

    expect(await upload(platform, owner)).toBeSuccess();
  });

  check(
    'returns 409 to a second document of one type',
    covers('OWNER-KEEP-003'),
    async ({ platform }) => {
      const owner = await newOwner(platform, await newBusiness(platform));
      expect(await upload(platform, owner), 'the first document of the type').toBeSuccess();

      const again = await upload(platform, owner, { documentNumber: '998877665' });

      expect(again, 'the second document of the type').toBeError(409, 'DOCUMENT_ALREADY_EXISTS');
    },
  );

  check(
    'that does not exist returns 404 to a document',
    covers('OWNER-KEEP-007'),
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
    'accepts a document of a type that another owner has',
    covers('OWNER-KEEP-004'),
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
    'is not created by another platform',
    covers('OWNER-KEEP-005'),
    async ({ run, platform }) => {
      const business = await newBusiness(platform);

      const reply = await createBeneficialOwner(platformBeside(run, platform), business);

      expect(reply).toBeRefused();
      await newOwner(platform, business);
    },
  );

  check('is not read by another platform', covers('OWNER-KEEP-006'), async ({ run, platform }) => {
    const owner = await newOwner(platform, await newBusiness(platform));

    const reply = await platformBeside(run, platform).api.getBeneficialOwner({
      beneficialOwnerId: owner,
    });

    expect(reply).toBeRefused();
    await ownerStatusOf(platform, owner);
  });
});
