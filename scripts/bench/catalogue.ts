import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listSlugs } from '#catalogue/store/fingerprint.ts';
import { progressBar } from '#cli/console/progress-bar.ts';
import { BENCH, buildFirst } from './build-first.ts';
import { measureChanges } from './catalogue/changes.ts';
import { measureHosts } from './catalogue/hosts.ts';
import { measureOpening } from './catalogue/opening.ts';
import { measureColdStart } from './documents/cold-start.ts';
import { generatePrograms } from './generate-programs.ts';
import { startMarquee, untilQuiet } from './marquee-server.ts';
import { memoryOf } from './processes.ts';
import { printReport, type Row, readable } from './report.ts';

/**
 * Measures a catalogue of many programs: compiling it, starting on it, changing it.
 *   --programs 10000   how many are generated
 */
const { values } = parseArgs({ options: { programs: { type: 'string', default: '10000' } } });
const folder = join(BENCH, 'programs');

buildFirst();
const bar = progressBar();
generatePrograms({ folder, count: Number(values.programs), progress: bar.progress });
// Generated ones end in their number.
const slug = listSlugs(folder).find((name) => /-\d+$/.test(name));
if (slug === undefined) throw new Error('--programs must be at least 2.');
const dataFolder = join(BENCH, 'compiled');
const opening = await measureOpening({ folder, dataFolder, progress: bar.progress });
bar.stop();
printReport('The catalogue', [...opening, await measureHosts()]);

const start = { programs: folder, path: `/programs/${slug}`, limit: 600, rounds: 9 };
const cold = await measureColdStart(`cold start with ${values.programs} programs`, start);
printReport('The server on it', [cold, ...(await measureRunning(slug))]);

async function measureRunning(changed: string): Promise<Row[]> {
  const small = await startMarquee('programs');
  await untilQuiet(small, 10_000);
  const little = memoryOf(small.process);
  await small.close();
  const server = await startMarquee(folder);
  try {
    await untilQuiet(server, 30_000);
    const memory = memoryOf(server.process);
    return [
      {
        what: 'memory before the first request',
        result: `${readable(memory)} MiB`,
        reference: `with the programs in this repository ${readable(little)} MiB`,
      },
      ...(await measureChanges({ server, folder, slug: changed })),
    ];
  } finally {
    await server.close();
  }
}
