import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  openTranslations,
  type Translations,
  untranslatedIn,
  untranslatedOn,
} from '../../scripts/pages/untranslated/find-untranslated.ts';
import {
  type LivePortal,
  openSharedPortal,
  type SharedLive,
} from '../browser/support/live-portal.ts';
import { listLandings } from '../support/browser/list-pages.ts';
import { livePrograms, visitPages } from '../support/browser/visit-pages.ts';
import { describeVisit } from '../support/browser/visits.ts';
import { sampleOf } from '../support/sample-of.ts';

let portal: LivePortal<SharedLive>;
let translations: Translations;
beforeAll(async () => {
  [portal, translations] = await Promise.all([
    openSharedPortal(),
    listLandings().then(openTranslations),
  ]);
});
afterAll(() => portal?.close());

/** `npm run untranslated` reads all programs in all of their languages. */
test('every text that everybody reads is in the catalogue of its language', {
  timeout: 300_000,
}, async () => {
  const { page, context } = await portal.open();
  const found: Record<string, readonly string[]> = {};
  const chosen = sampleOf(translations.whole, 4);
  for (const one of chosen)
    for (const path of await translations.publicPages(one.slug)) {
      const place = { origin: portal.server.origin, path, locale: one.locale };
      const texts = await untranslatedIn(page, place, await translations.known(one));
      if (texts.length > 0) found[`${path} ${one.locale}`] = texts.map(({ text }) => text);
    }
  await context.close();
  expect(found).toEqual({});
  expect(chosen).not.toEqual([]);
});

test('every text that a member reads is in the catalogue of its language', {
  timeout: 300_000,
}, async () => {
  const live = new Set((await livePrograms(portal)).map(({ slug }) => slug));
  const [one] = sampleOf(
    translations.whole.filter(({ slug }) => live.has(slug)),
    1,
  );
  if (!one) throw new Error('No program is wholly translated to any language.');
  const known = await translations.known(one);
  const found: Record<string, readonly string[]> = {};
  let pages = 0;
  await visitPages({
    server: { origin: portal.server.origin, data: portal.data },
    browser: portal.browser,
    look: { locale: one.locale },
    choice: { key: true, programs: [one.slug], people: ['maya'] },
    looker: async (page, visit) => {
      pages += 1;
      const texts = await untranslatedOn(page, known);
      if (texts.length > 0)
        found[`${describeVisit(visit)} ${one.locale}`] = texts.map(({ text }) => text);
    },
  });
  expect(found).toEqual({});
  expect(pages).toBeGreaterThan(0);
});

test('a text that is in no catalogue is found wherever a page has it', async () => {
  const [one] = translations.whole;
  if (!one) throw new Error('No program is wholly translated to any language.');
  const known = await translations.known(one);
  const { page, context } = await portal.open();
  await page.setContent(
    '<title>Forgotten title</title><main><p>A forgotten sentence<!-- --> of two parts.</p>' +
      '<input placeholder="Forgotten hint"><button aria-label="Forgotten name"></button>' +
      '<p>12 – 2026, @maya, https://sega.example/a</p><p lang="en">Said in English</p></main>',
  );
  const texts = await untranslatedOn(page, known);
  await context.close();
  expect(texts.map(({ text }) => text).sort()).toEqual([
    'A forgotten sentence of two parts.',
    'Forgotten hint',
    'Forgotten name',
    'Forgotten title',
  ]);
});
