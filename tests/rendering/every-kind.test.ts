import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Catalogue } from '#catalogue/catalogue.ts';
import { resolveAddress } from '#domain/routing/resolve-address.ts';
import { renderPage } from '#main/ssr.tsx';
import { buildView } from '#main/views/build-view.ts';
import { CLOSED_LISTS, type ClosedList } from '../support/every-kind/closed-lists.ts';
import {
  addressOf,
  EVERY_KIND,
  layOutVariants,
  SAID,
  textsBeside,
  VARIANTS,
} from '../support/every-kind/manifests.ts';

const folder = layOutVariants();
afterAll(() => rmSync(folder, { recursive: true }));
const catalogue = await Catalogue.open({
  folder,
  dataFolder: join(folder, '.data'),
  environment: 'development',
});

/** Each list after its place, the title of its test. */
const lists = CLOSED_LISTS.map((list) => [list.place, list] as const);
const isVaried = (list: ClosedList) => VARIANTS.some((variant) => variant.list === list);
const varied = lists.filter(([, list]) => isVaried(list));
const sampled = lists.filter(
  ([, list]) =>
    !isVaried(list) &&
    SAID.some((said) => said.list === list && said.file.endsWith('/program.yaml')),
);

test.each(lists)('%s: there is a sample of every word', (place, list) => {
  const { words } = list;
  const played = [...SAID, ...VARIANTS].filter((one) => one.list === list);
  const missing = words.filter((word) => played.every((one) => one.word !== word));
  expect(
    missing.map(
      (word) =>
        `${place} declares "${word}", which no sample says: add one to ${EVERY_KIND}/everything, ` +
        'then go where the tests of every kind and the types lead.',
    ),
  ).toEqual([]);
});

test.each(sampled)('%s: what says a word shows', async (place, list) => {
  const faults: string[] = [];
  for (const said of SAID.filter((one) => one.list === list)) {
    const address = addressOf(said);
    const html = await shown('everything', address);
    const texts = textsBeside(said);
    if (!texts.some((text) => html.includes(text)))
      faults.push(`${place} "${said.word}": ${address} shows nothing of ${texts.join(', ')}.`);
  }
  expect(faults).toEqual([]);
});

test.each(varied)('%s: every word makes a page of its own', async (place, list) => {
  const said = SAID.find((one) => one.list === list);
  if (!said) throw new Error(`No sample says a word of ${place}.`);
  const pages = new Map<string, string>();
  // Where a list has one word alone, it differs from what stands there without it.
  pages.set(await shown('everything', addressOf(said)), said.word);
  const faults: string[] = [];
  for (const { word, slug, address } of VARIANTS.filter((variant) => variant.list === list)) {
    const page = await shown(slug, address);
    const same = pages.get(page);
    pages.set(page, word);
    if (same !== undefined && !isWarnedOf(slug))
      faults.push(
        `${place} "${word}" looks like "${same}": engine/portal does nothing for it yet.`,
      );
  }
  expect(faults).toEqual([]);
});

/** Whether the catalogue says that something in the program has no effect. */
const isWarnedOf = (slug: string) =>
  catalogue.issues.some(({ file }) => file.includes(`/${slug}/`));

/** A page with its styles, or where its address leads. */
async function shown(slug: string, address: string): Promise<string> {
  const compiled = catalogue.compiled(slug);
  const issue = catalogue.issues.find(
    ({ file, severity }) => severity === 'error' && file.includes(`/${slug}/`),
  );
  if (!compiled || issue) throw new Error(`${slug} is not sound: ${JSON.stringify(issue)}`);
  const resolution = resolveAddress('localhost', address, catalogue);
  if (resolution.kind === 'redirect') return `leads to ${resolution.location}`;
  const request = { resolution, locale: 'en', path: address, page: 1, localPort: undefined };
  const view = buildView({ ...request, now: Date.parse('2026-11-21T12:00:00Z') }, catalogue);
  const { program, palettes } = compiled;
  if (program.status === 'live') expect(view.status, address).toBe(200);
  const { html, theme } = await renderPage(view, address, program.theme, palettes);
  return (html + JSON.stringify(theme)).replaceAll(slug, 'everything');
}
