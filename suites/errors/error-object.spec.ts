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

check.describe('every error response', () => {
  for (const [fact, row] of [
    ['has an object as body', 'ERR-OBJECT-001'],
    ['has a code', 'ERR-OBJECT-002'],
    ['has a string as code', 'ERR-OBJECT-003'],
    ['has a reason', 'ERR-OBJECT-004'],
    ['has a string as reason', 'ERR-OBJECT-005'],
    ['has a reason that is not blank', 'ERR-OBJECT-006'],
    ['has a code that the contract lists', 'ERR-CODE-001'],
    ['shows details, if any, as an object', 'ERR-DETAILS-001'],
    ['shows missingRequirements, if any, as a list', 'ERR-DETAILS-005'],
    ['shows each missing requirement, if any, as a string', 'ERR-DETAILS-006'],
    ['shows details.errors, if any, as a list', 'ERR-FIELD-001'],
    ['shows each field error, if any, as an object', 'ERR-FIELD-002'],
    ['has a member named field in each field error, if any', 'ERR-FIELD-003'],
    ['shows the member named field of a field error, if any, as a string', 'ERR-FIELD-004'],
    ['shows the message of a field error, if any, as a string', 'ERR-FIELD-007'],
    ['shows the constraint of a field error, if any, as an object', 'ERR-FIELD-008'],
    ['shows the format of a constraint, if any, as a string', 'ERR-CONSTRAINT-001'],
    ['shows the pattern of a constraint, if any, as a string', 'ERR-CONSTRAINT-002'],
    ['shows a pattern, if any, that is a JavaScript regular expression', 'ERR-CONSTRAINT-003'],
    ['shows the enum of a constraint, if any, as a list', 'ERR-CONSTRAINT-004'],
    ["shows each value of a constraint's enum, if any, as a string", 'ERR-CONSTRAINT-005'],
    ['shows minLength, if any, as an integer', 'ERR-CONSTRAINT-006'],
    ['shows maxLength, if any, as an integer', 'ERR-CONSTRAINT-007'],
    ['shows minLength and maxLength, if any, as 0 or more', 'ERR-CONSTRAINT-008'],
    ['shows a constraint only with the code INVALID_INPUT', 'ERR-CONSTRAINT-009'],
    ['shows a format, if any, that is an HTML5 input type or a slug', 'ERR-CONSTRAINT-011'],
    ['with a code listed for 400 has the status 400', 'ERR-STATUS-400'],
    ['with a code listed for 401 has the status 401', 'ERR-STATUS-401'],
    ['with a code listed for 403 has the status 403', 'ERR-STATUS-403'],
    ['with a code listed for 404 has the status 404', 'ERR-STATUS-404'],
    ['with a code listed for 409 has the status 409', 'ERR-STATUS-409'],
    ['with the code listed for 423 has the status 423', 'ERR-STATUS-423'],
    ['with the code listed for 429 has the status 429', 'ERR-STATUS-429'],
    ['with a code listed for 500 has the status 500', 'ERR-STATUS-500'],
    ['with a code listed for 501 has the status 501', 'ERR-STATUS-501'],
    ['has a Content-Type of JSON', 'GEN-JSON-001'],
    ['has a JSON body', 'GEN-JSON-002'],
  ] as const) {
    check(fact, row, async ({ run }) => {
      const { findings: own } = checkContext();
      const { findings, answers } = await findingsInRefusals(run);
      own.push(...findings.filter((finding) => !own.includes(finding)));

      expectNoFinding(row, answers);
    });
  }
});
