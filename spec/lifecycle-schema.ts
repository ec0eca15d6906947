const word = { type: 'string', minLength: 1 };
const state = { type: 'string', pattern: '^[A-Z][A-Z_]*$' };
const status = { type: 'integer', minimum: 200, maximum: 599 };

const attempt = {
  trigger: { type: 'string', pattern: '^[a-z]+(-[a-z]+)*$' },
  guard: word,
  from: state,
  requested: state,
  requirements: { type: 'array', items: word, uniqueItems: true },
};

const alternative = {
  type: 'object',
  required: ['status', 'why'],
  additionalProperties: false,
  properties: { status: { anyOf: [status, { const: '2XX' }] }, code: word, why: word },
};

const rowsOf = (required: readonly string[], properties: object) => ({
  type: 'array',
  items: {
    type: 'object',
    required: ['trigger', 'from', 'requirements', ...required],
    additionalProperties: false,
    properties: { ...attempt, ...properties },
  },
});

/** JSON Schema of a file under lifecycles/: its transitions, sorted by outcome. */
export const lifecycleSchema = {
  type: 'object',
  required: ['states', 'initial', 'moves', 'stays', 'refused'],
  additionalProperties: false,
  properties: {
    states: { type: 'array', items: state, uniqueItems: true, minItems: 1 },
    initial: state,
    moves: rowsOf(['to'], { to: state, status }),
    stays: rowsOf([], { status }),
    refused: rowsOf(['status', 'code'], {
      status,
      code: word,
      alternatives: { type: 'array', items: alternative, minItems: 1 },
    }),
  },
};
