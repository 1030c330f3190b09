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
  SIGN_IN_NEEDED: {
    status: 403,
    message:
      'No access token may do this, because it gives somebody access. Sign in to the console for it.',
  },
  REASON_UNKNOWN: {
    status: 422,
    message: 'This reason does not go with this decision. "reasons" lists those that do.',
  },
  DECISION_WAITING: {
    status: 409,
    message:
      'A decision on this waits already and takes effect at "due_at". Undo it first to decide otherwise.',
  },
  MATCHES_CHANGED: {
    status: 409,
    message:
      'What matches has changed since you looked: "count" says how many do now. Nothing was decided. Look again.',
  },
  CREATOR_UNKNOWN: { status: 404, message: 'There is no such creator in this program.' },
  CREATOR_NOT_SUSPENDED: {
    status: 409,
    message:
      'This creator is not suspended any more: the suspension ended or was lifted. Suspend them again if you mean to.',
  },
  SUSPENSION_CHANGED: {
    status: 409,
    message:
      'The suspension was changed since you looked: "status" says what it is now. Nothing was overwritten. Look at it, then change it again.',
  },
  GUEST_UNKNOWN: {
    status: 404,
    message: 'This program has no such guest. Search for them anew.',
  },
  GUEST_MERGED: {
    status: 409,
    message:
      'This guest went into an account already: "creator_id" says whose. Nothing was changed by this call.',
  },
  SUBJECT_UNKNOWN: {
    status: 404,
    message: 'There is no such item or person in this program. Open the list to see what there is.',
  },
  NOTE_UNKNOWN: {
    status: 404,
    message: 'There is no such note in this program: somebody may have deleted it.',
  },
  MESSAGE_TEMPLATE_UNKNOWN: {
    status: 404,
    message: 'There is no such template in this program: somebody may have deleted it.',
  },
  SAVED_VIEW_UNKNOWN: {
    status: 404,
    message: 'You have saved no such view in this program.',
  },
  SAVED_VIEWS_FULL: {
    status: 409,
    message: 'You have saved 50 views of this list. Delete one first.',
  },
  NOTE_TEMPLATE_UNKNOWN: {
    status: 404,
    message: 'There is no such note kept for use in this program: somebody may have deleted it.',
  },
  MEMBER_UNKNOWN: { status: 404, message: 'This operator has no role in this program.' },
  REPORT_UNKNOWN: { status: 404, message: 'There is no such open report in this program.' },
  ANNOUNCEMENT_UNKNOWN: {
    status: 404,
    message: 'There is no such announcement of the console in this program.',
  },
  ANNOUNCEMENT_ENDED: {
    status: 409,
    message: 'This announcement has ended. Write a new one.',
  },
  ANNOUNCEMENT_TEXT_INVALID: {
    status: 422,
    message:
      'Write title and text in the default language at least, and both in each other language of the program that you use. "missing", "unknown" or "title_or_text_missing" says which.',
  },
  ANNOUNCEMENT_TIME_INVALID: {
    status: 422,
    message: 'An announcement ends after it begins, and not in the past.',
  },
  ANNOUNCEMENT_IMAGE_UNKNOWN: {
    status: 422,
    message:
      'This program\'s manifest has no such picture, or not any more: "image" says which. Choose another of its pictures, or none.',
  },
  AUDIENCE_UNKNOWN: {
    status: 422,
    message: 'The campaign has no such season, or nobody in this program has this tag.',
  },
  BINGO_PROPOSAL_UNKNOWN: {
    status: 409,
    message:
      'Nobody proposes this board any more: it was withdrawn, or somebody decided on it meanwhile.',
  },
  API_KEY_UNKNOWN: { status: 404, message: 'This program has no such API key in use.' },
  OPERATOR_TOKEN_UNKNOWN: {
    status: 404,
    message: 'There is no such access token in use in this program, or it is somebody else’s.',
  },
  OPERATOR_TOKENS_FULL: {
    status: 409,
    message: 'There are 20 access tokens of this account in use in this program. End one first.',
  },
  SERVICE_ACCOUNT_UNKNOWN: {
    status: 404,
    message: 'This program has no such service account. It may have been ended.',
  },
  SERVICE_ACCOUNTS_FULL: {
    status: 409,
    message: 'This program has 50 service accounts. End one that nothing calls as any more.',
  },
  LAST_OWNER: {
    status: 409,
    message: 'A program keeps at least one owner. Make somebody else an owner first.',
  },
  KEY_POOL_UNKNOWN: { status: 404, message: 'There is no such key option in this program.' },
  KEY_UNKNOWN: { status: 404, message: 'There is no such key in this program.' },
  KEY_IMPORT_UNKNOWN: { status: 404, message: 'There is no such import in this program.' },
  KEY_IMPORT_WITHDRAWN: {
    status: 409,
    message: 'This import was withdrawn and takes no further parts. Begin a new one.',
  },
  KEYS_FILE_INVALID: {
    status: 422,
    message: 'The file is not a table of keys. "faults" says where it is wrong.',
  },
});
