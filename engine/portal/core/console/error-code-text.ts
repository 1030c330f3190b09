import { ERRORS } from '#contract/errors/error-codes.ts';
import type { Speak } from '../../base/i18n/use-words.ts';
import { errorText } from '../../kit/parts/error-text.ts';
import { errorWords } from '../../kit/words/generated/error-words.ts';

/**
 * What a code that arrived without its sentence says: in the page's language, and where only
 * operators meet it in the API's own words.
 */
export function errorCodeText(code: string | null | undefined, say: Speak): string {
  const known =
    code && Object.hasOwn(ERRORS, code) ? ERRORS[code as keyof typeof ERRORS] : undefined;
  return code && known ? errorText({ code, message: known.message }, say) : say(errorWords.UNKNOWN);
}
