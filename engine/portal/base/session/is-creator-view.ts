/**
 * Whether an operator sees a creator's pages in this tab; false on the server. The inline script
 * (base/boot) says so of the document.
 */
export const isCreatorView = (): boolean =>
  globalThis.document?.documentElement.dataset.creatorView !== undefined;
