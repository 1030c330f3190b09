import type { Catalogue } from '#catalogue/catalogue.ts';
import type { View, ViewContent } from '#contract/programs/view.ts';
import type { SiteRoute } from '#domain/routing/site-routes.ts';
import { withoutPageLinks } from '#domain/text/map-rich-text.ts';
import { addressesOf } from './addresses.ts';
import { frameOf, publicSite, viewTheme } from './frame.ts';
import { legalText } from './legal-text.ts';
import { listPrograms, selectPrograms } from './list-programs.ts';
import type { ViewRequest } from './view-request.ts';

/** What stands at an address of the portal itself. */
export function siteView(request: ViewRequest, catalogue: Catalogue): View {
  const { resolution, locale } = request;
  const site = publicSite(catalogue);
  const route = resolution.kind === 'site' ? resolution.match.route : undefined;
  const content = siteContent(request, catalogue, route?.name);
  return {
    ...frameOf(content, locale, site.locales, catalogue),
    ...addressesOf(request, catalogue, undefined),
    ...titleOf(route),
    description: site.description,
    robots: isNarrowed(content) ? 'noindex' : (route?.robots ?? 'noindex'),
    layout: route?.layout ?? 'default',
    color_mode: route?.robots === 'index' || !route ? 'dark' : 'preference',
    guards: [],
    providers: [],
    contact: site.contact.email,
    theme: viewTheme(catalogue.site.site.theme, content),
    content,
    icons: {},
    messages: {},
    anchors: [],
  };
}

/** Whether a list shows what somebody searched for: such pages are nobody else's. */
export const isNarrowed = (content: ViewContent): boolean =>
  content.kind === 'display-programs' && Object.keys(content.directory.search).length > 0;

function titleOf(route: SiteRoute | undefined): Pick<View, 'title_id'> {
  if (!route) return { title_id: 'title.not-found' };
  return route.title === undefined ? {} : { title_id: route.title };
}

function siteContent(
  request: ViewRequest,
  catalogue: Catalogue,
  route: string | undefined,
): ViewContent {
  const { path } = request;
  const { product } = catalogue.site.site;
  switch (route) {
    case undefined:
      return { kind: 'not_found', path };
    case 'index':
      return { kind: 'index', ...selectPrograms(catalogue, request) };
    case 'display-programs':
      return { kind: 'display-programs', ...listPrograms(catalogue, request) };
    case 'tos': {
      const terms = catalogue.site.legal.terms;
      const values = { program: product, publisher: product, product };
      const legal = terms && legalText('terms', terms, request.locale, values);
      return legal
        ? { kind: 'legal', legal: { ...legal, body: withoutPageLinks(legal.body) } }
        : { kind: 'not_found', path };
    }
    default:
      return { kind: 'site', route };
  }
}
