import { hash } from 'node:crypto';
import type { Theme } from '#contract/programs/program.ts';
import type { View } from '#contract/programs/view.ts';
import type { Palettes } from '#portal/frame/style/theme-css.ts';
import type { HeadFacts } from '../sharing/sharing.ts';

/** Everything that decides a document, as data: the same recipe and build always give the same one. */
export interface Recipe {
  readonly view: View;
  readonly href: string;
  readonly theme: Theme;
  readonly palettes: Palettes;
  readonly head: HeadFacts;
  /** A card alone, on nothing. */
  readonly overlay: boolean;
  /** The moment as of which it is shown, in milliseconds; absent: now. */
  readonly at?: number;
}

/** Where a document is found by what it is made of: nothing else can have the same name. */
export const recipeKey = (print: string, recipe: string): string =>
  hash('sha256', `${print}\n${recipe}`, 'base64url');
