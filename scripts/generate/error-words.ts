import { SIGN_IN_FAILURES } from '#contract/auth/sign-in-failures.ts';
import { ENDPOINTS } from '#contract/capabilities.ts';
import { endpointErrors } from '#contract/endpoints/endpoint-errors.ts';
import { CLIENT_ERRORS } from '#contract/errors/client-errors.ts';
import { COMMON_ERRORS } from '#contract/errors/common.ts';
import { ERRORS } from '#contract/errors/error-codes.ts';
import { SESSION_ERRORS } from '#contract/errors/session-errors.ts';

/** What the portal calls: operators and services have clients of their own. */
const PORTAL_CALLS = ENDPOINTS.filter(
  ({ caller }) => caller !== 'operator' && caller !== 'service',
);

/** The sentence of every error that the portal may meet as a word of the dashboard, by its code. */
export function errorWords(banner: string): string {
  const sentences: Record<string, string> = { ...CLIENT_ERRORS, ...SIGN_IN_FAILURES };
  const met = new Set<string>([
    ...Object.keys(COMMON_ERRORS),
    ...Object.keys(SESSION_ERRORS),
    ...PORTAL_CALLS.flatMap(endpointErrors),
  ]);
  for (const code of Object.keys(ERRORS) as (keyof typeof ERRORS)[])
    if (met.has(code)) sentences[code] = ERRORS[code].message;
  const lines = Object.entries(sentences).map(
    ([code, message]) =>
      `  ${code}: msg({ id: 'error.${code}', message: ${JSON.stringify(message)} }),\n`,
  );
  return `${banner}import { msg } from '@lingui/core/macro';\n\nexport const errorWords = {\n${lines.join('')}};\n`;
}
