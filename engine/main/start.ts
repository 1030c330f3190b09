import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

process.env.NODE_ENV ??= 'production';
// Before any other import: code that was read and compiled once is not read as text again.
enableCompileCache(join(process.env.MARQUEE_DATA || '.marquee', 'code'));
const { failToStart, startPortal } = await import('./server/start.ts');
const { crash } = await import('./server/crash.ts');
process.on('uncaughtException', crash);
const half = process.argv[2] ?? 'all';
if (half !== 'all' && half !== 'web' && half !== 'api') {
  console.error(`"${half}" is no half of the product: say web, api, or nothing for both.`);
  process.exit(2);
}
await startPortal(process.env, half).catch(failToStart);
