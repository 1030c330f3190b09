import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionName } from '#contract/programs/program.ts';
import { ENGINE_LOCALES } from '#portal/base/i18n/engine-locales.ts';
import { APPLYING_PARTS } from '#portal/base/i18n/word-parts.ts';
import { SECTION_FILES } from '#portal/places/generated/page-files.ts';
import { SECTIONS } from '#portal/places/generated/places.ts';

/** Bytes of Brotli: the first route in all, what each further section adds, and what is live. */
export const DASHBOARD_BUDGETS = { first: 150_000, further: 25_000, live: 8_500 } as const;
/** The section that people begin in. */
export const HOME = 'dashboard';
/** What every section fetches once it is ready and has nothing better to do. */
export const LIVE = 'live updates';

export interface SectionScripts {
  readonly section: string;
  /** All scripts that a first visit to it fetches, in bytes of Brotli. */
  readonly first: number;
  /** What it adds for somebody who comes from the home section; 0 for that. */
  readonly further: number;
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const PORTAL = 'engine/portal/';
const HOME_FILE = `${PORTAL}${SECTION_FILES[HOME]}`;
const APPLYING = `${PORTAL}capabilities/applications/application-panel.tsx`;
const UPDATES = ['live-updates.tsx', 'start-live-updates.ts'].map(
  (file) => `${PORTAL}core/live/${file}`,
);
const CREDENTIALS = `${PORTAL}core/live/credentials-of.ts`;
const FORM = `${PORTAL}kit/form/answer-form-body.tsx`;
/** What every page of the dashboard fetches by itself, beside its own file and its words. */
const ALWAYS = [
  'engine/main/browser.tsx',
  `${PORTAL}places/guards.tsx`,
  `${PORTAL}frame/layouts/dashboard-layout.tsx`,
  `${PORTAL}kit/menus/account-menu.tsx`,
  `${PORTAL}kit/shell/live-parts.tsx`,
  `${PORTAL}kit/shell/fatal-screen.tsx`,
  `${PORTAL}base/icons/load-icon.ts`,
];

/**
 * The scripts of each section of the dashboard in a finished build, in the language that takes
 * most. Forms and what else is fetched on demand count where it is there from the start: in the
 * account, and in applying, which is what the home section shows to those who are no members yet.
 * @throws where the build lacks one of these files
 */
export function sectionScripts(dataFolder: string): SectionScripts[] {
  const client = join(dataFolder, 'build/client');
  const manifest = JSON.parse(
    readFileSync(join(client, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const size = (files: ReadonlySet<string>) =>
    [...files].reduce((sum, file) => sum + statSync(join(client, `${file}.br`)).size, 0);
  const fetched = (locale: string, parts: readonly string[], modules: readonly string[]) => {
    const words = ['shared', ...parts].map(
      (part) => `${PORTAL}locales/capabilities/${locale}.po?part=${part}`,
    );
    const all = [...ALWAYS, `${PORTAL}locales/${locale}.po`, ...words, ...modules];
    return new Set(all.flatMap((module) => [...chain(manifest, module)]));
  };
  const measure = (section: string, parts: readonly string[], modules: readonly string[]) => {
    const each = ENGINE_LOCALES.map((locale) => {
      const files = fetched(locale, parts, modules);
      const home = fetched(locale, sectionWords(HOME), [HOME_FILE]);
      const added = new Set([...files].filter((file) => !home.has(file)));
      return { first: size(files), further: size(added) };
    });
    return {
      section,
      first: Math.max(...each.map(({ first }) => first)),
      further: Math.max(...each.map(({ further }) => further)),
    };
  };
  const sections = (Object.keys(SECTIONS) as SectionName[])
    .filter((name) => SECTION_FILES[name].startsWith('places/sections/'))
    .map((name) => {
      const module = `${PORTAL}${SECTION_FILES[name]}`;
      return measure(name, sectionWords(name), name === 'account' ? [module, FORM] : [module]);
    });
  const applying = [...sectionWords(HOME), ...APPLYING_PARTS];
  return [
    ...sections.sort((one, other) => one.further - other.further),
    measure('applying', applying, [HOME_FILE, APPLYING, FORM]),
    measure('a form on demand', ['form'], [HOME_FILE, FORM]),
    measure(LIVE, [...sectionWords(HOME), 'live'], [HOME_FILE, ...UPDATES]),
    measure('credentials', [], [HOME_FILE, CREDENTIALS]),
  ];
}

/** The parts of the capabilities' words that a section says. */
const sectionWords = (section: SectionName) => SECTIONS[section].words ?? [];

/** A module's script and those that it imports. */
function chain(manifest: Manifest, module: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[module];
  if (!chunk)
    throw new Error(
      `The build has no ${module}. If it was renamed, name it anew in scripts/check/dashboard-scripts.ts; otherwise run \`npm run build -- --force\`.`,
    );
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const name of chunk.imports ?? []) chain(manifest, name, seen);
  return seen;
}
