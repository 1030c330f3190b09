import type {
  Environment,
  Program,
  ProgramManifest,
  ServedSection,
  SiteManifest,
  Theme,
} from '#contract/programs/program.ts';
import { genericSectionPath } from '#domain/routing/program-places.ts';

const PUBLIC_SECTIONS = ['index', 'login'];
/** Of sections that are not for members: whoever is signed in has nothing to do at the login. */
const DEFAULT_GUARDS: Readonly<Record<string, string[]>> = { index: [], login: ['guest'] };

/** A manifest with the environment's overlay and the site's defaults laid in. Pure. */
export function resolveProgramManifest(
  manifest: ProgramManifest,
  site: SiteManifest,
  environment: Environment,
): Program {
  const { environments, $schema: _schema, ...base } = manifest;
  const overlaid = { ...base, ...environments?.[environment] };
  return {
    ...overlaid,
    base_route: overlaid.base_route || `/programs/${manifest.slug}`,
    hosts: overlaid.hosts ?? [],
    locales: overlaid.locales ?? site.locales,
    color_mode: forced(overlaid.color_mode) ?? 'dark',
    sections: overlaid.sections.map(resolveSection),
    pages: overlaid.pages.map((page) => ({ ...page, color_mode: forced(page.color_mode) })),
    theme: resolveTheme(site.theme, overlaid.theme),
  };
}

/** Forcing system is ignored (specification, section 4). */
function forced<Mode extends string>(mode: Mode | undefined): Exclude<Mode, 'system'> | undefined {
  return mode === 'system' ? undefined : (mode as Exclude<Mode, 'system'> | undefined);
}

function resolveSection(section: ProgramManifest['sections'][number]): ServedSection {
  const open = PUBLIC_SECTIONS.includes(section.name);
  return {
    ...section,
    path: section.path ?? genericSectionPath(section.name),
    layout: section.layout ?? (open ? 'default' : 'dashboard'),
    guards: section.guards ?? DEFAULT_GUARDS[section.name] ?? ['auth'],
  };
}

function resolveTheme(site: Theme, program: Theme | undefined): Theme {
  return {
    ...site,
    ...program,
    colors: { ...site.colors, ...program?.colors },
    fonts: { ...site.fonts, ...program?.fonts },
    display: { ...site.display, ...program?.display },
    ...((program?.art ?? site.art) ? { art: program?.art ?? site.art } : {}),
  } as Theme;
}
