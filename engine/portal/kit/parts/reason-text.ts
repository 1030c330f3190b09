import type { Speak } from '../../base/i18n/use-words.ts';
import { reasonWords } from '../words/reason-words.ts';

/** What a reason code says; undefined where it says nothing (`none`, or a code that is not ours). */
export function reasonText(code: string | null, say: Speak): string | undefined {
  if (code === null || code === 'none' || !Object.hasOwn(reasonWords, code)) return undefined;
  return say(reasonWords[code as keyof typeof reasonWords]);
}
