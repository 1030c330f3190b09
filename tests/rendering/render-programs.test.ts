import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { Catalogue } from '#catalogue/catalogue.ts';
import { languageTag } from '#domain/locales/negotiate-locale.ts';
import { joinPath } from '#domain/routing/paths.ts';
import { resolveAddress } from '#domain/routing/resolve-address.ts';
import { renderPage } from '#main/ssr.tsx';
import { buildView } from '#main/views/build-view.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'marquee-'));
const catalogue = await Catalogue.open({
  folder: 'programs',
  dataFolder,
  environment: 'development',
});
afterAll(() => rmSync(dataFolder, { recursive: true }));

async function render(path: string, locale: string) {
  const resolution = resolveAddress('localhost', path, catalogue);
  if (resolution.kind === 'redirect') throw new Error(`${path} leads to ${resolution.location}`);
  const now = Date.parse('2026-11-21T12:00:00Z');
  const view = buildView(
    { resolution, locale, path, page: 1, now, localPort: undefined },
    catalogue,
  );
  const compiled = view.program && catalogue.compiled(view.program.slug);
  const theme = compiled?.program.theme ?? catalogue.site.site.theme;
  const { palettes } = compiled ?? catalogue.site;
  return { view, html: (await renderPage(view, path, theme, palettes)).html };
}

/** Links of a page, on this host, that lead to an address where nothing is. */
const deadLinks = (html: string) =>
  [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)]
    .map((match) => match[1] ?? '')
    .filter((href) => resolveAddress('localhost', href, catalogue).kind === 'not_found');

const programs = [...catalogue.served()].map(([slug, served]) => ({
  slug,
  served,
  base: served.status === 'archived' ? `/__archive/${slug}` : served.base_route,
}));

describe.each(programs)('$slug', ({ slug, base, served }) => {
  const compiled = catalogue.compiled(slug);
  const paths = [
    ...(compiled?.program.pages ?? []).map(({ path }) => joinPath(base, path)),
    ...(compiled?.program.sections ?? [])
      .filter(({ name }) => name !== 'index')
      .map(({ path }) => joinPath(base, path)),
    ...['/terms', '/privacy', '/code-of-conduct'].map((path) => base + path),
  ];

  test.each(served.locales)(
    'renders every page in %s, whole and without complaint',
    async (locale) => {
      const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
      for (const path of paths) {
        const { view, html } = await render(path, locale);
        expect(view.status).toBe(200);
        expect(html).toContain(`<html lang="${languageTag(locale)}"`);
        expect(html.match(/<h1[ >]/g), `${path} has one h1`).toHaveLength(1);
        expect(html, `${path} shows no message id`).not.toMatch(/>(title|section)\.[a-z-]+</);
        expect(html, `${path} leaves no placeholder`).not.toMatch(
          />[^<]*\{(program|publisher|product|date)\}/,
        );
        expect(deadLinks(html), `${path} leads nowhere`).toEqual([]);
        expect(html, `${path} has no style attribute`).not.toMatch(/<[^>]* style="/);
      }
      for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
      vi.restoreAllMocks();
    },
  );

  test('answers the same view with the same bytes', async () => {
    const [first, second] = [
      await render(paths[0] ?? '/', 'en'),
      await render(paths[0] ?? '/', 'en'),
    ];
    expect(second.html).toBe(first.html);
  });

  test('sends the browser public fields alone', async () => {
    const { view } = await render(paths[0] ?? '/', 'en');
    expect(Object.keys(view.program ?? {})).not.toContain('preferred');
    expect(JSON.stringify(view)).not.toContain('seasonActivationIDs');
    expect(JSON.stringify(view)).not.toContain('token_endpoint');
  });
});

test.each(['/', '/display_programs', '/tos', '/ui-showcase', '/verify', '/bingo/demo'])(
  'the portal renders %s in every locale',
  async (path) => {
    for (const locale of catalogue.site.site.locales) {
      const { view, html } = await render(path, locale);
      expect(view.status).toBe(200);
      expect(html).toContain(`<html lang="${languageTag(locale)}"`);
      expect(deadLinks(html)).toEqual([]);
    }
  },
);

test('a list of programs describes each in the visitor’s language, where it is offered in that', async () => {
  const { view, html } = await render('/display_programs', 'ja');
  if (view.content.kind !== 'display-programs') throw new Error(view.content.kind);
  const offered = view.content.programs.filter(({ href }) => href.endsWith('?locale=ja'));
  expect(offered.length).toBeGreaterThan(10);
  for (const { language, description } of offered) {
    expect(language).toBe('ja');
    expect(description).toMatch(/[\p{sc=Hiragana}\p{sc=Katakana}]/u);
  }
  const others = view.content.programs.filter((card) => !offered.includes(card));
  for (const { language } of others) expect(language).toBe('en');
  expect(html).toMatch(/<p [^>]*lang="ja" dir="ltr">/);
});

test('an address where nothing is says so, with its path as text', async () => {
  const { view, html } = await render('/<script>alert(1)</script>', 'en');
  expect(view.status).toBe(404);
  // It has a line of its own, and may be broken where a part of it ends.
  expect(html.replaceAll(/<\/?(?:wbr|span)[^>]*>/g, '')).toContain(
    '404: Page not found: /&lt;script&gt;',
  );
});
