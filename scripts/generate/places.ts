import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Place, SectionPlace } from '#portal/base/view/place.ts';
import { addressFaults } from './address-faults.ts';
import { pageWords } from './page-words.ts';

const PORTAL = 'engine/portal';
const PLACES = `${PORTAL}/places`;
const SECTIONS = `${PLACES}/sections`;
const BLOCKS = `${PORTAL}/frame/blocks`;
/** Declarations stand beside the folders of what they show, and beside what reads them. */
const DECLARES = /^export const place: (?:Place|SectionPlace) = /m;
const LOADS = /^ {2}load: \(\) =>\s+import\('([^']+)'\),$/m;

interface Declared<Declaration> {
  readonly name: string;
  /** The source file of its component. */
  readonly page: string;
  readonly place: Declaration;
}

const sites = await readPlaces<Place>(PLACES);
const sections = await readPlaces<SectionPlace>(SECTIONS);

const faults = addressFaults(sites.map(({ name, place: { address } }) => ({ name, address })));
if (faults.length > 0) throw new Error(faults.join('\n'));

/** Addresses with fewer parts in braces come first: "/bingo/{id}/generate", "/bingo/{id}/{board}". */
sites.sort((one, other) => braces(one.place) - braces(other.place));

function braces({ address }: Place): number {
  return address.split('{').length;
}

async function readPlaces<Declaration>(folder: string): Promise<Declared<Declaration>[]> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => DECLARES.test(readFileSync(join(folder, file), 'utf8')))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const [, page] = LOADS.exec(readFileSync(path, 'utf8')) ?? [];
      if (page === undefined)
        throw new Error(
          `${path} declares a place, but does not say which component it shows. Write "load: () => import('…')" with the file's path.`,
        );
      const { place } = await import(pathToFileURL(resolve(path)).href);
      return { name: basename(file, '.ts'), page: join(folder, page), place };
    }),
  );
}

/** What routing knows of the portal's own pages and of sections. */
export function routedPlaces(banner: string): string {
  const site = sites.map(({ name, place: { load, pictured, title, ...routed } }) => ({
    name,
    ...(title === undefined ? {} : { title: `title.${name}` }),
    ...routed,
  }));
  const section = Object.fromEntries(
    sections.map(({ name, place: { load, pictured, title, ...routed } }) => [name, routed]),
  );
  return `${banner}export const SITE_PLACES = ${write(site)} as const;

export const SECTION_PLACES = ${write(section)} as const;
`;
}

/** The titles of the portal's own pages and of sections, as words. */
export function titleWords(banner: string): string {
  const words = [
    ...sites.flatMap(({ name, place: { title } }) =>
      title === undefined ? [] : [[`title.${name}`, title] as const],
    ),
    ['title.not-found', 'Page not found'] as const,
    ...sections.map(({ name, place: { title } }) => [`section.${name}`, title] as const),
  ];
  const lines = words.map(([id, title]) => {
    const key = JSON.stringify(id);
    return `  ${key}: msg({ id: ${key}, message: ${JSON.stringify(title)} }),\n`;
  });
  return `${banner}import { msg } from '@lingui/core/macro';

/** Titles that a page or section names by id. */
export const titleWords = {
${lines.join('')}} as const;
`;
}

/** What the portal shows at its own addresses and in sections, and the words that each page says. */
export function shownPlaces(banner: string): string {
  const all = [...sites, ...sections];
  const imports = [
    "import type { BlockKind, SectionName } from '#contract/programs/program.ts';",
    "import type { Shown } from '../../base/view/place.ts';",
    ...sites.map(({ name }) => `import { place as ${variable('at', name)} } from '../${name}.ts';`),
    ...sections.map(
      ({ name }) => `import { place as ${variable('in', name)} } from '../sections/${name}.ts';`,
    ),
  ];
  const words = new Map(all.map(({ page }) => [page, pageWords(page)]));
  const shown = (prefix: string, { name, page }: { name: string; page: string }) => {
    const said = words.get(page);
    const more = said ? `, words: ${JSON.stringify(said)}` : '';
    return `  ${JSON.stringify(name)}: { ...${variable(prefix, name)}${more} },\n`;
  };
  const blocks = readdirSync(BLOCKS)
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .filter((file) => /^export function Block\b/m.test(readFileSync(join(BLOCKS, file), 'utf8')))
    .sort()
    .flatMap((file) => {
      const said = pageWords(join(BLOCKS, file));
      return said ? [[basename(file, '.tsx').replaceAll('-', '_'), said] as const] : [];
    });
  return `${banner}${imports.join('\n')}

export const PLACES = {
${sites.map((site) => shown('at', site)).join('')}};

export const SECTIONS: Readonly<Record<SectionName, Shown>> = {
${sections.map((section) => shown('in', section)).join('')}};

export const BLOCK_WORDS: { readonly [Kind in BlockKind]?: readonly string[] } = ${write(Object.fromEntries(blocks))};
`;
}

/** The source files of pages, below engine/portal: only what renders documents asks for them. */
export function pageFiles(banner: string): string {
  const files = (declared: readonly { readonly name: string; readonly page: string }[]) =>
    write(Object.fromEntries(declared.map(({ name, page }) => [name, relative(PORTAL, page)])));
  return `${banner}export const PLACE_FILES = ${files(sites)} as const;

export const SECTION_FILES = ${files(sections)} as const;
`;
}

const variable = (prefix: string, name: string) =>
  `${prefix}-${name}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const write = (value: unknown) => JSON.stringify(value, null, 2);
