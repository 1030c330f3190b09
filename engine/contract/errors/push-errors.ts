import { defineErrors } from './define-errors.ts';

/** Errors of push messages. */
export const PUSH_ERRORS = defineErrors({
  PUSH_OFF: {
    status: 409,
    message: 'This site sends no push notifications.',
  },
  PUSH_SERVICE_REFUSED: {
    status: 422,
    message:
      'This browser’s push service cannot be used: its address is not a public https address. Try another browser.',
  },
});
