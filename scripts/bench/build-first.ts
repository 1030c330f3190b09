import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Everything that measurements write; the server under test has its builds and catalogues here. */
export const DATA = process.env.MARQUEE_DATA || '.marquee';
export const BENCH = join(DATA, 'bench');

/** Builds the portal where the build is out of date: what is measured is what is in the tree. */
export function buildFirst(): void {
  execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
}
