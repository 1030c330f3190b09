import { ACCOUNT_ERRORS } from './account-errors.ts';
import { BINGO_ERRORS } from './bingo-errors.ts';
import { CAMPAIGN_ERRORS } from './campaign-errors.ts';
import { COMMON_ERRORS } from './common.ts';
import type { ErrorKind } from './define-errors.ts';
import { OPERATOR_ERRORS } from './operator-errors.ts';
import { PROFILE_ERRORS } from './profile-errors.ts';
import { PUSH_ERRORS } from './push-errors.ts';
import { QUEST_ERRORS } from './quest-errors.ts';
import { REMINDER_ERRORS } from './reminder-errors.ts';
import { SESSION_ERRORS } from './session-errors.ts';
import { VIEW_ERRORS } from './view-errors.ts';
import { WEBHOOK_ERRORS } from './webhook-errors.ts';

/** Every permanent code of the API: none is ever renamed or given another meaning. */
export const ERRORS = {
  ...COMMON_ERRORS,
  ...SESSION_ERRORS,
  ...VIEW_ERRORS,
  ...ACCOUNT_ERRORS,
  ...PROFILE_ERRORS,
  ...CAMPAIGN_ERRORS,
  ...QUEST_ERRORS,
  ...BINGO_ERRORS,
  ...OPERATOR_ERRORS,
  ...REMINDER_ERRORS,
  ...PUSH_ERRORS,
  ...WEBHOOK_ERRORS,
} as const satisfies Readonly<Record<string, ErrorKind>>;

export type ErrorCode = keyof typeof ERRORS;
