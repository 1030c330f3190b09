import { MOST_PRELOADS } from './constants.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** What the browser says of its connection, where it says anything. */
export const connection = (): Connection | undefined =>
  (navigator as { connection?: Connection }).connection;

/** Whether a connection has room for what may never be wanted; unknown ones have. */
export function mayPreload({ saveData, effectiveType = '' }: Connection = {}): boolean {
  return !saveData && !/2g$/.test(effectiveType);
}

/**
 * Lets at most four preloads run at once, the others wait their turn; none on save-data or 2G
 * (specification, section 9). A navigation does not go through here and never waits.
 */
export function limitPreloads<Preload extends (options: never) => Promise<unknown>>(
  preload: Preload,
  connectionNow: () => Connection | undefined,
): Preload {
  const waiting: (() => void)[] = [];
  let running = 0;
  const limited = async (options: never) => {
    if (!mayPreload(connectionNow())) return undefined;
    if (running >= MOST_PRELOADS) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await preload(options);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return limited as Preload;
}
