import type { Catalogue } from '#catalogue/catalogue.ts';
import type { View } from '#contract/programs/view.ts';
import { programView } from './program-view.ts';
import { siteView } from './site-view.ts';
import type { ViewRequest } from './view-request.ts';

/** Puts together what an address shows. Pure but for reading the compiled catalogue. */
export function buildView(request: ViewRequest, catalogue: Catalogue): View {
  const slug = request.resolution.program?.slug;
  const compiled = slug === undefined ? undefined : catalogue.compiled(slug);
  return compiled ? programView(request, compiled, catalogue) : siteView(request, catalogue);
}
