import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { DEVELOPMENT } from '../build/read-build.ts';
import { SharedAssets } from '../build/shared-assets.ts';
import { listFiles } from '../http/build-assets.ts';
import { buildFolder, type Config } from './config.ts';

/** How often an instance says that its build is served, and removes what nobody serves. */
const EVERY = 3_600_000;

export interface SharedBuilds {
  readonly assets: SharedAssets;
  readonly stop: () => void;
}

/**
 * Publishes the files of this instance's build to those that share the folder, before it answers
 * with pages that name them, and keeps them there for as long as it runs. Where the folder cannot be
 * written, the instance serves its own build on and the log says what that means.
 */
export async function shareAssets(
  config: Pick<Config, 'MARQUEE_ASSETS' | 'MARQUEE_BUILD' | 'MARQUEE_DATA'>,
  id: string,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): Promise<SharedBuilds> {
  const place = config.MARQUEE_ASSETS ?? join(config.MARQUEE_DATA, 'assets');
  const assets = new SharedAssets(place);
  if (id === DEVELOPMENT) return { assets, stop: () => {} };
  const folder = join(buildFolder(config), 'client/assets');
  const files = listFiles(folder);
  const share = async () => {
    try {
      await assets.publish({ id, folder, files });
      const removed = await assets.removeOutdated();
      if (removed.length > 0)
        log.info({ builds: removed }, 'Files of outdated builds were removed.');
    } catch (error) {
      log.warn(
        error,
        `The build's files could not be published to ${place}, so pages of this build may miss scripts where another instance answers. Let MARQUEE_ASSETS name a folder that the server may write.`,
      );
    }
  };
  await share();
  const timer = setInterval(() => void share(), EVERY);
  timer.unref();
  return { assets, stop: () => clearInterval(timer) };
}
