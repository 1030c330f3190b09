import { AsyncLocalStorage } from 'node:async_hooks';

const shown = new AsyncLocalStorage<Date>();

/** A clock that goes as `now` does, and says another moment to what runs within `asOf`. */
export const clockOf =
  (now: () => Date): (() => Date) =>
  () =>
    shown.getStore() ?? now();

/** Runs `work` as of a moment, for all who ask a `clockOf`; as of now without one. */
export const asOf = <T>(moment: Date | undefined, work: () => T): T =>
  moment ? shown.run(moment, work) : work();
