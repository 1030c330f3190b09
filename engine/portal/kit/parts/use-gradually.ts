import { startTransition, useEffect, useState } from 'react';

/** How many of a list are built at once, and how many more each time. */
const FIRST = 12;
const STEP = 24;

/**
 * How many of a long list to build by now: the first at once, the others bit by bit while nothing
 * else is to be done, so that hundreds of them hold nobody up.
 */
export function useGradually(total: number): number {
  const [built, setBuilt] = useState(FIRST);
  useEffect(() => {
    if (built >= total) return undefined;
    const timer = setTimeout(() => startTransition(() => setBuilt(built + STEP)));
    return () => clearTimeout(timer);
  }, [built, total]);
  return Math.min(built, total);
}
