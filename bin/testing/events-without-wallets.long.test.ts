import { expect } from '@playwright/test';
import { capabilities } from '../../spec/capabilities.ts';
import { check, resultsIn, rowOf, startTarget, test } from './testing.ts';

const IDS = ['WEBHOOK-SIGNATURE-001', 'WEBHOOK-SIGNATURE-002', 'WEBHOOK-EVENT-005'] as const;

const target = test.extend<{ profileWithout: (...parts: readonly string[]) => object }>({
  profileWithout: async ({}, use) => {
    const wrong = await startTarget(
      {
        file: 'webhooks/event.ts',
        replace: "const signature = sign('sha256', body, key).toString('base64');",
        with: "const signature = sign('sha256', Buffer.from('another'), key).toString('base64');",
      },
      {
        file: 'webhooks/event.ts',
        replace: "'content-type': 'application/json'",
        with: "'content-type': 'text/plain'",
      },
    );
    await use((...parts) => {
      const absent = capabilities.filter((each) =>
        parts.some((part) => each === part || each.startsWith(`${part}.`)),
      );
      const flags = Object.fromEntries(absent.map((each) => [each, false]));
      return { ...wrong.profile, capabilities: flags };
    });
    await wrong.close();
  },
});

const flags = IDS.flatMap((id) => ['--requirement', id]);

target(
  'without cards and wallets, events are judged by those of a refund',
  async ({ folder, profileWithout }) => {
    const { code } = await check(folder, profileWithout('cards', 'accounts.ownership'), flags);

    expect(IDS.map((id) => rowOf(resultsIn(folder), id).verdict)).toEqual(IDS.map(() => 'failed'));
    expect(code).toBe(1);
  },
);

target(
  'without payments, too, events are judged by the test event',
  async ({ folder, profileWithout }) => {
    const absent = profileWithout('cards', 'accounts.ownership', 'quotes');
    const { code } = await check(folder, absent, flags);

    const [ofTest, ofResource, type] = IDS.map((id) => rowOf(resultsIn(folder), id));
    expect([ofTest?.verdict, type?.verdict, code]).toEqual(['failed', 'failed', 1]);
    expect(ofResource).toMatchObject({
      verdict: 'unverified',
      reason: expect.stringContaining('no event of a resource can be caused'),
    });
  },
);
