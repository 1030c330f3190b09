import { defineErrors } from './define-errors.ts';

/** Errors that only operators meet. */
export const OPERATOR_ERRORS = defineErrors({
  OPERATOR_UNKNOWN: {
    status: 403,
    message: 'No program has given this account a role. Ask an owner of yours to grant one.',
  },
  OPERATOR_ACCOUNT_DIFFERS: {
    status: 403,
    message:
      'You signed in here with another account the first time. Sign in with that one, or ask an owner for help.',
  },
  ROLE_INSUFFICIENT: {
    status: 403,
    message: 'Your role in this program does not allow this. "needed" says which one does.',
  },
  REASON_UNKNOWN: {
    status: 422,
    message: 'This reason does not go with this decision. "reasons" lists those that do.',
  },
  CREATOR_UNKNOWN: { status: 404, message: 'There is no such creator in this program.' },
  MEMBER_UNKNOWN: { status: 404, message: 'This operator has no role in this program.' },
  REPORT_UNKNOWN: { status: 404, message: 'There is no such open report in this program.' },
  LAST_OWNER: {
    status: 409,
    message: 'A program keeps at least one owner. Make somebody else an owner first.',
  },
  KEYS_FILE_INVALID: {
    status: 422,
    message: 'The file is not a table of keys. "faults" says where it is wrong.',
  },
});
