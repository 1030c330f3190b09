import { guardReload, type Reloads } from '#domain/shell/reload-guard.ts';
import { fetchPage, untilAnswered } from './connection.ts';

const KEY = 'creators_reloads';

interface Navigations {
  readonly history: { readonly flush: () => void };
  readonly subscribe: (
    event: 'onBeforeNavigate',
    listener: (change: { pathChanged: boolean; fromLocation?: unknown }) => void,
  ) => unknown;
}

let outdated = false;
let leaving = false;

/** There is a newer build than this page's: the next navigation loads a new document. */
export function markOutdated(): void {
  outdated = true;
}

let quietLoads = 0;
const quietErrors = new WeakSet<object>();

/**
 * Loads something that nobody waits for. Where it cannot be had because its build is gone, the
 * visitor is not interrupted.
 */
export async function quietly<Result>(load: () => Promise<Result>): Promise<Result> {
  quietLoads += 1;
  try {
    return await load();
  } catch (error) {
    if (error instanceof Error) quietErrors.add(error);
    throw error;
  } finally {
    quietLoads -= 1;
  }
}

/** Tells whether an error of loading came of something quiet, as soon as that can be known. */
export function tellQuiet(error: Error, tell: (quiet: boolean) => void): void {
  if (quietLoads === 0) tell(false);
  // Whoever asked for the file hears of the error only after the bundler's event.
  else setTimeout(() => tell(quietErrors.has(error)));
}

/** Whether this page is about to be replaced, if only once the server can be reached. */
export const isLeaving = (): boolean => leaving;

/**
 * What is being loaded; where it cannot be had and the page is therefore loaded anew, it is waited
 * for until then.
 */
export async function orReload<Result>(loading: Promise<Result>): Promise<Result> {
  try {
    return await loading;
  } catch (error) {
    // By then it is known whether the error was of something quiet.
    await new Promise((resolve) => setTimeout(resolve));
    if (leaving) await new Promise(() => {});
    throw error;
  }
}

/**
 * Reloads the page, but a path at most once in 10 s, and not before there is a server to load it
 * from: until then this one stays. @returns whether it does.
 */
export function reloadOnce(): boolean {
  const { allowed, reloads } = guardReload(readReloads(), location.pathname, Date.now());
  if (!allowed) return false;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(reloads));
  } catch {
    return false; // without a memory there is no guard, and no end of reloading
  }
  leaving = true;
  void untilAnswered(() => fetchPage(location.href, { method: 'HEAD', cache: 'no-store' })).then(
    () => location.reload(),
  );
  return true;
}

/** Turns the next navigation into a full load once the page is out of date. */
export function reloadWhenOutdated(router: Navigations): void {
  router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation }) => {
    if (!outdated || !pathChanged || fromLocation === undefined) return;
    // The history writes its address a moment later: a reload must be of the new one.
    router.history.flush();
    reloadOnce();
  });
}

function readReloads(): Reloads {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Reloads;
  } catch {
    return {};
  }
}
