import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { CompiledProgram, LegalDocument } from '#contract/programs/compiled.ts';
import type {
  LegalKind,
  PublicPage,
  PublicProgram,
  PublicSite,
} from '#contract/programs/program.ts';
import type { RichText } from '#contract/programs/rich-text.ts';
import type { LegalText, View, ViewContent } from '#contract/programs/view.ts';
import { applicationState } from '#domain/applications/application-state.ts';
import type { Resolution } from '#domain/routing/resolve-address.ts';
import { mapRichText } from '#domain/text/map-rich-text.ts';
import { fillIn, type TextValues } from '#domain/text/placeholders.ts';
import { addressesOf } from './addresses.ts';
import { listPrograms } from './list-programs.ts';
import { localise } from './localise.ts';

export interface ViewRequest {
  readonly resolution: Exclude<Resolution, { kind: 'redirect' }>;
  readonly locale: string;
  /** The public path, decoded. */
  readonly path: string;
  readonly page: number;
  /** Milliseconds. */
  readonly now: number;
  /** The request came to localhost or an address: links to other hosts stay on this machine. */
  readonly localPort: number | undefined;
}

const anonymousContact = (site: PublicSite) => site.contact.email;

/** Puts together what an address shows. Pure but for reading the compiled catalogue. */
export function buildView(request: ViewRequest, catalogue: Catalogue): View {
  const slug = request.resolution.program?.slug;
  const compiled = slug === undefined ? undefined : catalogue.compiled(slug);
  return compiled ? programView(request, compiled, catalogue) : siteView(request, catalogue);
}

function programView(request: ViewRequest, compiled: CompiledProgram, catalogue: Catalogue): View {
  const { resolution, locale, now } = request;
  const { program } = compiled;
  const {
    pages: _pages,
    messages,
    ...fields
  } = localise(compiled, locale, (name) => name !== 'pages');
  const values: TextValues = {
    program: program.title,
    publisher: program.publisher,
    product: catalogue.site.site.product,
  };
  const place = placeOf(request, compiled, catalogue, values);
  const shown = { ...fields, base_route: resolution.base } as unknown as PublicProgram;
  const landing = program.pages.find(({ path }) => path === '/');
  const ids =
    landing?.blocks.flatMap((block) => ('id' in block && block.id ? [block.id] : [])) ?? [];
  return {
    ...frame(request, catalogue, program.locales),
    ...addressesOf(request, catalogue, compiled),
    ...place,
    robots: program.status === 'live' ? place.robots : 'noindex',
    program: leanProgram(shown, place.content),
    applications: applicationState(program.applications, now),
    providers: showsLogin(place.content)
      ? namedProviders(catalogue, program.identity_providers ?? [])
      : [],
    contact: program.contact.email ?? anonymousContact(publicSite(catalogue)),
    theme: { art: program.theme.art, motion: program.theme.motion, card: program.theme.card },
    icons: place.content.kind === 'page' ? compiled.icons : {},
    messages: compileMessages((messages ?? {}) as Record<string, string>),
    anchors: (['faq', 'resources'] as const).filter((anchor) => ids.includes(anchor)),
  };
}

/**
 * Leaves out what the content does not show: forms and news of members weigh more than all the
 * rest of a landing page's data.
 */
function leanProgram(program: PublicProgram, content: ViewContent): PublicProgram {
  if (content.kind === 'section') return program;
  const {
    custom_fields: _fields,
    announcements: _news,
    identity_providers: _names,
    ...lean
  } = program;
  const asks =
    content.kind === 'page' && content.page.blocks.some(({ kind }) => kind === 'application_form');
  const { form: _form, ...applications } = program.applications;
  return asks ? lean : { ...lean, applications };
}

type Place = Pick<
  View,
  'title' | 'title_id' | 'description' | 'robots' | 'layout' | 'color_mode' | 'guards' | 'content'
>;

function placeOf(
  { resolution, locale, path }: ViewRequest,
  compiled: CompiledProgram,
  catalogue: Catalogue,
  values: TextValues,
): Place {
  const { program } = compiled;
  const description = String(
    localise(compiled, locale, (name) => name === 'description').description,
  );
  const color_mode = visitorMode(program.color_mode);
  const base: Place = {
    description,
    robots: 'noindex',
    layout: 'default',
    color_mode,
    guards: [],
    content: { kind: 'not_found', path },
  };
  if (resolution.kind === 'not_found') return { ...base, title_id: 'title.not-found' };
  if (resolution.kind === 'site') {
    const { route } = resolution.match;
    return {
      ...base,
      title_id: route.title,
      layout: route.layout,
      color_mode: 'preference',
      guards: route.guards,
      content: { kind: 'site', route: route.name },
    };
  }
  const { place } = resolution;
  switch (place.kind) {
    case 'page': {
      const index = program.pages.findIndex((page) => page.path === place.page.path);
      const page = localise(
        compiled,
        locale,
        (name, second) => name === 'pages' && second === index,
      ).pages as PublicPage[];
      const shown = page[index] as PublicPage;
      return {
        ...base,
        ...(shown.title ? { title: shown.title } : {}),
        description: shown.description ?? description,
        robots: shown.robots ?? 'index',
        layout: shown.layout ?? 'default',
        color_mode: visitorMode(shown.color_mode ?? program.color_mode),
        guards: shown.guards ?? [],
        content: { kind: 'page', page: shown },
      };
    }
    case 'section': {
      const sections = localise(compiled, locale, (name) => name === 'sections').sections as {
        name: string;
        title?: string;
      }[];
      const title = sections.find(({ name }) => name === place.section.name)?.title;
      return {
        ...base,
        ...(title ? { title } : { title_id: `section.${place.section.name}` }),
        layout: place.section.layout,
        color_mode: 'preference',
        guards: place.section.guards,
        content: {
          kind: 'section',
          section: { ...place.section, ...(title ? { title } : {}) },
          ...(place.id ? { id: place.id } : {}),
        },
      };
    }
    case 'legal': {
      const document = compiled.legal[place.legal] ?? catalogue.site.legal[place.legal];
      const legal = document && legalText(place.legal, document, locale, values);
      if (!legal) return { ...base, title_id: 'title.not-found' };
      return { ...base, title: legal.title, robots: 'index', content: { kind: 'legal', legal } };
    }
  }
}

