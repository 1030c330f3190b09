import { defineErrors } from './define-errors.ts';

/** Errors around webhooks. */
export const WEBHOOK_ERRORS = defineErrors({
  WEBHOOK_UNKNOWN: { status: 404, message: 'There is no such webhook in this program.' },
  WEBHOOK_ADDRESS_REFUSED: {
    status: 422,
    message:
      'Webhooks are sent to https addresses of the public internet alone. Private networks are opened by MARQUEE_WEBHOOK_NETWORKS.',
  },
  WEBHOOKS_EXHAUSTED: {
    status: 409,
    message: 'The program has as many webhooks as it may: "most". Remove one that is not needed.',
  },
  WEBHOOK_OFF: {
    status: 409,
    message: 'This webhook is off, so nothing is sent to it. Turn it on first.',
  },
});
