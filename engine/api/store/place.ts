import { join } from 'node:path';

/** Where the store of an environment lies: `DATABASE_URL`, else a folder below `MARQUEE_DATA`. */
export interface StorePlace {
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
}

/** The one rule that the server and the command line follow to find the same store. */
export function storePlace(environment: {
  readonly DATABASE_URL?: string | undefined;
  readonly MARQUEE_DATA?: string | undefined;
}): StorePlace {
  return {
    databaseUrl: environment.DATABASE_URL || undefined,
    dataFolder: join(environment.MARQUEE_DATA || '.marquee', 'data'),
  };
}
