const DAY = 86_400_000;

/** Today, as a number: what is too much for every run is looked at on different days. */
export const today = Math.floor(Date.now() / DAY);

/** Those of a list whose turn it is today; all of them have it in as few days as can be. */
export const turn = <Entry>(all: readonly Entry[], size: number): Entry[] =>
  Array.from(
    { length: Math.min(size, all.length) },
    (_, place) => all[(today * size + place) % all.length],
  ).filter((entry) => entry !== undefined);
