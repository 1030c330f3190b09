import { failToStart, startPortal } from './server/start.ts';

process.env.NODE_ENV ??= 'production';
await startPortal(process.env).catch(failToStart);
