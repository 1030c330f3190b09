import { isDeepStrictEqual } from 'node:util';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { PublicSite, Theme } from '#contract/programs/program.ts';
import {
  DEFAULT_API,
  type View,
  type ViewContent,
  type ViewTheme,
} from '#contract/programs/view.ts';

/** What the browser may know of the site. */
export const publicSite = (catalogue: Catalogue): PublicSite =>
  catalogue.site.projection as unknown as PublicSite;

type Frame = Pick<
  View,
  'status' | 'locale' | 'locales' | 'product' | 'icon_base_url' | 'api' | 'third_parties'
>;

/** What a view has whether a program's or the portal's. */
export function frameOf(
  content: ViewContent,
  locale: string,
  locales: readonly string[],
  catalogue: Catalogue,
): Frame {
  const site = publicSite(catalogue);
  return {
    status: content.kind === 'not_found' ? 404 : 200,
    locale,
    locales,
    product: site.product,
    icon_base_url: ownIcons(site.icons.base_url),
    ...apiOf(catalogue),
    third_parties: {
      ...(site.icon_stylesheet ? { icon_stylesheet: site.icon_stylesheet } : {}),
      ...(site.translation_widget ? { translation_widget: true } : {}),
    },
  };
}

/** Icons of somebody else's service are fetched by the server: visitors ask us alone. */
const ownIcons = (base_url: string): string => (URL.canParse(base_url) ? '/api/icons' : base_url);

/** Named only where it is not what the portal takes for granted: every page carries it. */
function apiOf(catalogue: Catalogue): Pick<View, 'api'> {
  const { base_url, headers } = catalogue.site.site.api;
  const api = { base_url, headers: headers ?? {} };
  return isDeepStrictEqual(api, DEFAULT_API) ? {} : { api };
}

/** The part of a theme that the components of a content read. */
export const viewTheme = ({ art, card, button, frame }: Theme, { kind }: ViewContent): ViewTheme =>
  kind === 'page' ? { art } : { art, card, button, frame };
