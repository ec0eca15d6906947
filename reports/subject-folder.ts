import { createHash } from 'node:crypto';

/** The folder of one subject's results below `--out`: readable, and different for each subject. */
export function subjectFolder(subject: string): string {
  const words = subject
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `${words}-${createHash('sha256').update(subject).digest('hex').slice(0, 8)}`;
}
