import { startLiveServer } from '../../../scripts/browser/live-server.ts';
import { todaysPrograms } from '../../support/todays-programs.ts';
import { browsePortal, type Portal } from './portal.ts';

export interface LivePortal extends Portal {
  /** The folder that the server keeps everything in. */
  readonly data: string;
}

/**
 * The portal with the API on a store of its own, where the sample people have done what they did;
 * the build is the one of the whole suite. Campaigns are as they were on the day they were written.
 * Nobody waits for rate limits: the people of a file all
 * have one address, and sign in faster than people do.
 */
export async function openLivePortal(
  environment: Readonly<Record<string, string>> = {},
): Promise<LivePortal> {
  const programs = todaysPrograms();
  const server = startLiveServer({
    LOG_LEVEL: 'info',
    MARQUEE_RATE_LIMITS: 'off',
    MARQUEE_PROGRAMS: programs.folder,
    ...environment,
  });
  const portal = await browsePortal(server, 'all');
  return {
    ...portal,
    data: (await server).data,
    close: async () => {
      await portal.close();
      programs.remove();
    },
  };
}
