import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from './browser/launch.ts';
import { listPages } from './browser/list-pages.ts';
import { startTestServer } from './browser/start-server.ts';

/**
 * Writes a picture of every page at a phone's, a tablet's and a desk's width to
 * MARQUEE_DATA/screenshots. Arguments: parts of addresses to limit it to, `--locale=ar-sa`,
 * `--width=360`, `--fold` for the first screen alone.
 */
const WIDTHS = [360, 768, 1440];
const folder = join(process.env.MARQUEE_DATA ?? '.marquee', 'screenshots');
const options = new Map(
  process.argv
    .filter((argument) => argument.startsWith('--'))
    .map((argument) => argument.slice(2).split('=') as [string, string]),
);
const parts = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const widths = options.has('width') ? [Number(options.get('width'))] : WIDTHS;
const locale = options.get('locale');

const server = await startTestServer();
const browser = await launchBrowser();
mkdirSync(folder, { recursive: true });
try {
  const pages = (await listPages()).filter(
    (path) => parts.length === 0 || parts.some((part) => path.includes(part)),
  );
  for (const width of widths) {
    const context = await browser.newContext({
      viewport: { width, height: width < 600 ? 740 : 900 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const path of pages) {
      const address = `${server.origin}${path}${locale ? `?locale=${locale}` : ''}`;
      // The second visit has the fonts: the first may show the system's.
      for (let visit = 0; visit < 2; visit += 1) {
        const response = await page.goto(address, { waitUntil: 'networkidle' });
        const status = response?.status() ?? 0;
        if (status >= 500) throw new Error(`${address} answered ${status}.`);
      }
      const name = `${path.slice(1).replaceAll('/', '--') || 'index'}${locale ? `.${locale}` : ''}.${width}.png`;
      await page.screenshot({ path: join(folder, name), fullPage: !options.has('fold') });
    }
    await context.close();
  }
  console.log(`${pages.length} pages at ${widths.join(', ')} px in ${folder}.`);
} finally {
  await browser.close();
  await server.close();
}
