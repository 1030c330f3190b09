import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** For what the files of one run share; gone at its end. */
    runFolder: string;
  }
}

/** Before the first file of browser tests, in a process of its own. */
export default function openRunFolder(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-run-'));
  project.provide('runFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
