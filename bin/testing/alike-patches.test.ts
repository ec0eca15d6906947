import { expect, test } from '@playwright/test';
import { loadDefects } from '../../fixtures/defects/defects.ts';
import type { Patch } from '../../fixtures/patches/patch.ts';
import { loadVariants } from '../../fixtures/variants/variants.ts';

/** What patches change, whatever the white space in which they are written. */
function changeOf(patches: readonly Patch[]): string {
  return JSON.stringify(patches)
    .replaceAll(/(?:\\n|\s)+/g, ' ')
    .replaceAll(' "', '"');
}

test('no row fails a variant for a defect that is the same change', () => {
  // Where the profile says that the service does so, it is no defect.
  const variants = loadVariants()
    .filter(({ patches, profile }) => patches.length > 0 && Object.keys(profile).length === 0)
    .map((variant) => ({ variant, change: changeOf(variant.patches) }));
  const alike = loadDefects().flatMap((defect) => {
    const change = changeOf(defect.patches);
    return variants
      .filter((each) => each.change === change)
      .map(({ variant }) => ({ defect, variant }));
  });

  const unjust = alike.filter(
    ({ defect, variant }) => !defect.unstated.some((each) => variant.unconfirm.includes(each)),
  );

  expect(alike.length).toBeGreaterThan(0);
  expect(unjust.map(({ defect, variant }) => `${variant.id}: ${defect.id}`)).toEqual([]);
});
