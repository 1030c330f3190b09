import { hasSlug, listSlugs } from '../store/fingerprint.ts';

export interface LateRemovals {
  /** Takes what a watcher saw: folders that changed, came or went; undefined: the site. */
  readonly changed: (slugs: readonly string[] | undefined) => void;
  readonly close: () => void;
}

/**
 * Lets changes through at once, but a program whose folder is gone only when it still is after a
 * while: who copies a catalogue file by file deletes folders that are there again a moment later,
 * and a program that is served must not go with them.
 *
 * @param served the programs that may go
 * @param after milliseconds until a folder that is gone counts as deleted
 */
export function delayRemovals(
  folder: string,
  served: () => readonly string[],
  refresh: (slugs: readonly string[] | undefined) => void,
  after: number,
): LateRemovals {
  const waiting = new Map<string, NodeJS.Timeout>();
  const isGone = (slug: string) => !hasSlug(folder, slug);
  const wait = (slug: string) => {
    if (waiting.has(slug)) return;
    const timer = setTimeout(() => {
      waiting.delete(slug);
      refresh([slug]);
    }, after);
    waiting.set(slug, timer.unref());
  };
  const stopWaiting = (slug: string) => {
    clearTimeout(waiting.get(slug));
    waiting.delete(slug);
  };
  return {
    changed: (slugs) => {
      for (const slug of waiting.keys()) if (!isGone(slug)) stopWaiting(slug);
      const concerned = slugs === undefined ? served() : slugs;
      const gone = concerned.filter(isGone);
      if (gone.length === 0) return refresh(slugs);
      for (const slug of gone) wait(slug);
      refresh(slugs === undefined ? presentSlugs(folder) : slugs.filter((slug) => !isGone(slug)));
    },
    close: () => {
      for (const slug of waiting.keys()) stopWaiting(slug);
    },
  };
}

/** Without the folder itself, all of it: reading that says what is wrong. */
function presentSlugs(folder: string): readonly string[] | undefined {
  try {
    return listSlugs(folder);
  } catch {
    return undefined;
  }
}
