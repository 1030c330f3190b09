import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

process.env.NODE_ENV ??= 'production';
// Before any other import: code that was read and compiled once is not read as text again.
enableCompileCache(join(process.env.MARQUEE_DATA || '.marquee', 'code'));
const { failToStart, startPortal } = await import('./server/start.ts');
const { crash } = await import('./server/crash.ts');
process.on('uncaughtException', crash);
const [, , named] = process.argv;
const environment = named === undefined ? process.env : { ...process.env, MARQUEE_ROLE: named };
await startPortal(environment).catch(failToStart);
