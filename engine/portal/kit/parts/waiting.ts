/** Selects what is still to come; a sample of what is shown while data loads never ends. */
export const COMING =
  ':is([data-loading],:has([data-loading])):not([data-sample],:has([data-sample]))';

/**
 * Of what stands below something that is still to come, which would push it about: it keeps its
 * place, and shows once that is there.
 */
export const hidden = { visibility: 'hidden' } as const;
