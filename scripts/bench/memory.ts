import { parseArgs } from 'node:util';
import { progressBar } from '#cli/console/progress-bar.ts';
import { startTestServer } from '../../tests/support/browser/start-server.ts';
import { landingDocuments } from '../check/landing-documents.ts';
import { buildFirst, DATA } from './build-first.ts';
import { fetchDocument, serverEnvironment } from './marquee-server.ts';
import { type Course, floodServer } from './memory/flood-server.ts';
import { floodsOf } from './memory/floods.ts';
import { startBareServer } from './processes.ts';
import { atMost, printReport, type Row, readable } from './report.ts';

/**
 * Floods the server with requests of one stranger that differ in hosts, languages, queries and
 * addresses, and watches its memory, beside a bare server that is flooded alike. It has a small
 * heap: what it kept of each request would end it. Ends with 1 where the memory grows.
 *   --requests 40000   of each of the longer floods
 *   --heap 192         MiB that JavaScript may take; --cache 16 of pages beside it
 *   --tiny             few requests: that it runs, rather than what comes out
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string' },
    heap: { type: 'string', default: '192' },
    cache: { type: 'string', default: '16' },
    tiny: { type: 'boolean', default: false },
  },
});
const requests = Number(values.requests ?? (values.tiny ? 3_000 : 40_000));
/** MiB between two looks that are garbage, counters and compiled code. */
const NOISE = 24;

buildFirst();
const { documents } = await landingDocuments(DATA);
const landing = documents.find(({ host }) => host !== undefined);
if (landing?.host === undefined) throw new Error('No program has a host of its own.');
const server = await startTestServer({
  ...serverEnvironment('programs'),
  MARQUEE_CACHE_MB: values.cache,
  LOG_LEVEL: 'info',
  NODE_OPTIONS: `--max-old-space-size=${values.heap}`,
});
const { body } = await fetchDocument(server.port, landing.path);
const bare = await startBareServer({
  documents: [{ path: '/', headers: {}, body: body.toString('base64') }],
});
const bar = progressBar();
const rows: Row[] = [];
let grown = false;
try {
  const floods = floodsOf(landing.host, landing.path);
  for (const [index, flood] of floods.entries()) {
    bar.progress(index, floods.length);
    const count = Math.ceil(requests * flood.share);
    const flooded = await floodServer(server, flood, count).catch(() => undefined);
    if (!flooded) {
      grown = true;
      rows.push({ what: flood.what, result: 'the server ended' });
      break;
    }
    const { heap, resident, rate } = flooded;
    const reference = await floodServer(bare, flood, count);
    const growth = heap === undefined ? Number.NaN : heap.last - heap.first;
    grown ||= !(growth <= NOISE);
    rows.push({
      what: `${flood.what}: ${readable(count)}, ${readable(rate)} a second`,
      result: `heap ${told(heap)}, process ${told(resident)}`,
      reference: `process ${told(reference.resident)}`,
      aim: atMost(Math.round(growth), NOISE, 'MiB more'),
    });
  }
} finally {
  bar.stop();
  if (rows.length > 0)
    printReport(`Memory under floods, MiB, a heap of ${values.heap}; reference: bare Node`, rows);
  bare.close();
  await server.close();
}
process.exit(grown ? 1 : 0);

function told(course: Course | undefined): string {
  return course ? `${readable(course.first)} → ${readable(course.last)}` : 'unknown';
}
