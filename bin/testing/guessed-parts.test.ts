import { expect, test } from '@playwright/test';
import { linesOn } from './lines-on.ts';
import { type Routes, smallRoutes } from './small-service.ts';

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

/** The lines on a customer by a profile with these capabilities. */
function linesOnCustomer(capabilities: object): Promise<readonly string[]> {
  const platform = { regulated: false, skipVerificationPaperwork: false };
  return linesOn(['customer'], withoutDocuments(), { platform, capabilities });
}

test('what fails only for a part that the profile guesses absent is one note', async () => {
  expect(await linesOnCustomer({ documents: 'guessed-absent' })).toEqual([
    expect.stringMatching(
      /^note: customer: POST \/customers answered 201.*; without documents, which the profile guesses absent$/,
    ),
  ]);
});

test('a call on the way says what it is needed for, and what to set', async () => {
  const [first] = await linesOnCustomer({});

  expect(first).toMatch(
    /^missing: customer: POST \/documents answered 404.*, needed for an approved individual as customer.*; set capabilities\.documents: false$/,
  );
});
