import type { PatternKind } from '#contract/vocabulary/campaign-words.ts';
import type { LineFault } from '#domain/bingo/line-fault.ts';
import type { Speak } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { editorWords } from './bingo-editor-words.ts';
import { issueWords, lineFaultWords } from './bingo-item-words.ts';
import type { EditorIssue } from './judge-board.ts';

/** What is wrong with a board, in the page's language. */
export function issueText({ code, params }: EditorIssue, say: Speak): string {
  const { kind } = params;
  const pattern = kind === undefined ? {} : { pattern: say(editorWords[kind as PatternKind]) };
  // An issue has the parameters of its code.
  const word: Word<string> = issueWords[code];
  return say(word, { ...params, ...pattern });
}

/** What is wrong with a pasted line, in the page's language. */
export const lineFaultText = ({ code, params }: LineFault, say: Speak): string =>
  say(lineFaultWords[code], params);
