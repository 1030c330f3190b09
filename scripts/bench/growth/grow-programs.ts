import { join } from 'node:path';
import { listSlugs } from '#catalogue/store/fingerprint.ts';
import { BENCH } from '../build-first.ts';
import { timeChanges } from '../catalogue/changes.ts';
import { timeBareStart, timeStartOn } from '../documents/cold-start.ts';
import { generatePrograms } from '../generate-programs.ts';
import { fetchDocument, startMarquee, untilQuiet } from '../marquee-server.ts';
import { startBareServer } from '../processes.ts';
import { median } from '../statistics.ts';
import { type GrownPath, growPaths, type Timed } from './grown-path.ts';

const STARTS = 5;
const QUIET_MS = 60_000;

/** What visitors and operators wait for, with more and more programs. */
export const growPrograms = (pages: number, sizes: readonly number[]): Promise<GrownPath[]> =>
  growPaths('programs', sizes, async (count) => {
    const folder = join(BENCH, `growth-${count}`);
    generatePrograms({ folder, count });
    const slugs = listSlugs(folder).filter((name) => /-\d+$/.test(name));
    const path = `/programs/${slugs[0]}`;
    await timeStartOn(folder, path); // compiles what is not compiled yet
    const starts: number[] = [];
    const bareStarts: number[] = [];
    for (let round = 0; round < STARTS; round += 1) {
      bareStarts.push(await timeBareStart());
      starts.push(await timeStartOn(folder, path));
    }
    return [
      {
        ...{ path: 'a start, until the first page is there' },
        ...{ time: median(starts), reference: median(bareStarts) },
      },
      ...(await timePages(folder, slugs, pages)),
    ];
  });

/** Pages of programs all over the catalogue: the first time each is asked for, and again. */
async function timePages(
  folder: string,
  slugs: readonly string[],
  pages: number,
): Promise<Timed[]> {
  const stride = Math.max(1, Math.floor(slugs.length / pages));
  const asked = slugs
    .filter((_, index) => index % stride === 0)
    .slice(0, pages)
    .map((slug) => `/programs/${slug}`);
  const server = await startMarquee(folder);
  try {
    await untilQuiet(server, QUIET_MS);
    await fetchDocument(server.port, '/programs/new-program');
    const first = await timeEach(server.port, asked);
    await untilQuiet(server, QUIET_MS);
    const sizes = await Promise.all(
      asked.map(async (path) => (await fetchDocument(server.port, path)).body.length),
    );
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
    const bare = await startBareServer({
      documents: asked.map((path, index) => ({ path, headers, body: sizes[index] ?? 0 })),
    });
    try {
      const reference = await timeEach(bare.port, asked);
      const again = await timeEach(server.port, asked);
      const slug = slugs.at(-1) ?? '';
      const { changed, added } = await timeChanges({ server, folder, slug });
      return [
        { path: 'a page that nobody asked for before', time: first, reference },
        { path: 'a page that is known', time: again, reference },
        { path: 'a saved manifest, until it is shown', time: changed },
        { path: 'a new program, until it is shown', time: added },
      ];
    } finally {
      bare.close();
    }
  } finally {
    await server.close();
  }
}

/** Milliseconds of one page in the middle, asked for one after another. */
async function timeEach(port: number, paths: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const path of paths) {
    const begun = performance.now();
    const { status } = await fetchDocument(port, path);
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    times.push(performance.now() - begun);
  }
  return median(times);
}
