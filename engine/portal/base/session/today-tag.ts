import type { readToday } from '#contract/today/endpoints.ts';

/** The capability whose answer follows from all others: whatever changes, it is read again. */
export const TODAY = 'today' satisfies typeof readToday.tag;
