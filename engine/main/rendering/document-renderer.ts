import type { Build } from '../build/read-build.ts';
import { compressQuickly } from '../documents/document.ts';
import type { Recipe } from './recipe.ts';
import { makeDocument } from './render-recipe.ts';

/** A document as it was made, in Brotli. */
export interface Rendered {
  readonly body: Buffer;
  readonly policy: string;
}

/** Makes documents of recipes, which are JSON. */
export interface DocumentRenderer {
  render(recipe: string): Promise<Rendered>;
}

/** Renders in the thread that asks: where there is one user, or a test. */
export const renderHere = (build: Build): DocumentRenderer => ({
  async render(recipe) {
    const { html, policy } = await makeDocument(JSON.parse(recipe) as Recipe, build);
    return { body: await compressQuickly(html), policy };
  },
});
