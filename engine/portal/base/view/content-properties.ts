import type { ViewContent } from '#contract/programs/view.ts';

/** What the page of a kind of content is given. */
export interface ContentProperties<Kind extends ViewContent['kind']> {
  readonly content: Extract<ViewContent, { kind: Kind }>;
}
