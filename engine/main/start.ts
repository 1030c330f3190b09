import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

process.env.NODE_ENV ??= 'production';
// Before any other import: code that was read and compiled once is not read as text again.
enableCompileCache(join(process.env.MARQUEE_DATA || '.marquee', 'code'));
const { failToStart, startPortal } = await import('./server/start.ts');
const { crash } = await import('./server/crash.ts');
process.on('uncaughtException', crash);
const { readConfig } = await import('./server/config.ts');
const { startEnvironment } = await import('./server/start-environment.ts');
const { supervise } = await import('./server/supervise.ts');
await start().catch(failToStart);

async function start(): Promise<void> {
  const environment = startEnvironment(process.argv.slice(2), process.env);
  const alone = cluster.isWorker || readConfig(environment).MARQUEE_WORKERS === 1;
  await (alone ? startPortal(environment) : supervise(environment));
}
