import type { Messages } from '@lingui/core';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Theme } from '#contract/programs/program.ts';
import type { View } from '#contract/programs/view.ts';
import { artComponent, preloadArt } from '#portal/base/art/registry.ts';
import { createI18n } from '#portal/base/i18n/create-i18n.ts';
import { engineLocale } from '#portal/base/i18n/engine-locales.ts';
import { titleOf } from '#portal/base/i18n/words.ts';
import { blockFiles } from '#portal/frame/blocks/block-files.ts';
import { focusCss } from '#portal/frame/blocks/page-image.ts';
import { layoutFiles } from '#portal/frame/layouts/registry.ts';
import { type Palettes, themeCss } from '#portal/frame/style/theme-css.ts';
import { MomentNote } from '#portal/kit/shell/moment-note.tsx';
import { pageFile } from '#portal/places/page-file.ts';
import { preloadView } from '#portal/places/preload-view.ts';
import { pageWords } from '#portal/places/registry.ts';
import { createPortalRouter } from '#portal/places/router/create-router.ts';

type Catalogues = Readonly<Record<string, { messages: Messages }>>;
const shared: Catalogues = import.meta.glob('../portal/locales/*.po', { eager: true });
const capabilities: Catalogues = import.meta.glob('../portal/locales/capabilities/*.po', {
  eager: true,
});

export interface RenderedPage {
  /** The document without its style and script. */
  readonly html: string;
  readonly theme: ReturnType<typeof themeCss>;
  /** Source files whose style sheets the document needs. */
  readonly modules: readonly string[];
}

/** Renders a view to a whole document. The same view always gives the same text. */
export async function renderPage(
  view: View,
  href: string,
  theme: Theme,
  palettes: Palettes,
): Promise<RenderedPage> {
  await preloadView(view);
  const loaded = { view, i18n: createI18n(view, messagesOf(view)) };
  const router = createPortalRouter(
    { ...view, slug: view.program?.slug },
    { load: () => Promise.resolve(loaded) },
    createMemoryHistory({ initialEntries: [href] }),
  );
  await router.load();
  const html = renderToString(<RouterProvider router={router} />);
  const blocks = view.content.kind === 'page' ? view.content.page.blocks : [];
  const themed = themeCss(theme, palettes, view);
  return {
    html: `<!DOCTYPE html>${html}`,
    theme: { ...themed, css: themed.css + focusCss(view.content) },
    modules: [
      'engine/main/browser.tsx',
      ...layoutFiles(view.layout),
      pageFile(view.content),
      ...new Set(blocks.flatMap(blockFiles)),
    ],
  };
}

/** What a page is called in its language, beside its program; undefined for a landing page. */
export function pageTitle(view: View): string | undefined {
  if (view.title !== undefined) return view.title;
  if (view.title_id === undefined) return undefined;
  return createI18n(view, messagesOf(view))._(titleOf(view.title_id));
}

/** What says on a page as of which moment it is shown: markup for the end of its body. */
export function renderMomentNote(view: View, at: Date): string {
  const words = capabilities[`../portal/locales/capabilities/${engineLocale(view.locale)}.po`];
  const i18n = createI18n(view, words?.messages ?? {});
  return renderToStaticMarkup(<MomentNote i18n={i18n} at={at} />);
}

/** A theme's art as an `<svg>` that names its colours by class; undefined for an unknown kind. */
export async function renderArt(
  kind: string,
  seed: number,
  density: number,
): Promise<string | undefined> {
  await preloadArt(kind);
  const Art = artComponent(kind);
  return Art && renderToStaticMarkup(<Art seed={seed} density={density} />);
}

/** By file and whether pages' own words are among them: putting thousands together takes its time. */
const together = new Map<string, Messages>();

function messagesOf({ locale, content }: View): Messages {
  const name = `${engineLocale(locale)}.po`;
  const own = pageWords(content) !== undefined;
  const key = `${name} ${own}`;
  const known = together.get(key);
  if (known) return known;
  const words = shared[`../portal/locales/${name}`]?.messages;
  const more = own ? capabilities[`../portal/locales/capabilities/${name}`]?.messages : undefined;
  const messages = { ...words, ...more };
  together.set(key, messages);
  return messages;
}
