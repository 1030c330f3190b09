/** What goes wrong before there is an answer, or with what was answered; codes are permanent too. */
export const CLIENT_ERRORS = {
  NETWORK: 'The server cannot be reached. Check your connection and try again.',
  ANSWER_INVALID: 'The answer is not what was agreed. Reload the page and try again.',
  SIGNED_OUT: 'You are signed out. Sign in to go on.',
  UNKNOWN: 'The server did not do what was asked. Please try again.',
} as const;
