import { endedJob, newJob, newLine } from '../../fixtures/areas/bulk-import/files.ts';
import { check, covers, describe, expect, expectUnknown, member, otherPlatform } from '../../fixtures/index.ts';

describe('the job of a bulk import', () => {
  check('ends COMPLETED', covers('BULK-JOB-001'), async ({ platform }) => {
    const id = await newJob(platform, [await newLine(platform), await newLine(platform)]);

    const job = await endedJob(platform, id);

    expect(member(job, 'id'), 'its id').toBe(id);
    expect(member(job, 'status'), 'its status').toBe('COMPLETED');
    const progress = member(job, 'progress');
    for (const [name, count] of [
      ['total', 2],
      ['processed', 2],
      ['successful', 2],
      ['failed', 0],
    ] as const) {
      expect(member(progress, name), `progress.${name}`).toBe(count);
    }
  });

  check('that does not exist returns 404', covers('BULK-JOB-002'), async ({ platform }) => {
    const known = await newJob(platform, [await newLine(platform)]);
    await endedJob(platform, known);

    await expectUnknown(known, (jobId) => platform.api.getBulkCustomerImportJob({ jobId }));
  });

  check(
    'that does not exist returns BULK_UPLOAD_JOB_NOT_FOUND',
    covers('BULK-JOB-003'),
    async ({ platform }) => {
      const known = await newJob(platform, [await newLine(platform)]);
      await endedJob(platform, known);

      await expectUnknown(
        known,
        (jobId) => platform.api.getBulkCustomerImportJob({ jobId }),
        'BULK_UPLOAD_JOB_NOT_FOUND',
      );
    },
  );

  check(
    'is not read by another platform',
    covers('BULK-FOREIGN-001'),
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const jobId = await newJob(platform, [await newLine(platform)]);
      await endedJob(other, await newJob(other, [await newLine(other)]));

      expect(await other.api.getBulkCustomerImportJob({ jobId })).toBeRefused();

      await endedJob(platform, jobId);
    },
  );
});
