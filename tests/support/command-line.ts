import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deriveSecrets, type Secrets } from '#api/secrets/secrets.ts';
import { openStore, type Store } from '#api/store/store.ts';
import { type CommandResult, runMarquee } from './run-marquee.ts';
import { createTestDatabase } from './store.ts';

const API_PROGRAMS = fileURLToPath(new URL('../fixtures/api', import.meta.url));
const SECRET = 'a secret for the commands, long enough to be taken';

/**
 * Milliseconds for a test of several commands: each opens the store anew, which takes the embedded
 * one seconds on a busy machine.
 */
export const COMMANDS_TIMEOUT = 240_000;

/** The command line with a store of its own, of the kind that the tests run on. */
export interface CommandLine {
  /** For files of the test; the embedded store is in it. */
  readonly folder: string;
  /** Those that the commands have. */
  readonly secrets: Secrets;
  /** The variables that the commands have; a server with them has the same store. */
  readonly environment: Readonly<Record<string, string>>;
  readonly marquee: (...words: string[]) => Promise<CommandResult>;
  /** The same with more variables. */
  readonly marqueeWith: (
    variables: Readonly<Record<string, string>>,
    ...words: string[]
  ) => Promise<CommandResult>;
  /** Works on the store that the commands find. */
  readonly onStore: <Result>(work: (store: Store) => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

export interface CommandLineOptions {
  /** The commands' working folder; absent: the folder for files. */
  readonly cwd?: string;
  /** The catalogue; absent: the programs of the API's tests. */
  readonly programs?: string;
  /**
   * `shared`: the store stays open here, and commands join it as they join a running server's: that
   * takes a third of the time. `closed`: each command opens it, and `onStore` keeps them out.
   */
  readonly store?: 'shared' | 'closed';
}

/** Commands about a catalogue. */
export async function startCommandLine({
  cwd,
  programs = API_PROGRAMS,
  store: kept = 'shared',
}: CommandLineOptions = {}): Promise<CommandLine> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-commands-'));
  const database = await createTestDatabase(join(folder, 'data'));
  const { options } = database;
  const env = {
    MARQUEE_PROGRAMS: programs,
    MARQUEE_DATA: folder,
    MARQUEE_SECRET: SECRET,
    DATABASE_URL: options.databaseUrl ?? '',
  };
  const shared = kept === 'shared' ? await openStore({ ...options, shared: () => {} }) : undefined;
  const onStore: CommandLine['onStore'] = async (work) => {
    if (shared) return work(shared);
    const store = await openStore(options);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  };
  return {
    folder,
    secrets: deriveSecrets(SECRET),
    marquee: (...words) => runMarquee(words, { cwd: cwd ?? folder, env }),
    marqueeWith: (variables, ...words) =>
      runMarquee(words, { cwd: cwd ?? folder, env: { ...env, ...variables } }),
    environment: env,
    onStore,
    close: async () => {
      await shared?.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
