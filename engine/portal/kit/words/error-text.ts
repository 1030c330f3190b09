import type { ApiCallError } from '#contract/endpoints/client.ts';
import type { Speak } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { errorWords } from './generated/error-words.ts';

let sentences: Readonly<Record<string, Word>> = errorWords;

/**
 * Makes sentences of further codes known: those that only some pages meet come with these pages.
 * Dialogs and toasts stand outside of a page and find them as well.
 */
export function addErrorWords(words: Readonly<Record<string, Word>>): void {
  sentences = { ...sentences, ...words };
}

/** An error's sentence in the page's language, by its permanent code. */
export function errorText(error: Pick<ApiCallError, 'code' | 'message'>, say: Speak): string {
  const word = Object.hasOwn(sentences, error.code) ? sentences[error.code] : undefined;
  return word ? say(word) : error.message;
}
