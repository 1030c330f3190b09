import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { IS_BUNDLED, launchPainter } from '../../tests/support/browser/launch.ts';
import { compareLooks, describe, LOOKS_FOLDER, writeDifferences } from './looks/compare-looks.ts';
import { SCENES } from './looks/looks-set.ts';
import { type LooksPicture, startLooksServer, takeLooks } from './looks/take-looks.ts';

/**
 * Takes the kept set of pictures again and compares: what differs is written side by side to
 * MARQUEE_DATA/looks/index.html, and it ends with 1. `--update` keeps what it took instead;
 * `--program=a,b` takes those alone; `--kept=<folder>` is where the pictures are kept.
 */
const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    program: { type: 'string' },
    kept: { type: 'string', default: LOOKS_FOLDER },
  },
});
const { update, kept } = values;
const chosen = values.program?.split(',');
const scenes = SCENES.filter(({ program }) => chosen?.includes(program) ?? true);
if (!IS_BUNDLED) {
  console.error(
    'Only the browser that comes from npm draws the same everywhere: run this on Linux x64.',
  );
  process.exit(2);
}
if (scenes.length === 0) {
  const programs = [...new Set(SCENES.map(({ program }) => program))].join(', ');
  console.error(`No pictures are kept of ${values.program}, only of ${programs}.`);
  process.exit(2);
}

const pictures = await takeAll();
if (update) keep(pictures);
else compare(pictures);

async function takeAll(): Promise<LooksPicture[]> {
  const server = await startLooksServer();
  const browser = await launchPainter();
  try {
    const taken: LooksPicture[] = [];
    for (const scene of scenes) taken.push(...(await takeLooks(server, browser, scene)));
    return taken;
  } finally {
    await browser.close();
    await server.close();
  }
}

function keep(taken: readonly LooksPicture[]): void {
  // A picture that nobody takes any more goes.
  if (chosen === undefined) rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  for (const { name, png } of taken) writeFileSync(join(kept, `${name}.png`), png);
  const megabytes = taken.reduce((sum, { png }) => sum + png.length, 0) / 1e6;
  console.log(`${taken.length} pictures are kept in ${kept}, ${megabytes.toFixed(1)} MB.`);
}

function compare(taken: readonly LooksPicture[]): void {
  const differences = compareLooks(taken, kept);
  const folder = join(process.env.MARQUEE_DATA ?? '.marquee', 'looks');
  const page = writeDifferences(differences, folder);
  for (const { name, pixels } of differences) console.log(`${name}: ${describe(pixels)}`);
  console.log(`${taken.length} pictures, ${differences.length} differ; see ${page}.`);
  process.exitCode = differences.length === 0 ? 0 : 1;
}
