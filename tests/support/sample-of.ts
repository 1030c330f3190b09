/**
 * So many of a list, spread evenly over it; the same ones on every day and machine. `npm run test:full`
 * looks at all of them.
 */
export const sampleOf = <Entry>(all: readonly Entry[], size: number): Entry[] =>
  all.filter((_, place) => {
    const share = (part: number) => Math.floor((part * size) / all.length);
    return share(place + 1) > share(place);
  });
