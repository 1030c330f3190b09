import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../../tests/support/browser/launch.ts';
import type { TestServer } from '../../../tests/support/browser/start-server.ts';
import type { LandingDocument } from '../../check/landing-documents.ts';
import { fetchDocument, startMarquee, untilQuiet } from '../marquee-server.ts';
import type { BareDocument } from '../processes/bare-server.ts';
import { type BareServer, startBareServer } from '../processes.ts';
import { atMost, type Row, readable } from '../report.ts';
import { alternate, median, ratioOfPairs } from '../statistics.ts';
import { loadPage, type PageLoad } from './load-page.ts';
import { staticPage } from './static-page.ts';

/** Whether a page's first screen has a picture of the publisher's. */
export const showsKeyArt = ({ html }: Pick<LandingDocument, 'html'>): boolean =>
  html.includes('fetchPriority="high"');

export interface PaintPlan {
  readonly pairs: number;
  readonly progress: (done: number, total: number) => void;
}

/** First and largest paint of landing pages, each load beside one of the same page as a file. */
export async function measurePaint(
  pages: readonly LandingDocument[],
  { pairs, progress }: PaintPlan,
): Promise<Row[]> {
  const server = await startMarquee('programs');
  for (const { path } of pages) await fetchDocument(server.port, path);
  await untilQuiet(server, 10_000);
  const pictures = new Set(pages.flatMap(({ html }) => picturesOf(html)));
  const bare = await startBareServer({
    documents: [
      ...pages.map(({ path, html }) => ({
        path,
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
        body: brotliCompressSync(staticPage(html)).toString('base64'),
      })),
      ...(await Promise.all([...pictures].map((path) => sameBytes(server, path)))),
    ],
  });
  const browser = await launchBrowser();
  try {
    const rows: Row[] = [];
    for (const page of pages) {
      const { path } = page;
      const loads = await alternate(pairs, loadsOf(browser, path, { server, bare }), progress);
      rows.push(...rowsOf(page, loads.marquee, loads.file));
    }
    return rows;
  } finally {
    await browser.close();
    bare.close();
    await server.close();
  }
}

/** Addresses of the pictures that a document names, in every size and format. */
const picturesOf = (html: string): string[] =>
  html.match(/\/assets\/(?:images|programs)\/[^"\s,)]+/g) ?? [];

/** A picture for the bare server to answer with, as Marquee answers with it. */
async function sameBytes({ port }: TestServer, path: string): Promise<BareDocument> {
  const { status, headers, body } = await fetchDocument(port, path);
  if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
  const told = ['content-type', 'content-encoding', 'cache-control'].flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return { path, headers: Object.fromEntries(told), body: body.toString('base64') };
}

function loadsOf(browser: Browser, path: string, to: { server: TestServer; bare: BareServer }) {
  return {
    file: () => loadPage(browser, `http://localhost:${to.bare.port}${path}`),
    marquee: () => loadPage(browser, `http://localhost:${to.server.port}${path}`),
  };
}

/** How much later the largest paint may come than the file's. */
const LATEST = 1.1;
/** The same where it is a picture, which script and typefaces share the line with. */
const LATEST_PICTURE = 1.25;

function rowsOf(
  { path, html }: LandingDocument,
  loads: readonly PageLoad[],
  files: readonly PageLoad[],
): Row[] {
  const of = (from: readonly PageLoad[], key: keyof PageLoad) => from.map((load) => load[key]);
  const largest = ratioOfPairs(of(loads, 'largestPaint'), of(files, 'largestPaint'));
  const first = ratioOfPairs(of(loads, 'firstPaint'), of(files, 'firstPaint'));
  const latest = showsKeyArt({ html }) ? LATEST_PICTURE : LATEST;
  const middle = (key: keyof PageLoad, unit: string) => ({
    result: `${readable(median(of(loads, key)))} ${unit}`,
    reference: `static file ${readable(median(of(files, key)))} ${unit}`,
  });
  return [
    { what: path, result: '' },
    { what: '  first paint', ...middle('firstPaint', 'ms') },
    { what: '  first paint beside the file', result: readable(first), aim: atMost(first, LATEST) },
    { what: '  largest paint', ...middle('largestPaint', 'ms') },
    { what: '  largest paint beside it', result: readable(largest), aim: atMost(largest, latest) },
    {
      what: '  blocked',
      ...middle('blocked', 'ms'),
      aim: atMost(median(of(loads, 'blocked')), 0, 'ms'),
    },
    {
      what: '  scripts fetched before the largest paint',
      result: readable(median(of(loads, 'scriptsBefore'))),
      aim: atMost(median(of(loads, 'scriptsBefore')), 0),
    },
    { what: '  requests before the largest paint', ...middle('requestsBefore', '') },
    { what: '  requests in all, idle time included', ...middle('requests', '') },
  ];
}
