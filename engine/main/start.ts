import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

process.env.NODE_ENV ??= 'production';
// Before any other import: code that was read and compiled once is not read as text again.
enableCompileCache(join(process.env.MARQUEE_DATA || '.marquee', 'code'));
const { loadEngine } = await import('../launch/load-engine.ts');
const { runServer } = await loadEngine('server', () => import('./server/run-server.ts'));
await runServer();
