import { type DroppedKeys, gone, toCome } from './dropped.ts';
import { sections } from './sections.ts';
import type { Setting } from './setting.ts';
import { settings } from './settings.ts';

interface Node {
  readonly [keyword: string]: unknown;
  properties?: Record<string, Node>;
  additionalProperties?: Node | false;
}

/** What has to be there besides the address and credentials of the profile itself. */
const required: Readonly<Record<string, readonly string[]>> = {
  'platforms.<name>': ['credentials'],
  'platforms.<name>.credentials': ['apiTokenId', 'apiClientSecret'],
};

const hook = {
  type: ['string', 'object'],
  minLength: 1,
  required: ['url'],
  properties: {
    method: {
      description: 'HTTP method.',
      type: 'string',
      default: 'POST',
      pattern: '^[A-Za-z]+$',
    },
    url: {
      description: 'Address; `{cardId}` and the like are filled in from the input.',
      type: 'string',
      minLength: 1,
    },
    headers: {
      description: 'Request headers.',
      type: 'object',
      additionalProperties: { type: 'string' },
    },
    body: { description: 'Members sent beside those of the input.', type: 'object' },
  },
};

/** The JSON Schema of a profile: every key of the list, and those that do nothing any more. */
export function profileSchemaOf(): Node {
  const root: Node = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Profile of a target',
    description: 'What a run has to know about the implementation it checks.',
    type: 'object',
    additionalProperties: false,
    patternProperties: {
      '^x-': { description: 'Left alone; room for anchors and remarks of your own.' },
    },
    properties: {
      $schema: { description: 'Address of this schema, for editors.', type: 'string' },
    },
    $defs: { hook },
  };
  for (const [key, row] of Object.entries<Setting>(settings)) {
    place(root, key, described(row));
  }
  for (const key of droppedIn(gone)) place(root, key, dropped('Does nothing any more.'));
  for (const key of droppedIn(toCome)) place(root, key, dropped('Nothing reads it yet.'));
  return root;
}

function droppedIn(keys: DroppedKeys): readonly string[] {
  return Object.values(keys).flatMap((each) => each ?? []);
}

function dropped(description: string): Node {
  return { description, deprecated: true };
}

function described({ text, for: _, ...words }: Setting): Node {
  const { type } = { type: undefined, ...words };
  return {
    description: text,
    ...(type === 'hook' ? { $ref: '#/$defs/hook' } : words),
    ...(type === 'string' && { minLength: 1 }),
  };
}

/** Puts a key into the tree; one that was dropped goes no deeper than sections of keys in use. */
function place(root: Node, key: string, leaf: Node): void {
  const steps = key.split('.');
  let at = root;
  for (const [index, step] of steps.entries()) {
    const path = steps.slice(0, index + 1).join('.');
    const isSection = Object.hasOwn(sections, path);
    if (step === '*' || at['deprecated'] === true) return;
    at = child(at, step, isSection ? section(path) : leaf);
  }
}

function section(path: string): Node {
  const needed = required[path];
  return {
    description: sections[path],
    type: 'object',
    ...(needed !== undefined && { required: needed }),
  };
}

/** The member of that name, or that for any name; what is there already stays. */
function child(at: Node, step: string, made: Node): Node {
  if (step.startsWith('<')) {
    const named = at.additionalProperties || { title: step, ...made };
    at.additionalProperties = named;
    return named;
  }
  at.properties ??= {};
  const found = at.properties[step] ?? made;
  at.properties[step] = found;
  return found;
}
