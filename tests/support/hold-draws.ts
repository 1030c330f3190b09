import { findDueDraws, holdDraw } from '#api/core/quests/hold-draws.ts';
import type { Store } from '#api/store/store.ts';

/** What the jobs `draws` and `draw` do together. @returns how many were held */
export async function holdDueDraws(store: Store, now: Date): Promise<number> {
  let held = 0;
  for (const draw of await findDueDraws(store, now))
    if (await holdDraw(store, draw, now)) held += 1;
  return held;
}
