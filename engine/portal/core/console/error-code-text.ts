import type { Speak } from '../../base/i18n/use-words.ts';
import { errorText } from '../../kit/words/error-text.ts';
import { errorWords } from '../../kit/words/generated/error-words.ts';

/** What a code that arrived without its sentence says, in the page's language. */
export const errorCodeText = (code: string | null | undefined, say: Speak): string =>
  errorText({ code: code ?? '', message: say(errorWords.UNKNOWN) }, say);
