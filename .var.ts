import { judgeVariants } from './bin/commands/variants.ts';
import { loadVariants } from './fixtures/variants/variants.ts';
import { loadRequirements } from './spec/requirements.ts';
const bare = process.argv[2] === 'bare';
const rows = loadRequirements().filter(({ id }) => /^(AGENT-|AUTH-AGENT-|APPROVAL-WAIT-00|EXTERNAL-AGENT)/.test(id)).map(({ id }) => id);
const selected = loadVariants().filter(({ id }) => /^(agents|device-codes)-/.test(id)).map((variant) => ({
  variant: bare ? { ...variant, profile: { ...variant.profile, confirm: [] } } : variant,
  only: { requirements: rows },
}));
const { verdicts } = await judgeVariants(selected, 5, 2);
for (const [{ id }, { falseAlarms }] of verdicts) console.log(falseAlarms.length === 0 ? 'green' : 'FALSE', id, falseAlarms.map((l) => l.slice(0, 420)).join('\n   '));