function siteView(request: ViewRequest, catalogue: Catalogue): View {
  const { resolution, locale, path, page } = request;
  const site = publicSite(catalogue);
  const route = resolution.kind === 'site' ? resolution.match.route : undefined;
  const content = siteContent(request, catalogue, route?.name, path, page);
  return {
    ...frame(request, catalogue, site.locales),
    ...addressesOf(request, catalogue, undefined),
    ...(route?.name === 'index' ? {} : { title_id: route?.title ?? 'title.not-found' }),
    description: site.description,
    robots: route?.robots ?? 'noindex',
    layout: route?.layout ?? 'default',
    color_mode: route?.robots === 'index' || !route ? 'dark' : 'preference',
    guards: route?.guards ?? [],
    providers: [],
    contact: anonymousContact(site),
    theme: {
      art: catalogue.site.site.theme.art,
      motion: catalogue.site.site.theme.motion,
      card: catalogue.site.site.theme.card,
    },
    content,
    icons: {},
    messages: {},
    anchors: [],
    locale,
    status: content.kind === 'not_found' ? 404 : 200,
  };
}

function siteContent(
  request: ViewRequest,
  catalogue: Catalogue,
  route: string | undefined,
  path: string,
  page: number,
): ViewContent {
  const { product } = catalogue.site.site;
  switch (route) {
    case undefined:
      return { kind: 'not_found', path };
    case 'index':
      return { kind: 'index', ...listPrograms(catalogue, request, 1, 24) };
    case 'display-programs':
      return { kind: 'display-programs', ...listPrograms(catalogue, request, page, 100) };
    case 'tos': {
      const terms = catalogue.site.legal.terms;
      const values = { program: product, publisher: product, product };
      const legal = terms && legalText('terms', terms, request.locale, values);
      return legal ? { kind: 'legal', legal } : { kind: 'not_found', path };
    }
    default:
      return { kind: 'site', route };
  }
}

function legalText(
  kind: LegalKind,
  document: LegalDocument,
  locale: string,
  values: TextValues,
): LegalText | undefined {
  const written = [locale, locale.split('-')[0] ?? locale, 'en'].find(
    (name) => document.texts[name],
  );
  const text = written === undefined ? undefined : document.texts[written];
  if (!text || written === undefined) return undefined;
  const body: RichText = mapRichText(text.body, (part) => fillIn(part, values));
  const foreign = locale.split('-')[0] !== written.split('-')[0];
  return {
    kind,
    version: document.version,
    title: text.title,
    body,
    ...(foreign ? { language: written } : {}),
  };
}

function frame(
  { resolution, locale }: ViewRequest,
  catalogue: Catalogue,
  locales: readonly string[],
) {
  const site = publicSite(catalogue);
  return {
    status: (resolution.kind === 'not_found' ? 404 : 200) as View['status'],
    locale,
    product: site.product,
    locales,
    icon_base_url: site.icons.base_url,
    third_parties: {
      ...(site.icon_stylesheet ? { icon_stylesheet: site.icon_stylesheet } : {}),
      ...(site.translation_widget ? { translation_widget: site.translation_widget } : {}),
    },
  };
}

/** The site's identity providers that a program names, in its order. */
function namedProviders(catalogue: Catalogue, names: readonly string[]): View['providers'] {
  const { identity_providers } = publicSite(catalogue);
  return names.flatMap((name) => identity_providers.filter(({ id }) => id === name));
}

const compileMessages = (messages: Readonly<Record<string, string>>): View['messages'] =>
  Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, compileMessage(text)]));

const showsLogin = (content: ViewContent) =>
  content.kind === 'section'
    ? content.section.name === 'login'
    : content.kind === 'page' && content.page.blocks.some(({ kind }) => kind === 'login');

const publicSite = (catalogue: Catalogue) => catalogue.site.projection as unknown as PublicSite;

const visitorMode = (mode: string | undefined): View['color_mode'] =>
  mode === 'light' || mode === 'preference' ? mode : 'dark';
