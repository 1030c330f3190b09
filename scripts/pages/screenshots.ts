import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeContactSheet } from '../../tests/support/browser/contact-sheet.ts';
import { launchPainter } from '../../tests/support/browser/launch.ts';
import { layOutAll } from '../../tests/support/browser/lay-out-all.ts';
import { startLiveServer } from '../../tests/support/browser/live-server.ts';
import { mailPictures } from '../../tests/support/browser/mail-pictures.ts';
import { showFonts } from '../../tests/support/browser/show-fonts.ts';
import { readTourOptions } from '../../tests/support/browser/tour-options.ts';
import { livePrograms, visitPages } from '../../tests/support/browser/visit-pages.ts';
import { visitName } from '../../tests/support/browser/visits.ts';

/**
 * Writes a picture of every page at a phone's, a tablet's and a desk's width to
 * MARQUEE_DATA/screenshots, with index.html to look at them: public pages, and those that sample
 * people and guests see; with `--key` the pages by which one judges a brand, and its mail.
 * Arguments: see `readTourOptions`.
 */
const folder = join(process.env.MARQUEE_DATA ?? '.marquee', 'screenshots');
const { choice, look, widths, fold } = readTourOptions(process.argv.slice(2));
mkdirSync(folder, { recursive: true });

const server = await startLiveServer({ MARQUEE_RATE_LIMITS: 'off' });
const browser = await launchPainter();
let pictures = 0;
try {
  await visitPages({
    ...{ server, browser, choice, look },
    looker: async (page, visit) => {
      await showFonts(page);
      await layOutAll(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
        // What follows the width by script has to come to rest.
        await page.waitForTimeout(150);
        const name = [visitName(visit), look.locale, look.mode, width].filter(Boolean).join('.');
        await page.screenshot({ path: join(folder, `${name}.png`), fullPage: !fold });
        pictures += 1;
      }
    },
  });
  if (choice.key) {
    const programs = (await livePrograms(server)).filter(
      ({ slug }) => choice.programs?.includes(slug) ?? true,
    );
    const setting = { locale: look.locale, widths };
    for await (const { name, width, png } of mailPictures(browser, programs, setting)) {
      writeFileSync(join(folder, `${name}.${width}.png`), png);
      pictures += 1;
    }
  }
  writeContactSheet(folder);
  console.log(
    `${pictures} pictures at ${widths.join(', ')} px; see ${join(folder, 'index.html')}.`,
  );
} finally {
  await browser.close();
  await server.close();
}
