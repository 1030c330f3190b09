import type { OperatorRole } from '#contract/vocabulary/operator-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { teamWords } from './team-words.ts';

/** What a role may do beyond the one before it. */
export const ROLE_HINTS: Readonly<Record<OperatorRole, Word>> = {
  viewer: teamWords.viewerMay,
  reviewer: teamWords.reviewerMay,
  manager: teamWords.managerMay,
  owner: teamWords.ownerMay,
};

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Who gave or created something: an operator by name; who has left has none any more, so `former`
 * stands for them; somebody at the command line as they are called there.
 */
export function giverName(
  by: string,
  nameOf: (id: string) => string | undefined,
  former: string,
): string {
  return nameOf(by) ?? (ID.test(by) ? former : by);
}
