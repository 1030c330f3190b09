import { join } from 'node:path';
import {
  keepSamples,
  type LiveServer,
  startLiveServer,
} from '../../support/browser/live-server.ts';
import { makeOnce } from '../../support/make-once.ts';
import {
  type TodaysPrograms,
  todaysPrograms,
  writeTodaysPrograms,
} from '../../support/todays-programs.ts';

export interface ServedLive extends LiveServer {
  /** The server's options, for another one in its place. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * A server with the API on a store of its own, where the sample people have done what they did; the
 * build is the one of the whole suite, the samples are written once for all who name the same
 * folder. Campaigns are as they were on the day they were written. Nobody waits for rate limits:
 * the people of a file all have one address, and sign in faster than people do.
 * @param prepare changes the folder of the programs before they are served, which then is this
 *   server's own; otherwise all servers of the run have one, which is compiled once
 * @param changes further options of the server
 */
export async function serveLive(
  runFolder: string,
  prepare?: (programs: string) => void,
  changes: Readonly<Record<string, string>> = {},
): Promise<ServedLive> {
  const programs = prepare ? todaysPrograms() : await sharedPrograms(runFolder);
  const environment = {
    LOG_LEVEL: 'info',
    MARQUEE_RATE_LIMITS: 'off',
    MARQUEE_PROGRAMS: programs.folder,
    // All servers have the same build: its files are published once.
    MARQUEE_ASSETS: join(runFolder, 'assets'),
  };
  try {
    const samples = await makeOnce(join(runFolder, 'samples'), (folder) =>
      keepSamples(folder, environment),
    );
    prepare?.(programs.folder);
    const options = { ...environment, ...changes };
    const server = await startLiveServer(options, samples);
    const close = async () => {
      await server.close();
      programs.remove();
    };
    return {
      ...server,
      environment: { ...options, MARQUEE_DATA: server.data },
      close,
    };
  } catch (error) {
    programs.remove();
    throw error;
  }
}

/** The programs of the run, which nobody changes. */
async function sharedPrograms(runFolder: string): Promise<TodaysPrograms> {
  const folder = await makeOnce(join(runFolder, 'programs'), async (draft) =>
    writeTodaysPrograms(draft),
  );
  return { folder, remove: () => {} };
}
