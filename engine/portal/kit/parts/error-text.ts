import type { ApiCallError } from '#contract/endpoints/client.ts';
import type { Speak } from '../../base/i18n/use-words.ts';
import { errorWords } from '../words/generated/error-words.ts';

/** An error's sentence in the page's language, by its permanent code. */
export function errorText(error: Pick<ApiCallError, 'code' | 'message'>, say: Speak): string {
  const word = Object.hasOwn(errorWords, error.code)
    ? errorWords[error.code as keyof typeof errorWords]
    : undefined;
  return word ? say(word) : error.message;
}
