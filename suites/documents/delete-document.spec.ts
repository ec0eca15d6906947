import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import { deletedDocument, readDocument } from '../../fixtures/areas/documents/shared-documents.ts';
import { newDocument, upload } from '../../fixtures/areas/documents/upload.ts';
import {
  acceptedType,
  lacksDocument,
  stillLacksDocument,
} from '../../fixtures/areas/verifications/identity.ts';
import { undecidedIndividual } from '../../fixtures/areas/verifications/individuals.ts';
import { platformBeside, platformOfAnyMode } from '../../fixtures/areas/verifications/mode.ts';
import {
  check,
  errorCodeOf,
  expect,
  forAll,
  isSuccess,
  type Platform,
  waitFor,
} from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

const ALREADY = 'DOCUMENT_ALREADY_EXISTS';

async function holderWithPassport(platform: Platform) {
  const { id: holder } = await newCustomer(platform);
  return { holder, passport: await newDocument(platform, holder) };
}

check.describe('a document', () => {
  check('can be deleted', 'DOC-DELETE-001', async ({ platform }) => {
    const { passport } = await holderWithPassport(platform);

    expect(await platform.api.deleteDocument({ documentId: passport })).toBeSuccess();
  });

  check('is no longer found after it is deleted', 'DOC-DELETE-002', async ({ platform }) => {
    const { passport } = await holderWithPassport(platform);
    await readDocument(platform, passport);
    await deletedDocument(platform, passport);

    const reply = await waitFor(
      () => platform.api.getDocument({ documentId: passport }),
      (read) => !isSuccess(read),
      platform.target.settleMs,
    );

    expect(reply).toBeRefused(404);
  });

  check(
    'that was deleted does not block another document of the same type',
    'DOC-DELETE-003',
    async ({ platform }) => {
      const { holder, passport } = await holderWithPassport(platform);
      expect(await upload(platform, holder), 'the second passport before the deletion').toBeError(
        409,
        ALREADY,
      );
      await deletedDocument(platform, passport);

      const again = await waitFor(
        () => upload(platform, holder),
        isSuccess,
        platform.target.settleMs,
      );

      expect(again, 'the second passport after the deletion').toBeSuccess();
    },
  );

  check(
    'still exists after another document is deleted',
    'DOC-DELETE-004',
    async ({ platform }) => {
      const { holder, passport } = await holderWithPassport(platform);
      const documentType = 'DRIVERS_LICENSE';
      await newDocument(platform, holder, { documentType });
      const another = await holderWithPassport(platform);
      // Whether an individual can have one is open; one of those taken stays.
      const proof = () => upload(platform, holder, { documentType: 'PROOF_OF_ADDRESS' });
      const isOneOnly = isSuccess(await proof()) && errorCodeOf(await proof()) === ALREADY;
      await deletedDocument(platform, passport);

      if (isOneOnly)
        expect(await proof(), 'another proof of address of the same holder').toBeError(
          409,
          ALREADY,
        );
      const licence = await upload(platform, holder, { documentType });

      expect(licence, 'another licence of the same holder').toBeError(409, ALREADY);
      const ofAnother = await upload(platform, another.holder);
      expect(ofAnother, 'another passport of another holder').toBeError(409, ALREADY);
    },
  );

  check(
    'is reported as missing by POST /verifications after it is deleted',
    'DOC-DELETE-005',
    async ({ run }) => {
      const platform = platformOfAnyMode(run);
      const documentType = await acceptedType(platform);
      const { id } = await undecidedIndividual(platform, { without: ['birthDate'] });
      const other = await undecidedIndividual(platform, { without: ['birthDate'] });
      await newDocument(platform, other.id, { documentType });

      const documentId = await newDocument(platform, id, { documentType });

      await deletedDocument(platform, documentId);

      expect(
        await stillLacksDocument(platform, other.id),
        'whether the holder of another document lacks a document',
      ).toBe(false);
      const lacks = await waitFor(
        () => lacksDocument(platform, id),
        Boolean,
        platform.target.settleMs,
      );
      expect(lacks, 'whether the holder of the deleted document lacks a document').toBe(true);
    },
  );

  check(
    'that does not exist cannot be deleted: DELETE returns 404',
    'DOC-DELETE-006',
    async ({ platform }) => {
      const { passport } = await holderWithPassport(platform);
      await deletedDocument(platform, passport);

      await forAll(
        unknownIdLike(passport),
        async (id) =>
          expect(await platform.api.deleteDocument({ documentId: id })).toBeRefused(404),
        5,
      );
    },
  );

  check(
    'still exists after DELETE by another platform',
    'DOC-DELETE-007',
    async ({ run, platform }) => {
      const { holder, passport } = await holderWithPassport(platform);

      const other = platformBeside(run, platform);
      const reply = await other.api.deleteDocument({ documentId: passport });

      expect(
        await upload(platform, holder),
        "a second passport after another platform's deletion",
      ).toBeError(409, ALREADY);
      expect(reply, "the deletion of another platform's document").toBeRefused();
      await deletedDocument(platform, passport);
    },
  );
});
