import { agentAuth } from '../../fixtures/areas/agents/agents.ts';
import {
  everyOperation,
  everyOperationOnNothing,
  type ReachableOperation,
  takesBasic,
} from '../../fixtures/areas/authentication/operations.ts';
import { furtherRefusedCalls } from '../../fixtures/areas/errors/refusals.ts';
import {
  type Call,
  check,
  checkContext,
  expectNoFinding,
  inParallel,
  optional,
  type Run,
} from '../../fixtures/index.ts';

/** The call without what it has to have: with a body that is not JSON, and with nothing in its query. */
function unreadable({ body, query: _, ...call }: Call): Call {
  return body === undefined ? call : { ...call, rawBody: '{' };
}

/**
 * Provokes every refusal, once per worker: each operation with as little as it may have, with what it
 * cannot read, on a resource that does not exist, and without credentials, and every other kind. What
 * an error object breaks is found as it arrives (fixtures/judge), and returned with the number of
 * answers. A state that the
 * profile does not supply leaves out its refusal only.
 */
function findingsInRefusals(run: Run) {
  const platform = run.platform();
  return platform.once('every refusal', async () => {
    const { findings, transcript } = checkContext();
    const operations = await everyOperation(platform);
    const further = await furtherRefusedCalls(run, platform);
    const agent = await optional(() => agentAuth(platform));
    const sendAll = (calls: readonly ReachableOperation[], change: (call: Call) => Call) =>
      inParallel(calls, (each) => {
        const own = takesBasic(each) || agent === undefined ? {} : { auth: agent };
        return optional(() => platform.call(each.id, { ...own, ...change(each.call) }));
      });
    // First what may be accepted: that shows that there is a path of which a refusal can be held.
    await sendAll(operations, (call) => call);
    await sendAll(operations, unreadable);
    await sendAll(everyOperationOnNothing(platform), (call) => call);
    await sendAll(operations, (call) => ({ ...call, auth: 'none' }));
    for (const sendRefused of further) await optional(sendRefused);
    return { findings: [...findings], answers: transcript.count };
  });
}

check.describe('every refusal', () => {
  for (const [fact, row] of [
    ['has an object as body', 'ERR-OBJECT-001'],
    ['has a code', 'ERR-OBJECT-002'],
    ['has a string as code', 'ERR-OBJECT-003'],
    ['has a reason', 'ERR-OBJECT-004'],
    ['has a string as reason', 'ERR-OBJECT-005'],
    ['has a reason that says something', 'ERR-OBJECT-006'],
    ['has a listed code', 'ERR-CODE-001'],
    ['has details in an object, if any', 'ERR-DETAILS-001'],
    ['lists missing requirements, if any', 'ERR-DETAILS-005'],
    ['names missing requirements as strings', 'ERR-DETAILS-006'],
    ['lists field errors, if any', 'ERR-FIELD-001'],
    ['has objects as field errors', 'ERR-FIELD-002'],
    ['names a field in each field error', 'ERR-FIELD-003'],
    ['names a field with a string', 'ERR-FIELD-004'],
    ['has strings as messages of field errors', 'ERR-FIELD-007'],
    ['has constraints in objects', 'ERR-FIELD-008'],
    ['has a string as the format of a constraint', 'ERR-CONSTRAINT-001'],
    ['has a string as the pattern of a constraint', 'ERR-CONSTRAINT-002'],
    ['has a pattern that JavaScript reads in a constraint', 'ERR-CONSTRAINT-003'],
    ['has a list as the enum of a constraint', 'ERR-CONSTRAINT-004'],
    ['has strings in the enum of a constraint', 'ERR-CONSTRAINT-005'],
    ['has integers as minLength', 'ERR-CONSTRAINT-006'],
    ['has integers as maxLength', 'ERR-CONSTRAINT-007'],
    ['has no negative minLength or maxLength', 'ERR-CONSTRAINT-008'],
    ['gives constraints with INVALID_INPUT only', 'ERR-CONSTRAINT-009'],
    ['has an input type name or a slug as the format of a constraint', 'ERR-CONSTRAINT-011'],
    ['sends the codes of 400 with 400', 'ERR-STATUS-400'],
    ['sends the codes of 401 with 401', 'ERR-STATUS-401'],
    ['sends the codes of 403 with 403', 'ERR-STATUS-403'],
    ['sends the codes of 404 with 404', 'ERR-STATUS-404'],
    ['sends the codes of 409 with 409', 'ERR-STATUS-409'],
    ['sends the code of 423 with 423', 'ERR-STATUS-423'],
    ['sends the code of 429 with 429', 'ERR-STATUS-429'],
    ['sends the codes of 500 with 500', 'ERR-STATUS-500'],
    ['sends the codes of 501 with 501', 'ERR-STATUS-501'],
    ['is declared as JSON', 'GEN-JSON-001'],
    ['is JSON', 'GEN-JSON-002'],
  ] as const) {
    check(fact, row, async ({ run }) => {
      const { findings: own } = checkContext();
      const { findings, answers } = await findingsInRefusals(run);
      own.push(...findings.filter((finding) => !own.includes(finding)));

      expectNoFinding(row, answers);
    });
  }
});
