import { loadDefects } from '../fixtures/defects/defects.ts';
import { typeFaults } from '../fixtures/patches/type-faults.ts';
import { loadVariants } from '../fixtures/variants/variants.ts';

const faults = await typeFaults([...loadDefects(), ...loadVariants()]);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
