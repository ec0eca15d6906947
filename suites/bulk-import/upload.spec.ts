import { endedJob, newJob, newLine, uploadLines } from '../../fixtures/areas/bulk-import/files.ts';
import { waitForListed } from '../../fixtures/areas/bulk-import/imported.ts';
import {
  newKnownCustomer,
  readCustomer,
  requireShown,
  shown,
} from '../../fixtures/areas/customers/record.ts';
import { isSame } from '../../fixtures/areas/customers/same.ts';
import { check, expect, idsIn, member, waitFor } from '../../fixtures/index.ts';

check.describe('POST /customers/bulk/csv', () => {
  check('returns the jobId of an import job', 'BULK-UPLOAD-001', async ({ platform }) => {
    const reply = await uploadLines(platform, [await newLine(platform)]);

    expect(reply).toBeSuccess();
    expect(typeof member(reply.json, 'jobId'), 'the type of jobId').toBe('string');
  });

  check('creates the customers of the file', 'BULK-UPLOAD-002', async ({ platform }) => {
    const lines = [await newLine(platform), await newLine(platform)];

    const { record, body } = await newKnownCustomer(platform);
    const showsEmail = isSame(body['email'] ?? '', shown(record, 'email'));

    await endedJob(platform, await newJob(platform, lines));

    for (const { platformCustomerId = '', fullName, email = '' } of lines) {
      const listed = await waitForListed(platform, platformCustomerId, 1);
      expect(listed.length, 'how many customers the line creates').toBe(1);
      const [customerId = ''] = idsIn(listed);
      const customer = await readCustomer(platform, customerId);
      expect(member(customer, 'fullName'), 'the fullName of the customer').toBe(fullName);
      // Which members a customer shows is left open; those of POST /customers show it.
      if (showsEmail && email !== '') {
        const what = 'whether the customer shows the email, as one of POST /customers does';
        expect(isSame(email, shown(customer, 'email')), what).toBe(true);
      }
    }
  });

  check(
    'gives a customer the same kycStatus as POST /customers',
    'BULK-UPLOAD-006',
    async ({ platform }) => {
      const { body } = await newKnownCustomer(platform);
      const line = await newLine(platform);
      const { platformCustomerId = '' } = line;

      await endedJob(platform, await newJob(platform, [line]));

      const statusOf = async (id: string) => {
        const [row] = await waitForListed(platform, id, 1);
        return requireShown(row, 'kycStatus');
      };
      // Each may be decided a moment later.
      const [own, other] = await waitFor(
        async () => [await statusOf(platformCustomerId), await statusOf(body.platformCustomerId)],
        ([one, another]) => one === another,
        platform.target.settleMs,
      );
      // A name decides on POST /customers; until then every customer is UNVERIFIED.
      const isCertain = other === 'UNVERIFIED';
      const what = 'the kycStatus of the imported customer';
      expect(own, isCertain ? `${what}, where others are UNVERIFIED` : what).toBe(other);
    },
  );

  check(
    'skips an invalid line and creates the other customers',
    'BULK-UPLOAD-003',
    async ({ platform }) => {
      const lines = [
        await newLine(platform),
        await newLine(platform, { customerType: 'NONE' }),
        await newLine(platform),
      ];

      const job = await endedJob(platform, await newJob(platform, lines));

      const progress = member(job, 'progress');
      expect(member(progress, 'successful'), 'progress.successful').toBe(2);
      expect(member(progress, 'failed'), 'progress.failed').toBe(1);
      for (const [at, { platformCustomerId = '' }] of lines.entries()) {
        const wanted = at === 1 ? 0 : 1;
        const listed = await waitForListed(platform, platformCustomerId, wanted);
        expect(listed.length, `how many customers line ${at + 1} creates`).toBe(wanted);
      }
    },
  );

  check(
    'does not create another customer with a used platformCustomerId',
    'BULK-UPLOAD-004',
    async ({ platform }) => {
      const { body } = await newKnownCustomer(platform);
      const { platformCustomerId } = body;
      const fullName = 'Resident Elsewhere';
      const taken = await newLine(platform, { platformCustomerId, fullName });
      const lines = [taken, await newLine(platform)];

      await endedJob(platform, await newJob(platform, lines));

      const [, { platformCustomerId: other = '' } = {}] = lines;
      const created = await waitForListed(platform, other, 1);
      expect(created.length, 'how many customers the other line creates').toBe(1);
      const listed = await waitForListed(platform, platformCustomerId, 1);
      expect(listed.length, 'how many customers have the platformCustomerId').toBe(1);
      const name = shown(listed[0], 'fullName') ?? body['fullName'];
      expect(name, 'the fullName of the customer that has it').toBe(body['fullName']);
    },
  );

  check('without a file returns 400 INVALID_INPUT', 'BULK-UPLOAD-005', async ({ platform }) => {
    const form = new FormData();
    form.set('name', 'customers.csv');

    const reply = await platform.call('uploadCustomersCsv', { form });

    expect(reply).toBeError(400, 'INVALID_INPUT');
    await newJob(platform, [await newLine(platform)]);
  });
});
