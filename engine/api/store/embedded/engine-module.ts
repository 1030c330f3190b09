import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * The embedded database's program, compiled once for the life of the process: threads share it, so
 * that one that takes another's place opens its folder sooner.
 */
export function engineModule(): Promise<WebAssembly.Module> {
  compiled ??= compile();
  return compiled;
}

/**
 * V8 throws away compiled code that it has replaced by better code. Where several threads run the
 * program, that ends the whole process at times ("Check failed: jit_page_->allocations_.erase", V8
 * 13.6; nodejs/node#64500). The little that is replaced is kept.
 */
async function compile(): Promise<WebAssembly.Module> {
  setFlagsFromString('--no-wasm-code-gc');
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return WebAssembly.compile(await readFile(join(dirname(entry), 'pglite.wasm')));
}
