import { createdAgent, knownId, redeemed } from '../../fixtures/areas/agents/agents.ts';
import { redeemDeviceCode } from '../../fixtures/areas/agents/calls.ts';
import { replacedCode } from '../../fixtures/areas/agents/codes.ts';
import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import {
  agingPlatform,
  BEFORE_END_S,
  check,
  expect,
  instantOf,
  letEnd,
  letPass,
  member,
  nowSeconds,
  type Run,
  undecided,
  unreached,
} from '../../fixtures/index.ts';

/** A device code, and its end in Unix seconds, on a platform whose time may be let pass. */
async function endingCode(run: Run, what: string) {
  const platform = agingPlatform(run, 'quotes', what);
  const { id } = await newApprovedCustomer(platform);
  const agent = await createdAgent(platform, id);
  const { code, json } = agent;
  const end = instantOf(member(member(json, 'deviceCode'), 'expiresAt')) / 1_000;
  if (Number.isNaN(end)) unreached('POST /agents shows no expiresAt for the device code');
  return { platform, id, agent, code, end };
}

check.describe('a device code', () => {
  check('can be redeemed shortly before its expiresAt', 'AGENT-CODE-014', async ({ run }) => {
    const { platform, code, end } = await endingCode(run, 'a device code near its end');
    const late = end - BEFORE_END_S;
    if (late <= (await nowSeconds(platform)))
      undecided('the device code of POST /agents lasts less than half a minute');
    await letPass(platform, late);

    const reply = await redeemDeviceCode(platform, code);

    expect(reply, 'the redemption shortly before the expiresAt').toBeSuccess();
  });

  check('cannot be redeemed after its expiresAt', 'AGENT-CODE-006', async ({ run }) => {
    const { platform, id, code, end } = await endingCode(run, 'an expired device code');

    await letEnd(platform, end);

    expect(await redeemDeviceCode(platform, code), 'the expired device code').toBeRefused(400);
    const { code: later } = await createdAgent(platform, id);
    await redeemed(platform, later);
  });

  check('that replaces an expired one can be redeemed', 'AGENT-CODE-015', async ({ run }) => {
    const { platform, agent, end } = await endingCode(run, 'an expired device code');
    const id = knownId(agent);
    await letEnd(platform, end);

    const code = await replacedCode(platform, { id });

    expect(await redeemDeviceCode(platform, code), 'the new device code').toBeSuccess();
  });
});
