import { launchBrowser } from '../../tests/support/browser/launch.ts';
import { listLandings } from '../../tests/support/browser/list-pages.ts';
import { startLiveServer } from '../../tests/support/browser/live-server.ts';
import type { PageText } from '../../tests/support/browser/page-texts.ts';
import { startTestServer } from '../../tests/support/browser/start-server.ts';
import { readTourOptions } from '../../tests/support/browser/tour-options.ts';
import { visitPages } from '../../tests/support/browser/visit-pages.ts';
import { describeVisit } from '../../tests/support/browser/visits.ts';
import {
  openTranslations,
  untranslatedIn,
  untranslatedOn,
} from './untranslated/find-untranslated.ts';

/**
 * Prints each text of the programs' pages that is in no catalogue of the locale, for every locale
 * that a program is wholly translated to; ends with 1 where there was one. What everybody can read
 * is taken from the documents; with `--person=maya` (`--program`, `--locale` keep it short) it is
 * the pages of that person, in a browser. Arguments: see `readTourOptions`.
 */
const { choice, look } = readTourOptions(process.argv.slice(2));
const { whole, publicPages, known } = await openTranslations(await listLandings());
const chosen = whole.filter(
  ({ slug, locale }) =>
    (choice.programs?.includes(slug) ?? true) && (look.locale ?? locale) === locale,
);
const browser = await launchBrowser();
let pages = 0;
let faults = 0;
try {
  await (choice.people === undefined ? readDocuments() : readInBrowser());
} finally {
  await browser.close();
}
console.log(
  `${chosen.length} translations, ${pages} pages, ${faults} texts that no catalogue has.`,
);
process.exitCode = faults === 0 ? 0 : 1;

async function readDocuments(): Promise<void> {
  const server = await startTestServer({ MARQUEE_RATE_LIMITS: 'off' });
  try {
    const page = await browser.newPage();
    for (const one of chosen)
      for (const path of await publicPages(one.slug)) {
        const place = { origin: server.origin, path, locale: one.locale };
        report(`${path} ${one.locale}`, await untranslatedIn(page, place, await known(one)));
      }
  } finally {
    await server.close();
  }
}

async function readInBrowser(): Promise<void> {
  const server = await startLiveServer({ MARQUEE_RATE_LIMITS: 'off' });
  try {
    for (const one of chosen)
      await visitPages({
        ...{ server, browser, look: { locale: one.locale } },
        choice: { ...choice, programs: [one.slug] },
        looker: async (page, visit) => {
          const found = await untranslatedOn(page, await known(one));
          report(`${describeVisit(visit)} ${one.locale}`, found);
        },
      });
  } finally {
    await server.close();
  }
}

function report(name: string, found: readonly PageText[]): void {
  pages += 1;
  faults += found.length;
  if (found.length > 0)
    console.log(`${name}\n${found.map(({ text, place }) => `  ${place}: ${text}`).join('\n')}`);
}
