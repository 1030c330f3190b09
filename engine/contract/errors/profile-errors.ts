import { defineErrors } from './define-errors.ts';

/** Errors of creators' public profiles. */
export const PROFILE_ERRORS = defineErrors({
  PROFILE_UNKNOWN: {
    status: 404,
    message: 'There is no such profile, or it is not shown.',
  },
  PROFILE_TAKEN_DOWN: {
    status: 409,
    message:
      'The program took this profile down. It can be shown again once the program allows it.',
  },
  HANDLE_MISSING: {
    status: 409,
    message: 'A profile needs a handle before it is shown. Choose one first.',
  },
  HANDLE_RESERVED: {
    status: 422,
    message: 'This handle is reserved. Choose another one.',
  },
  HANDLE_TAKEN: {
    status: 409,
    message: 'Somebody else has this handle, or had it until lately. Choose another one.',
  },
  HANDLE_CHANGED_TOO_OFTEN: {
    status: 409,
    message:
      'You have changed your handle several times lately. Wait a while before you change it again.',
  },
});
