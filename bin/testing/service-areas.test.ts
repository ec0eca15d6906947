import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Area } from '../../fixtures/reference/core/area.ts';
import { areas as serviceAreas } from '../../fixtures/reference/world/areas.ts';
import { areas } from '../../spec/areas.ts';
import { loadOpenApi } from '../../spec/openapi.ts';
import { serviceAreasText, serviceAreasUrl } from '../run/service-areas.ts';
import { root } from './testing.ts';

test('the reference service lists its areas as they stand', () => {
  const isFresh = readFileSync(serviceAreasUrl, 'utf8') === serviceAreasText();

  expect(isFresh, `${serviceAreasUrl.pathname} is stale: npm run generate`).toBe(true);
});

test('a folder of the reference service is named after an area, or holds what areas share', () => {
  const folders = readdirSync(join(root, 'fixtures', 'reference'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const known: readonly string[] = [...areas, 'core', 'world', 'control'];

  expect(folders.filter((name) => !known.includes(name))).toEqual([]);
});

test('one area handles each operation', () => {
  const handled = serviceAreas.flatMap(({ handlers = {} }: Area) => Object.keys(handlers));

  expect(handled.sort()).toEqual(
    loadOpenApi()
      .operations.map(({ id }) => id)
      .sort(),
  );
});

test('one area keeps each part of the state, and serves each hook', () => {
  const kept = serviceAreas.flatMap(({ state }: Area) => Object.keys(state?.() ?? {}));
  const hooks = serviceAreas.flatMap(({ hooks: own = {} }: Area) => Object.keys(own));

  expect(kept.filter((name, at) => kept.indexOf(name) !== at)).toEqual([]);
  expect(hooks.filter((name, at) => hooks.indexOf(name) !== at)).toEqual([]);
});
