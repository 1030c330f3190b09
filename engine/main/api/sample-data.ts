import type { ApiServices } from '#api/http/services.ts';

export interface SampleData {
  /** Sees that these programs have their samples; those that have them stay as they are. */
  readonly want: (slugs: readonly string[]) => void;
  /** Begins, once calls are answered. */
  readonly start: () => void;
  /** Begins with no further program; resolves when the one at hand is done. */
  readonly stop: () => Promise<void>;
}

/**
 * Fills programs with sample creators in the background, one after another: in development alone,
 * elsewhere it does nothing and its code is not even read.
 */
export function sampleData(services: ApiServices, dataFolder: string): SampleData {
  const { environment, programs, log } = services;
  if (environment !== 'development')
    return { want: () => {}, start: () => {}, stop: async () => {} };
  const { promise: begun, resolve: start } = Promise.withResolvers<void>();
  let turn = begun;
  let stopping = false;
  /** @returns whether anything was missing */
  const seed = async (slug: string): Promise<boolean> => {
    const program = programs.bySlug(slug);
    if (stopping || !program?.campaign()) return false;
    const { seedProgram } = await import('#api/seeds/seed-program.ts');
    const { writeSampleLinks } = await import('#api/seeds/sample-links.ts');
    const seeded = await seedProgram(services, program);
    const linked = await writeSampleLinks(services, program, dataFolder);
    return seeded || linked;
  };
  const seedAll = async (slugs: readonly string[]) => {
    const done: string[] = [];
    for (const slug of slugs)
      try {
        if (await seed(slug)) done.push(slug);
      } catch (error) {
        log.error({ err: error, program: slug }, 'Sample data could not be written.');
      }
    if (done.length > 0)
      log.info(
        { programs: done.length },
        `Sample data was written; ${dataFolder}/sample-links.txt has its links and keys.`,
      );
  };
  return {
    want: (slugs) => {
      turn = turn.then(() => seedAll(slugs));
    },
    start,
    stop: () => {
      stopping = true;
      start();
      return turn;
    },
  };
}
