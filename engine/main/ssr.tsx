import type { Messages } from '@lingui/core';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Theme } from '#contract/programs/program.ts';
import type { View } from '#contract/programs/view.ts';
import { artComponent, preloadArt } from '#portal/art/registry.ts';
import { blockFiles } from '#portal/blocks/block-files.ts';
import { createI18n } from '#portal/i18n/create-i18n.ts';
import { dashboardParts } from '#portal/i18n/dashboard-parts.ts';
import { engineLocale } from '#portal/i18n/engine-locales.ts';
import { titleOf } from '#portal/i18n/words.ts';
import { layoutFiles } from '#portal/layouts/registry.ts';
import { pageFile } from '#portal/pages/registry.ts';
import { createPortalRouter } from '#portal/router/create-router.ts';
import { type Palettes, themeCss } from '#portal/theme/theme-css.ts';
import { preloadView } from '#portal/view/preload-view.ts';

type Catalogues = Readonly<Record<string, { messages: Messages }>>;
const shared: Catalogues = import.meta.glob('../portal/locales/*.po', { eager: true });
const dashboard: Catalogues = import.meta.glob('../portal/dashboard/locales/*.po', { eager: true });

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
  return {
    html: `<!DOCTYPE html>${html}`,
    theme: themeCss(theme, palettes, view),
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

function messagesOf({ locale, content }: View): Messages {
  const name = `${engineLocale(locale)}.po`;
  const words = shared[`../portal/locales/${name}`]?.messages;
  const more = dashboardParts(content)
    ? dashboard[`../portal/dashboard/locales/${name}`]?.messages
    : undefined;
  return { ...words, ...more };
}
