import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

process.env.NODE_ENV ??= 'production';
// Before any other import: code that was read and compiled once is not read as text again.
enableCompileCache(join(process.env.MARQUEE_DATA || '.marquee', 'code'));
const { failToStart, startPortal } = await import('./server/start.ts');
const { crash } = await import('./server/crash.ts');
process.on('uncaughtException', crash);
const { supervise } = await import('./server/supervise.ts');
const { startEnvironment } = await import('./server/start-environment.ts');
const environment = startEnvironment(process.argv.slice(2), process.env);
await (cluster.isPrimary && Number(environment.MARQUEE_WORKERS) > 1
  ? supervise(environment)
  : startPortal(environment)
).catch(failToStart);
