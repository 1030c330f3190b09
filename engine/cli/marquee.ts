#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Before any other import: code that was read and compiled once is not read as text again.
enableCompileCache(
  fileURLToPath(new URL('../../node_modules/.cache/marquee/code', import.meta.url)),
);
const { loadEngine } = await import('../launch/load-engine.ts');
const { runCommand } = await loadEngine('command', () => import('./run-command.ts'));
await runCommand();
