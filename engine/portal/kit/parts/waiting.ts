/**
 * Where a skeleton stands within what is still to come, level by level: a browser that looks for one
 * at any depth searches a list of hundreds whenever it styles what stands below.
 */
const SKELETON = ['', '> ', '> * > ', '> * > * > '].map((levels) => `${levels}[data-loading]`);
const [own, ...within] = SKELETON;

/** Selects what is still to come; a sample of what is shown while data loads never ends. */
export const COMING = `:not([hidden]):is(${own},:has(${within})):not([data-sample],:has([data-sample]))`;

/**
 * Of what stands below something that is still to come, which would push it about: it keeps its
 * place, and shows once that is there.
 */
export const hidden = { visibility: 'hidden' } as const;

/**
 * The children of `parent` that stand below one that is still to come, or with `+` the next alone.
 * `parent` is named for them, too: otherwise a browser asks for each element of a page that has
 * something before it what is inside of that.
 */
export const behindComing = (parent: string, which: '~' | '+' = '~', first = '') =>
  `${parent} > ${first}${COMING} ${which} :is(${parent} > *)`;
