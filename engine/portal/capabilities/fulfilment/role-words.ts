import { msg } from '@lingui/core/macro';
import type { RoleState } from '#contract/vocabulary/role-words.ts';
import type { Word } from '../../base/i18n/word.ts';

/** How far a role is, to operators. */
export const ROLE_STATE_WORDS: Readonly<Record<RoleState, Word>> = {
  pending: msg({ id: 'fulfilment.role-pending', message: 'Role: on its way' }),
  granted: msg({ id: 'fulfilment.role-granted', message: 'Role: given' }),
  failed: msg({ id: 'fulfilment.role-failed', message: 'Role: given up' }),
  ending: msg({ id: 'fulfilment.role-ending', message: 'Role: being taken back' }),
  ended: msg({ id: 'fulfilment.role-ended', message: 'Role: taken back' }),
};
