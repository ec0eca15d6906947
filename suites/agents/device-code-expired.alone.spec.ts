import { createdAgent, redeemed } from '../../fixtures/areas/agents/agents.ts';
import { redeemDeviceCode } from '../../fixtures/areas/agents/calls.ts';
import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import {
  agingPlatform,
  check,
  expect,
  instantOf,
  letEnd,
  member,
  unreached,
} from '../../fixtures/index.ts';

check.describe('a device code', () => {
  check('is refused after its expiresAt', 'AGENT-CODE-006', async ({ run }) => {
    const platform = agingPlatform(run, 'quotes', 'an expired device code');
    const { id } = await newApprovedCustomer(platform);
    const { code, json } = await createdAgent(platform, id);
    const end = instantOf(member(member(json, 'deviceCode'), 'expiresAt'));
    if (Number.isNaN(end)) unreached('POST /agents shows no expiresAt for the device code');

    await letEnd(platform, end / 1_000);

    expect(await redeemDeviceCode(platform, code), 'the expired device code').toBeRefused(400);
    const { code: later } = await createdAgent(platform, id);
    await redeemed(platform, later);
  });
});
