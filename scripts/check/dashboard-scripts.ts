import type { SectionName } from '#contract/programs/program.ts';
import { APPLYING_PARTS } from '#portal/base/i18n/word-parts.ts';
import { SECTION_FILES } from '#portal/places/generated/page-files.ts';
import { SECTIONS } from '#portal/places/generated/places.ts';
import {
  ALWAYS,
  measurePage,
  type PageScripts,
  PORTAL,
  readScripts,
  wordFiles,
} from './built-scripts.ts';

/** Bytes of Brotli: the first route in all, what each further section adds, and what is live. */
export const DASHBOARD_BUDGETS = { first: 150_000, further: 25_000, live: 8_500 } as const;
/** The section that people begin in. */
export const HOME = 'dashboard';
/** What every section fetches once it is ready and has nothing better to do. */
export const LIVE = 'live updates';

const HOME_FILE = `${PORTAL}${SECTION_FILES[HOME]}`;
const APPLYING = `${PORTAL}capabilities/applications/application-panel.tsx`;
const UPDATES = ['live-updates.tsx', 'start-live-updates.ts'].map(
  (file) => `${PORTAL}core/live/${file}`,
);
const CREDENTIALS = `${PORTAL}core/live/credentials-of.ts`;
const FORM = `${PORTAL}kit/form/answer-form-body.tsx`;
/** What stands around every section. */
const AROUND = [
  `${PORTAL}places/guards.tsx`,
  `${PORTAL}frame/layouts/dashboard-layout.tsx`,
  `${PORTAL}kit/menus/account-menu.tsx`,
];

/**
 * The scripts of each section of the dashboard in a finished build, in the language that takes
 * most. Forms and what else is fetched on demand count where it is there from the start: in the
 * account, and in applying, which is what the home section shows to those who are no members yet.
 * @throws where the build lacks one of these files
 */
export function sectionScripts(dataFolder: string): PageScripts[] {
  const scripts = readScripts(dataFolder);
  const fetched = (locale: string, parts: readonly string[], modules: readonly string[]) =>
    scripts.fetched([...ALWAYS, ...AROUND, ...wordFiles(locale, parts), ...modules]);
  const home = (locale: string) => fetched(locale, sectionWords(HOME), [HOME_FILE]);
  const measure = (section: string, parts: readonly string[], modules: readonly string[]) =>
    measurePage(scripts, section, (locale) => fetched(locale, parts, modules), home);
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
