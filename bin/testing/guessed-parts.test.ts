import { expect, test } from '@playwright/test';
import { Looking } from '../look/looking.ts';
import { textSource } from '../look/profile-source.ts';
import { things } from '../look/things.ts';
import { Deadline } from '../look/timed-target.ts';
import { tried } from '../look/tried.ts';
import { credentials, type Routes, smallRoutes, withService } from './small-service.ts';

/** Customers are approved by a verification, and nothing takes documents. */
function withoutDocuments(): Routes {
  const small = smallRoutes();
  let status = 'UNVERIFIED';
  const shown = (answer: ReturnType<NonNullable<Routes[string]>> | undefined) => {
    const [code = 404, body] = answer ?? [];
    return [code, { ...Object(body), kycStatus: status }] as const;
  };
  return {
    ...small,
    'POST /customers': (asked) => {
      status = 'UNVERIFIED';
      return shown(small['POST /customers']?.(asked));
    },
    'GET /customers/:id': (asked) => shown(small['GET /customers/:id']?.(asked)),
    'POST /verifications': ({ body }) => {
      status = 'APPROVED';
      return [201, { id: 'Verification:1', ...body, verificationStatus: 'IN_PROGRESS' }];
    },
  };
}

/** The lines on things by name, in order, by a profile with these capabilities. */
async function linesOn(names: readonly string[], capabilities: object) {
  return withService(withoutDocuments(), async (baseUrl) => {
    const text = JSON.stringify({
      baseUrl,
      credentials,
      sandbox: { marker: true },
      platform: { regulated: false, skipVerificationPaperwork: false },
      capabilities,
    });
    const looking = new Looking(textSource(text, 'p.yaml', {}), new Deadline());
    const lines: string[] = [];
    for (const thing of things.filter(({ name }) => names.includes(name))) {
      const found = await tried(looking, thing);
      lines.push(...found.map(({ level, line }) => `${level}: ${line}`));
    }
    await looking.close();
    return lines;
  });
}

test('what fails only for a part that the profile guesses absent is one note', async () => {
  expect(await linesOn(['customer'], { documents: 'guessed-absent' })).toEqual([
    expect.stringMatching(
      /^note: customer: POST \/customers answered 201.*; without documents, which the profile guesses absent$/,
    ),
  ]);
});

test('a call on the way says what it is needed for, and what to set', async () => {
  const [first] = await linesOn(['customer'], {});

  expect(first).toMatch(
    /^missing: customer: POST \/documents answered 404.*, needed for an approved person as customer.*; set capabilities\.documents: false$/,
  );
});
