import { landingDocuments } from '../../check/landing-documents.ts';
import { DATA } from '../build-first.ts';
import { fetchDocument, startMarquee, untilQuiet } from '../marquee-server.ts';
import { putUnderLoad } from '../processes.ts';
import type { Row } from '../report.ts';
import { compare, type WorkersPlan } from './compare.ts';

/** So many that each process has answered some: it then has the page at its smallest. */
const FIRST_REQUESTS = 30;

/** A landing page that both processes have in memory. */
export async function measurePages({ rounds, seconds }: WorkersPlan): Promise<Row> {
  const { documents } = await landingDocuments(DATA);
  const path = documents.find(({ host }) => host !== undefined)?.path;
  if (path === undefined) throw new Error('No program has a host of its own.');
  const one = await startMarquee('programs');
  const two = await startMarquee('programs', { MARQUEE_WORKERS: '2' });
  try {
    for (const { port } of [one, two])
      for (let count = 0; count < FIRST_REQUESTS; count += 1) await fetchDocument(port, path);
    for (const server of [one, two]) await untilQuiet(server, 10_000);
    return await compare('cached page', { one, two }, rounds, async ({ port }) => {
      const load = { port, paths: [path], host: 'localhost', seconds };
      const { rate, failed } = await putUnderLoad(load);
      if (failed > 0) throw new Error(`${failed} requests for ${path} failed.`);
      return { answered: rate * seconds, seconds };
    });
  } finally {
    await one.close();
    await two.close();
  }
}
