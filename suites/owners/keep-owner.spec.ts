import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { forAll } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import { upload } from '../../fixtures/documents/upload.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { newBusiness } from '../../fixtures/verifications/businesses.ts';
import { platformBeside } from '../../fixtures/verifications/mode.ts';
import { askForOwner, newOwner, ownerStatusOf } from '../../fixtures/verifications/owners.ts';
import { unknownIdLike } from '../../generators/ids/unknown-id-like.ts';

test.describe('an owner of a business', () => {
  test('is kept', covers('OWNER-KEEP-001'), async ({ platform }) => {
    const business = await newBusiness(platform);

    const reply = await askForOwner(platform, business);

    if (!isSuccess(reply)) {
      unlessConfirmed('G-135', `POST /beneficial-owners answered ${reply.status}`);
    }
    expect(reply).toBeSuccess();
  });

  test('holds documents', covers('OWNER-KEEP-002'), async ({ platform }) => {
    const owner = await newOwner(platform, await newBusiness(platform));

    expect(await upload(platform, owner)).toBeSuccess();
  });

  test('holds one document of a type', covers('OWNER-KEEP-003'), async ({ platform }) => {
    const owner = await newOwner(platform, await newBusiness(platform));
    expect(await upload(platform, owner), 'the first').toBeSuccess();

    const again = await upload(platform, owner, { documentNumber: '998877665' });

    expect(again).toBeError(409, 'DOCUMENT_ALREADY_EXISTS');
  });

  test('that does not exist holds none', covers('OWNER-KEEP-007'), async ({ platform }) => {
    const known = await newOwner(platform, await newBusiness(platform));

    await forAll(
      unknownIdLike(known),
      async (id) => expect(await upload(platform, id)).toBeRefused(404),
      3,
    );
    expect(await upload(platform, known), 'the twin').toBeSuccess();
  });

  test('holds documents of its own', covers('OWNER-KEEP-004'), async ({ platform }) => {
    const business = await newBusiness(platform);
    const owner = await newOwner(platform, business);
    const another = await newOwner(platform, business);

    for (const holder of [owner, another]) {
      expect(await upload(platform, holder), holder).toBeSuccess();
    }
  });

  test(
    'is not kept by another platform',
    covers('OWNER-KEEP-005'),
    async ({ session, platform }) => {
      const business = await newBusiness(platform);

      const reply = await askForOwner(platformBeside(session, platform), business);

      expect(isSuccess(reply), `the owner was answered ${reply.status}`).toBe(false);
      await newOwner(platform, business);
    },
  );

  test(
    'is not read by another platform',
    covers('OWNER-KEEP-006'),
    async ({ session, platform }) => {
      const owner = await newOwner(platform, await newBusiness(platform));
      const path = { beneficialOwnerId: owner };

      const reply = await platformBeside(session, platform).call('getBeneficialOwner', { path });

      expect(isSuccess(reply), `the read answered ${reply.status}`).toBe(false);
      await ownerStatusOf(platform, owner);
    },
  );
});
