import { defineErrors } from './define-errors.ts';

/** Errors of profiles, agreements and applications. */
export const ACCOUNT_ERRORS = defineErrors({
  FIELD_INVALID: {
    status: 422,
    message: 'Some answers are missing or not right. See "faults" for each field.',
  },
  EMAIL_MISSING: {
    status: 409,
    message: 'There is no e-mail address to verify. Add one to your profile first.',
  },
  EMAIL_ALREADY_VERIFIED: {
    status: 409,
    message: 'This e-mail address is verified already.',
  },
  VERIFICATION_INVALID: {
    status: 410,
    message: 'This link is used up or too old. Ask for a new one in your account settings.',
  },
  UNSUBSCRIBE_INVALID: {
    status: 410,
    message: 'This link is not valid any more. Change your mails in your account settings.',
  },
  AGREEMENT_UNKNOWN: {
    status: 422,
    message: 'The program has no such agreement, or not in this version.',
  },
  APPLICATIONS_CLOSED: {
    status: 409,
    message: 'Applications are currently closed. Please check back later.',
  },
  APPLICATION_OPEN: {
    status: 409,
    message: 'You have applied already. Withdraw that application before you send another.',
  },
  APPLICATION_TOO_EARLY: {
    status: 409,
    message: 'You may apply again from the moment that "reapply_at" says.',
  },
  APPLICATION_UNKNOWN: {
    status: 404,
    message: 'There is no such application.',
  },
  NOT_ELIGIBLE: {
    status: 422,
    message: 'You do not meet what the program asks for. See "eligibility" for each rule.',
  },
  COUNTRY_NOT_APPROVED: {
    status: 422,
    message:
      'This is for people in certain countries, and yours is another one. Correct your profile or answer if it is wrong.',
  },
  TRANSITION_REFUSED: {
    status: 409,
    message: 'This cannot be done in the state it is in now. Read it again.',
  },
  REVISION_OUTDATED: {
    status: 409,
    message: 'It was changed since you read it. Read it again and decide on what it says now.',
  },
});
