import type { Build } from '../build/read-build.ts';
import { type AssembledDocument, assembleDocument } from '../documents/assemble-document.ts';
import { asOf } from '../documents/moment.ts';
import { asOverlay } from '../documents/overlay.ts';
import { headOf } from '../sharing/sharing.ts';
import type { RenderedPage } from '../ssr.tsx';
import type { Recipe } from './recipe.ts';

/** Renders a page, without what the document around it carries. */
export async function renderRecipe(recipe: Recipe, build: Build): Promise<RenderedPage> {
  const { view, href, theme, palettes, head, overlay, at } = recipe;
  const page = await build.renderPage(view, href, theme, palettes);
  const shared = withHead(page, headOf(view, await build.pageTitle(view), head));
  const shown = overlay ? asOverlay(shared) : shared;
  return at === undefined ? shown : asOf(new Date(at), shown, view, build);
}

/** Renders a whole document. */
export async function makeDocument(recipe: Recipe, build: Build): Promise<AssembledDocument> {
  return assembleDocument(await renderRecipe(recipe, build), recipe.view, build);
}

const withHead = (page: RenderedPage, head: string): RenderedPage => ({
  ...page,
  html: page.html.replace('</head>', () => `${head}</head>`),
});
