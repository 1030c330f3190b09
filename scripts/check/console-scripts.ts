import { PLACES } from '#portal/places/generated/places.ts';
import {
  ALWAYS,
  type BuiltScripts,
  measurePage,
  type PageScripts,
  PORTAL,
  readScripts,
  wordFiles,
} from './built-scripts.ts';

/** Bytes of Brotli: the page that operators begin on in all, and what each further one adds. */
export const CONSOLE_BUDGETS = { first: 200_000, further: 25_000 } as const;

const PAGE = `${PORTAL}places/pages/operator-page.tsx`;
const APP = `${PORTAL}places/operator/console-app.tsx`;
const ENTRY = 'engine/main/browser.tsx';
/** What a page of words is called: which of them a page fetches, its place declares. */
const WORDS = /\.po\?part=/;

/**
 * The scripts of each page of the operators' console in a finished build, the first of its
 * navigation at the top.
 * @throws where the build lacks one of these files
 */
export function consoleScripts(dataFolder: string): PageScripts[] {
  const scripts = readScripts(dataFolder);
  const pages = scripts.onDemand(APP);
  const words = PLACES.operator.words ?? [];
  const fetched = (module: string) => (locale: string) =>
    scripts.fetched([...ALWAYS, PAGE, APP, ...wordFiles(locale, words), module]);
  const [first = APP] = pages;
  return pages.map((module) =>
    measurePage(scripts, nameOf(module), fetched(module), fetched(first)),
  );
}

/**
 * The console's modules in scripts that pages of creators may fetch, at once or on demand: there are
 * to be none.
 */
export function consoleInCreatorsPages(dataFolder: string): string[] {
  const scripts = readScripts(dataFolder);
  const folders = [
    `${PORTAL}core/console/`,
    `${PORTAL}places/operator/`,
    PAGE,
    ...scripts.onDemand(APP).map((page) => page.slice(0, page.lastIndexOf('/') + 1)),
  ];
  return [...creatorsScripts(scripts)]
    .flatMap((file) => scripts.modules[file] ?? [])
    .filter((module) => folders.some((folder) => module.startsWith(folder)))
    .sort();
}

/** Every script that some page but the console may fetch. */
function creatorsScripts(scripts: BuiltScripts): ReadonlySet<string> {
  const seen = new Set([ENTRY]);
  const open = [ENTRY];
  for (let module = open.pop(); module !== undefined; module = open.pop())
    for (const next of scripts.linked(module)) {
      if (seen.has(next) || next === PAGE || WORDS.test(next)) continue;
      seen.add(next);
      open.push(next);
    }
  return scripts.fetched([...seen]);
}

/** `people` of `engine/portal/capabilities/people/people-page.tsx`. */
const nameOf = (module: string) => module.split('/').at(-2) ?? module;
