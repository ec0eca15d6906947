import { endedJob, newJob, newLine } from '../../fixtures/areas/bulk-import/files.ts';
import { check, expect, expectUnknown, member, otherPlatform } from '../../fixtures/index.ts';

check.describe('a bulk import job', () => {
  check(
    'becomes COMPLETED and shows the counts of its lines',
    'BULK-JOB-001',
    async ({ platform }) => {
      const id = await newJob(platform, [await newLine(platform), await newLine(platform)]);

      const job = await endedJob(platform, id);

      expect(member(job, 'id'), 'the id of the job').toBe(id);
      expect(member(job, 'status'), 'the status of the job').toBe('COMPLETED');
      const progress = member(job, 'progress');
      for (const [name, count] of [
        ['total', 2],
        ['processed', 2],
        ['successful', 2],
        ['failed', 0],
      ] as const) {
        expect(member(progress, name), `progress.${name}`).toBe(count);
      }
      const again = await platform.api.getBulkCustomerImportJob({ jobId: id });
      expect(again, 'the second read of the job').toBeSuccess();
      expect(member(again.json, 'status'), 'the status on the second read').toBe('COMPLETED');
    },
  );

  for (const [what, row, code] of [
    ['404', 'BULK-JOB-002', undefined],
    ['BULK_UPLOAD_JOB_NOT_FOUND', 'BULK-JOB-003', 'BULK_UPLOAD_JOB_NOT_FOUND'],
  ] as const) {
    check(`that does not exist returns ${what}`, row, async ({ platform }) => {
      const known = await newJob(platform, [await newLine(platform)]);
      await endedJob(platform, known);

      const read = (jobId: string) => platform.api.getBulkCustomerImportJob({ jobId });
      await expectUnknown(known, read, code);
    });
  }

  check('cannot be read by another platform', 'BULK-FOREIGN-001', async ({ run, platform }) => {
    const other = otherPlatform(run);
    const jobId = await newJob(platform, [await newLine(platform)]);
    await endedJob(other, await newJob(other, [await newLine(other)]));

    expect(
      await other.api.getBulkCustomerImportJob({ jobId }),
      'the read of the job by another platform',
    ).toBeRefused();

    await endedJob(platform, jobId);
  });
});
