/** Where browsers find the worker of push messages; at the root, so that it may be of any program. */
export const PUSH_WORKER = '/push-worker.js';

/**
 * The pages that a program's worker is in charge of: none. Browsers keep one subscription for each of
 * these, so programs that share a host have their own. `base`: where the program's pages begin.
 */
export const pushScope = (base: string): string => `${base}/push-worker/`;
