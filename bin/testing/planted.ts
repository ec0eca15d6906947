import type { Told } from './echo.ts';

/** Stand at the beginning and at the end of every planted secret and nowhere else. */
export const MARK = 'Zq7MARK';
export const END = '9ENDjv';

function secret(middle: string): string {
  return `${MARK}${middle}${END}`;
}

/** As the environment of the run holds them; the profile only names the variables. */
export const planted = {
  API_SECRET: secret('-api-secret+/="&%1'),
  SECOND_SECRET: secret('-second-secret\\2'),
  AGENT_TOKEN: secret('-agent-token~3_x'),
  HOOK_KEY: secret('-hook-key 4'),
  HOOK_TOKEN: secret('-hook-token-5'),
  HOOK_COMMAND: secret('-hook-command-7'),
  HOOK_QUERY: secret('-hook-query-8'),
  BASE_STEP: secret('-base-step-9'),
  PIN_QUERY: secret('-pin-query-10'),
  OWN_KEY: secret('.own.key.11'),
  TICKET: secret('-ticket-12'),
  HOOK_BODY: secret('-hook-body-13'),
} as const;

/** What the impersonation hook answers with. */
export const IMPERSONATED = secret("-impersonated'6");

/** How a profile names the variable. */
export function from(name: keyof typeof planted): string {
  return `\${${name}}`;
}

/** Two of the planted ones in turn, and what a request told, the shortest first. */
export function telling(): (told: Told) => Told {
  const all = Object.values(planted);
  let nth = 0;
  return (told) => {
    nth += 1;
    const more = [nth, nth + 5].map((at) => all[at % all.length] ?? '');
    return {
      ...told,
      shown: `${told.shown} ${more.join(' ')}`,
      secrets: [...more, ...[...told.secrets].sort((a, b) => a.length - b.length)],
    };
  };
}
