/**
 * Whether an operator sees a creator's pages in this tab; only in the browser. The inline script
 * (base/boot) says so of the document.
 */
export const isCreatorView = (): boolean => 'creatorView' in document.documentElement.dataset;
