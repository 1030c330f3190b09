import { join } from 'node:path';
import { inject } from 'vitest';
import { keepSamples, startLiveServer } from '../../../scripts/browser/live-server.ts';
import { makeOnce } from '../../support/make-once.ts';
import { todaysPrograms } from '../../support/todays-programs.ts';
import { browsePortal, type Portal } from './portal.ts';

export interface LivePortal extends Portal {
  /** The folder that the server keeps everything in. */
  readonly data: string;
  /** What the server was started with, for another one in its place. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * The portal with the API on a store of its own, where the sample people have done what they did;
 * the build is the one of the whole suite. Campaigns are as they were on the day they were written.
 * Nobody waits for rate limits: the people of a file all
 * have one address, and sign in faster than people do.
 */
export async function openLivePortal(): Promise<LivePortal> {
  const programs = todaysPrograms();
  const environment = {
    LOG_LEVEL: 'info',
    MARQUEE_RATE_LIMITS: 'off',
    MARQUEE_PROGRAMS: programs.folder,
  };
  const samples = await makeOnce(join(inject('runFolder'), 'samples'), (folder) =>
    keepSamples(folder, environment),
  );
  const server = startLiveServer(environment, samples);
  const portal = await browsePortal(server, 'all');
  const { data } = await server;
  return {
    ...portal,
    data,
    environment: { ...environment, MARQUEE_DATA: data },
    close: async () => {
      await portal.close();
      programs.remove();
    },
  };
}
