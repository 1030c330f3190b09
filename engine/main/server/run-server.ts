import cluster from 'node:cluster';
import { readConfig } from './config.ts';
import { crash } from './crash.ts';
import { failToStart, startPortal } from './start.ts';
import { startEnvironment } from './start-environment.ts';
import { supervise } from './supervise.ts';

/** Runs what the arguments and the environment of this process say; ends it where it cannot start. */
export async function runServer(): Promise<void> {
  process.on('uncaughtException', crash);
  try {
    const environment = startEnvironment(process.argv.slice(2), process.env);
    const alone = cluster.isWorker || readConfig(environment).MARQUEE_WORKERS === 1;
    await (alone ? startPortal(environment) : supervise(environment));
  } catch (error) {
    failToStart(error);
  }
}
