import { SIGN_IN_FAILURES } from '#contract/auth/sign-in-failures.ts';
import { CLIENT_ERRORS } from '#contract/errors/client-errors.ts';
import { ERRORS } from '#contract/errors/error-codes.ts';

/** Every error's sentence as a word of the dashboard, by its permanent code. */
export function errorWords(banner: string): string {
  const sentences: Record<string, string> = { ...CLIENT_ERRORS, ...SIGN_IN_FAILURES };
  for (const [code, { message }] of Object.entries(ERRORS)) sentences[code] = message;
  const lines = Object.entries(sentences).map(
    ([code, message]) =>
      `  ${code}: msg({ id: 'error.${code}', message: ${JSON.stringify(message)} }),\n`,
  );
  return `${banner}import { msg } from '@lingui/core/macro';\n\nexport const errorWords = {\n${lines.join('')}};\n`;
}
