import { inject } from 'vitest';
import { browsePortal, type Portal, type PortalServer } from './portal.ts';
import { type ServedLive, serveLive } from './serve-live.ts';

/** A live server as those see it who did not start it. */
export type SharedLive = PortalServer & Pick<ServedLive, 'data' | 'environment'>;

export interface LivePortal<Server extends SharedLive = ServedLive> extends Portal {
  readonly server: Server;
  /** The folder that the server keeps everything in. */
  readonly data: string;
  /** The server's options, for another one in its place. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * The portal with the API, of this file alone; `prepare` changes the folder of its programs before,
 * `changes` are further options of its server.
 */
export const openLivePortal = async (
  prepare?: (programs: string) => void,
  changes?: Readonly<Record<string, string>>,
): Promise<LivePortal> => browseLive(serveLive(inject('runFolder'), prepare, changes));

/** The one of the run, for tests that only read, or change what nobody else sees: it is there once. */
export const openSharedPortal = async (): Promise<LivePortal<SharedLive>> =>
  browseLive(readSharedLive());

async function readSharedLive(): Promise<SharedLive> {
  const answer = await fetch(inject('sharedLiveAddress'));
  if (!answer.ok) throw new Error(await answer.text());
  const shared = (await answer.json()) as Omit<SharedLive, 'close'>;
  return { ...shared, close: async () => {} };
}

async function browseLive<Server extends SharedLive>(
  starting: Promise<Server>,
): Promise<LivePortal<Server>> {
  const portal = await browsePortal(starting, 'all');
  const server = await starting;
  const { data, environment } = server;
  return { ...portal, server, data, environment };
}
