import { defineErrors } from './define-errors.ts';

/** What only operators meet who see creators' pages as these do: its words come with the banner. */
export const VIEW_ERRORS = defineErrors({
  VIEW_READ_ONLY: {
    // No 403: a client answers that by refreshing its token, and a view has none to refresh.
    status: 409,
    message:
      'You see these pages as an operator: nothing can be changed here, and nothing secret is shown.',
  },
});
