import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../../tests/support/browser/launch.ts';
import type { TestServer } from '../../../tests/support/browser/start-server.ts';
import type { LandingDocument } from '../../check/landing-documents.ts';
import { fetchDocument, startMarquee, untilQuiet } from '../marquee-server.ts';
import { type BareServer, startBareServer } from '../processes.ts';
import { atMost, type Row, readable } from '../report.ts';
import { alternate, median, ratioOfPairs } from '../statistics.ts';
import { loadPage, type PageLoad } from './load-page.ts';
import { staticPage } from './static-page.ts';

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
  const bare = await startBareServer({
    documents: pages.map(({ path, html }) => ({
      path,
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
      body: brotliCompressSync(staticPage(html)).toString('base64'),
    })),
  });
  const browser = await launchBrowser();
  try {
    const rows: Row[] = [];
    for (const { path } of pages) {
      const loads = await alternate(pairs, loadsOf(browser, path, { server, bare }), progress);
      rows.push(...rowsOf(path, loads.marquee, loads.file));
    }
    return rows;
  } finally {
    await browser.close();
    bare.close();
    await server.close();
  }
}

function loadsOf(browser: Browser, path: string, to: { server: TestServer; bare: BareServer }) {
  return {
    file: () => loadPage(browser, `http://localhost:${to.bare.port}${path}`),
    marquee: () => loadPage(browser, `http://localhost:${to.server.port}${path}`),
  };
}

function rowsOf(path: string, loads: readonly PageLoad[], files: readonly PageLoad[]): Row[] {
  const of = (from: readonly PageLoad[], key: keyof PageLoad) => from.map((load) => load[key]);
  const largest = ratioOfPairs(of(loads, 'largestPaint'), of(files, 'largestPaint'));
  const first = ratioOfPairs(of(loads, 'firstPaint'), of(files, 'firstPaint'));
  const middle = (key: keyof PageLoad, unit: string) => ({
    result: `${readable(median(of(loads, key)))} ${unit}`,
    reference: `static file ${readable(median(of(files, key)))} ${unit}`,
  });
  return [
    { what: path, result: '' },
    { what: '  first paint', ...middle('firstPaint', 'ms') },
    { what: '  first paint beside the file', result: readable(first), aim: atMost(first, 1.1) },
    { what: '  largest paint', ...middle('largestPaint', 'ms') },
    { what: '  largest paint beside it', result: readable(largest), aim: atMost(largest, 1.1) },
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
