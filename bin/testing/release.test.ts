import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { guides, proseOf, read, root } from './documents.ts';

const manifest = JSON.parse(read('package.json'));
const ci = parse(read('.github/workflows/ci.yml'));
const release = parse(read('.github/workflows/release.yml'));

/** The words of a script that name a file of ours that is run. */
function scriptsIn(text: string): readonly string[] {
  return [...text.matchAll(/\.ci\/\w+/g)].map(([script]) => script);
}

test('the Dockerfile has no fault that a linter knows', () => {
  const wrong = 'FROM node:20\nRUNS a\n';

  expect(validate(wrong)).toHaveLength(1);
  expect(validate(read('Dockerfile'))).toEqual([]);
});

test('the image runs the package as a user without rights, on a base that is pinned', () => {
  const [, ...stages] = read('Dockerfile').split(/^FROM /m);
  const last = stages.at(-1) ?? '';

  expect(stages.map((stage) => stage.split(/\s/)[0])).toEqual(
    stages.map(() => 'node:20-bookworm-slim'),
  );
  expect(last).toMatch(/^USER node$/m);
  expect(last.indexOf('\nUSER')).toBeGreaterThan(last.lastIndexOf('\nRUN'));
  expect(last).not.toMatch(/^(?:COPY|ADD) \./m);
});

test('an image is built of no file that a clone does not have', () => {
  const ignored = read('.dockerignore').split('\n');
  const ofGit = read('.gitignore').match(/^[\w-]+(?=\/$)/gm) ?? [];

  expect(ofGit.length).toBeGreaterThan(3);
  expect(ofGit.filter((name) => !ignored.some((line) => line.endsWith(name)))).toEqual([]);
});

test('the package runs in CI on the least Node that it names, and on later ones', () => {
  const { node } = ci.jobs.package.strategy.matrix;
  const [least = ''] = /\d+/.exec(manifest.engines.node) ?? [];

  expect(Math.min(...node)).toBe(Number(least));
  expect(node).toEqual([20, 22, 24, 26]);
  expect(ci.jobs.package.steps).toContainEqual(expect.objectContaining({ uses: './' }));
});

test('what is released was held by CI, and says where it was built', () => {
  const { held, publish } = release.jobs;
  const publishing = publish.steps.find(({ run = '' }) => run.startsWith('npm publish'));

  expect(held.uses).toBe('./.github/workflows/ci.yml');
  expect(Object.keys(ci.on)).toContain('workflow_call');
  expect(publish.needs).toBe('held');
  expect(publish.permissions['id-token']).toBe('write');
  expect(publishing.run).toContain('--provenance');
  expect(manifest.private).toBeUndefined();
});

test('every script that a workflow, the action or the image runs is there', () => {
  const texts = ['.github/workflows/ci.yml', 'action.yml', 'Dockerfile'].map(read);
  const scripts = texts.map(scriptsIn);

  expect(scripts.map(({ length }) => length > 0)).toEqual([true, true, true]);
  for (const script of scripts.flat()) expect(existsSync(join(root, script)), script).toBe(true);
});

for (const page of [...guides, 'CHANGELOG.md']) {
  test(`every link in ${page} leads to what the package holds`, () => {
    // These three npm packs without being asked.
    const packed: readonly string[] = [...manifest.files, 'README.md', 'LICENSE', 'package.json'];
    const links = [...proseOf(read(page)).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)];
    const targets = links
      .map(([, link = '']) => link)
      .filter((link) => !link.startsWith('https://'))
      .map((link) => join(dirname(page), link));

    expect(
      targets.filter((target) =>
        packed.every((each) => target !== each && !target.startsWith(`${each}/`)),
      ),
    ).toEqual([]);
  });
}
