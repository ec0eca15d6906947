import { expect, test } from '@playwright/test';
import { parseProfile } from '../../fixtures/target/profile.ts';
import { settledProfile } from '../../fixtures/target/settled-profile.ts';
import { startEmbedded } from './embedded.ts';

test('the profile of the embedded service is what its text would be read as', async () => {
  const { profile, close } = await startEmbedded();
  try {
    // A digest is that of a text, by which shards know that they had the same.
    const { digest: _, ...read } = parseProfile(JSON.stringify(profile), 'embedded', {});

    expect(settledProfile(profile, profile.baseUrl, 'embedded')).toEqual(read);
  } finally {
    await close();
  }
});
