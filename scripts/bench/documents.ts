import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listSlugs } from '#catalogue/store/fingerprint.ts';
import { progressBar } from '#cli/console/progress-bar.ts';
import { landingDocuments } from '../check/landing-documents.ts';
import { BENCH, buildFirst, DATA } from './build-first.ts';
import { measureColdStart } from './documents/cold-start.ts';
import { measureFlood } from './documents/flood.ts';
import { measurePaint, showsKeyArt } from './documents/paint.ts';
import { measureRandomPrograms } from './documents/random-programs.ts';
import { measureThroughput } from './documents/throughput.ts';
import { measureWeights } from './documents/weights.ts';
import { generatePrograms } from './generate-programs.ts';
import { printReport } from './report.ts';

/**
 * Measures landing pages beside their references, in one run: server, cold start, first paint.
 *   --programs 10000   how many are generated for the random ones
 *   --rounds 5         rounds of load, each of --seconds 4
 *   --pairs 50         page loads, each beside one of the static page
 *   --only paint       one part alone: weights, server, random, start, paint
 */
const { values } = parseArgs({
  options: {
    programs: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    pairs: { type: 'string', default: '50' },
    only: { type: 'string' },
  },
});
const plan = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
const wanted = (part: string) => values.only === undefined || values.only === part;

buildFirst();
const landings = await landingDocuments(DATA);
const [own, other] = landings.documents.filter(({ host }) => host !== undefined);
if (!own || !other) throw new Error('No two programs have a host of their own.');

if (wanted('weights'))
  printReport('What travels before the largest paint', measureWeights(landings));
if (wanted('server')) printReport('A cached landing page', await measureThroughput(own, plan));
if (wanted('random')) {
  const folder = join(BENCH, 'programs');
  const count = Number(values.programs);
  const bar = progressBar();
  generatePrograms({ folder, count, progress: bar.progress });
  const paths = listSlugs(folder).map((slug) => `/programs/${slug}`);
  const rows = await measureRandomPrograms({ ...plan, folder, paths, progress: bar.progress });
  bar.stop();
  printReport(`${count} programs`, rows);
  printReport('A flood', await measureFlood({ ...plan, folder, paths }));
}
if (wanted('start')) {
  const start = { programs: 'programs', path: own.path, limit: 400, rounds: 9 };
  const what = `cold start with ${landings.documents.length} programs`;
  printReport('Starting', [await measureColdStart(what, start)]);
}
if (wanted('paint')) {
  const bar = progressBar();
  const pairs = Number(values.pairs);
  const pages = [own, other, ...landings.documents.filter(showsKeyArt).slice(0, 1)];
  const rows = await measurePaint(pages, { pairs, progress: bar.progress });
  bar.stop();
  printReport(`Slow network, slow processor, ${pairs} pairs a page`, rows);
}
