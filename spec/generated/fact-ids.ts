// Written by `npm run generate` from spec/evidence.yaml.
export const factIds = [
  'pin-block-taken',
] as const;

export type FactId = (typeof factIds)[number];
