import type { Catalogue } from '#catalogue/catalogue.ts';
import type { CompiledProgram } from '#contract/programs/compiled.ts';
import type { PublicPage } from '#contract/programs/program.ts';
import type { View } from '#contract/programs/view.ts';
import { visitorMode } from '#domain/programs/visitor-mode.ts';
import { legalText } from './legal-text.ts';
import { localise } from './localise.ts';
import type { ViewRequest } from './view-request.ts';

/** What a view says of its place: title, frame, guards, content. */
export type Place = Pick<
  View,
  'title' | 'title_id' | 'description' | 'robots' | 'layout' | 'color_mode' | 'guards' | 'content'
>;

/** What an address of a program shows, in the locale. */
export function placeOf(
  { resolution, locale, path }: ViewRequest,
  compiled: CompiledProgram,
  catalogue: Catalogue,
): Place {
  const { program } = compiled;
  const { product } = catalogue.site.site;
  const values = { program: program.title, publisher: program.publisher, product };
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
    const { route, parameters } = resolution.match;
    return {
      ...base,
      ...(route.title === undefined ? {} : { title_id: route.title }),
      layout: route.layout,
      color_mode: 'preference',
      content: {
        kind: 'site',
        route: route.name,
        ...('campaign_id' in parameters ? { parameters } : {}),
      },
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
    // Who is shown there is asked for afterwards: see `profileView`.
    case 'profile':
      return { ...base, title_id: 'title.not-found' };
    case 'legal': {
      const document = compiled.annex().legal[place.legal] ?? catalogue.site.legal[place.legal];
      const legal = document && legalText(place.legal, document, locale, values);
      if (!legal) return { ...base, title_id: 'title.not-found' };
      return { ...base, title: legal.title, robots: 'index', content: { kind: 'legal', legal } };
    }
  }
}
