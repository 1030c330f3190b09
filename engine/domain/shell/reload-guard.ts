/** Milliseconds in which a path is reloaded at most once (specification, section 4). */
const RELOAD_WINDOW = 10_000;

/** When each path was last reloaded, in milliseconds. */
export type Reloads = Readonly<Record<string, number>>;

/**
 * Whether a path may be reloaded now, and what to remember then. Without it, a fault that a
 * reload does not mend would reload the page for ever.
 */
export function guardReload(
  reloads: Reloads,
  path: string,
  now: number,
): { readonly allowed: boolean; readonly reloads: Reloads } {
  const recent = Object.fromEntries(
    // A moment in the future comes from a clock that was set back: it would block for too long.
    Object.entries(reloads).filter(([, at]) => at <= now && now - at < RELOAD_WINDOW),
  );
  if (Object.hasOwn(recent, path)) return { allowed: false, reloads: recent };
  return { allowed: true, reloads: { ...recent, [path]: now } };
}
