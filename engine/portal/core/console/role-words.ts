import type { OperatorRole } from '#contract/vocabulary/operator-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { consoleWords } from './console-words.ts';

/** What a role is called. */
export const ROLE_WORDS: Readonly<Record<OperatorRole, Word>> = {
  viewer: consoleWords.viewer,
  reviewer: consoleWords.reviewer,
  manager: consoleWords.manager,
  owner: consoleWords.owner,
};
