import type { CreatorNotification } from '#contract/vocabulary/notification-words.ts';
import { MESSAGE_KINDS } from '../../mail/message-kinds.ts';

/** Whether somebody is told of a kind by what they chose; what is about the account is always told. */
export function isWished(
  kind: CreatorNotification,
  wishes: Readonly<Record<string, boolean>>,
): boolean {
  const { category } = MESSAGE_KINDS[kind];
  return category === 'account' || wishes[category] !== false;
}
