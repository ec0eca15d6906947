import { installed } from '../../fixtures/areas/agents/agents.ts';
import { operationsOnOthers } from '../../fixtures/areas/authentication/agent-operations.ts';
import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import { check, expect, inParallel, isSuccess, listIn, undecided } from '../../fixtures/index.ts';
import { operation } from '../../spec/openapi.ts';

check.describe("an agent's access token", () => {
  check(
    "is refused by every operation on another customer's record",
    'AUTH-AGENT-013',
    async ({ platform }) => {
      const operations = await operationsOnOthers(platform);
      const ids = operations.flatMap(({ call: { path = {} } }) => Object.values(path));
      const { id: own } = await newApprovedCustomer(platform);
      const { auth } = await installed(platform, own);

      await inParallel(operations, async ({ id, call }) => {
        const reply = await platform.call(id, { ...call, auth });
        if (call.path !== undefined)
          expect(reply, `${id} on another customer's record`).toBeRefused();
        else if (isSuccess(reply)) {
          // A list may repeat what it was asked for, and whom a call is for may be settled by the token.
          const shown = JSON.stringify(listIn(reply) ?? reply.json) ?? '';
          const foreign = ids.filter((each) => shown.includes(each));
          expect(foreign, `the ids of another customer in the answer to ${id}`).toEqual([]);
        }
      });

      const reads = operations.filter(({ id }) => operation(id).method === 'GET');
      const answers = await Promise.all(reads.map(({ id, call }) => platform.call(id, call)));
      if (!answers.some(isSuccess))
        undecided(
          "every read of the other customer's records is also refused with the platform's credentials",
        );
    },
  );
});
