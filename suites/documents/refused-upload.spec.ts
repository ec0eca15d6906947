import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import { writtenUpload } from '../../fixtures/areas/documents/multipart.ts';
import { formOf, partsFor, smallFile, upload } from '../../fixtures/areas/documents/upload.ts';
import { type Call, check, expect, isSuccess, type Platform } from '../../fixtures/index.ts';
import { foreignFile } from '../../generators/documents/foreign-file.ts';
import { everyOf } from '../../generators/every-of.ts';

const INVALID = 'INVALID_INPUT';

function lacking(holder: string, part: string): Call {
  const left = Object.entries(partsFor(holder)).filter(([name]) => name !== part);
  return { form: formOf(Object.fromEntries(left), smallFile) };
}

/** Everything that is no upload, by what is wrong with it. */
function faultyCalls(holder: string): readonly (readonly [string, Call])[] {
  const parts = partsFor(holder);
  const spelling = { boundary: 'told', quoted: false, fileFirst: false };
  return [
    ['no file', { form: formOf(parts) }],
    ['a JSON body', { body: { ...parts, file: Buffer.from(smallFile.bytes).toString('base64') } }],
    ['another boundary', { ...writtenUpload(parts, smallFile, spelling), ...withoutBoundary }],
    ...everyOf(foreignFile).map((file) => [file.type, { form: formOf(parts, file) }] as const),
  ];
}

const withoutBoundary = { contentType: 'multipart/form-data; boundary=untold' };

/** A new holder, after another one's right upload: a refusal is for the one thing that differs. */
async function holderAfterControl(platform: Platform): Promise<string> {
  const other = await newCustomer(platform);
  expect(await upload(platform, other.id), 'the same upload without the fault').toBeSuccess();
  return (await newCustomer(platform)).id;
}

check.describe('a document', () => {
  check('in a JSON body is refused', 'DOC-FORM-001', async ({ platform }) => {
    const holder = await holderAfterControl(platform);
    const file = Buffer.from(smallFile.bytes).toString('base64');

    const reply = await platform.call('createDocument', { body: { ...partsFor(holder), file } });

    expect(reply).toBeError(400, INVALID);
  });

  check('without a file is refused', 'DOC-FORM-002', async ({ platform }) => {
    const holder = await holderAfterControl(platform);

    for (const call of [
      { form: formOf(partsFor(holder)) },
      { form: formOf({ ...partsFor(holder), file: 'passport.pdf' }) },
    ]) {
      expect(await platform.call('createDocument', call)).toBeError(400, INVALID);
    }
  });

  check('without documentHolder is refused', 'DOC-FORM-003', async ({ platform }) => {
    for (let time = 1; time <= 3; time += 1) {
      const holder = await holderAfterControl(platform);

      const reply = await platform.call('createDocument', lacking(holder, 'documentHolder'));

      // A document that was filed with a customer whom nobody named would bar this one.
      expect(
        await upload(platform, holder),
        'the passport of the latest customer after the refusal',
      ).toBeSuccess();
      expect(reply, 'the upload without documentHolder').toBeError(400, INVALID);
    }
  });

  check('without documentType is refused', 'DOC-FORM-004', async ({ platform }) => {
    const holder = await holderAfterControl(platform);

    const reply = await platform.call('createDocument', lacking(holder, 'documentType'));

    expect(reply).toBeError(400, INVALID);
  });

  check(
    'in a format other than JPEG, PNG or PDF is refused',
    'DOC-FORM-005',
    async ({ platform }) => {
      const holder = await holderAfterControl(platform);

      for (const file of everyOf(foreignFile)) {
        expect(await upload(platform, holder, {}, file)).toBeError(400, INVALID);
      }
    },
  );

  check('that is refused is not stored', 'DOC-FORM-006', async ({ platform }) => {
    const faults = faultyCalls('').map(([fault]) => fault);
    for (const [at, fault] of faults.entries()) {
      const { id } = await newCustomer(platform);
      const call = faultyCalls(id)[at]?.[1] ?? {};
      if (!isSuccess(await platform.call('createDocument', call))) {
        // A document of that type would bar the next one.
        expect(await upload(platform, id), `a valid upload after ${fault}`).toBeSuccess();
      }
    }
  });

  check(
    'in a form with another boundary than the Content-Type header is refused',
    'DOC-FORM-007',
    async ({ platform }) => {
      const holder = await holderAfterControl(platform);
      const spelling = { boundary: 'told', quoted: false, fileFirst: false };
      const call = { ...writtenUpload(partsFor(holder), smallFile, spelling), ...withoutBoundary };

      expect(await platform.call('createDocument', call)).toBeError(400, INVALID);
    },
  );
});
