import { HANDLE } from '#contract/vocabulary/handle-words.ts';

const FIRST = '/creators/';

/** Where a profile stands below its program. */
export const profilePath = (handle: string): string => FIRST + handle;

/** The handle that a path below a program names, as it is kept; undefined for any other path. */
export function handleOfPath(path: string): string | undefined {
  if (!path.startsWith(FIRST)) return undefined;
  const handle = path.slice(FIRST.length).toLowerCase();
  return HANDLE.test(handle) ? handle : undefined;
}
