import { type ReferenceOptions, startReference } from '../../fixtures/reference/index.ts';
import { loadOpenApi } from '../../spec/openapi.ts';

// A reference service in a process of its own: takes its PIN key as a message, answers with its
// profile, and ends with the process that started it.
process.once('message', async (pinKey: ReferenceOptions['pinKey']) => {
  const { profile } = await startReference({ openApi: loadOpenApi(), pinKey });
  process.send?.(profile);
});
process.once('disconnect', () => process.exit());
