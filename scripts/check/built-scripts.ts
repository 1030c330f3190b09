import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CHUNK_MODULES, type ChunkModules } from '#main/build/chunk-modules.ts';
import { ENGINE_LOCALES } from '#portal/base/i18n/engine-locales.ts';

export const PORTAL = 'engine/portal/';
/** What every page behind a session fetches by itself, beside its own file and its words. */
export const ALWAYS: readonly string[] = [
  'engine/main/browser.tsx',
  `${PORTAL}kit/shell/live-parts.tsx`,
  `${PORTAL}kit/shell/fatal-screen.tsx`,
  `${PORTAL}base/icons/load-icon.ts`,
];

interface Chunk {
  readonly file: string;
  /** Their names in the manifest; so are the others. */
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** What one page fetches, in bytes of Brotli and the language that takes most. */
export interface PageScripts {
  readonly page: string;
  /** All scripts that a first visit to it fetches. */
  readonly first: number;
  /** What it adds for somebody who comes from the page that people begin on; 0 for that. */
  readonly further: number;
}

/** The scripts of a finished build. Modules are named by their paths, scripts by their files. */
export interface BuiltScripts {
  /** Those of some modules, and all that they import. @throws where the build lacks one */
  readonly fetched: (modules: readonly string[]) => ReadonlySet<string>;
  /** The modules that a module fetches on demand. @throws where the build lacks it */
  readonly onDemand: (module: string) => readonly string[];
  /** What a module or shared script imports, at once or on demand. */
  readonly linked: (module: string) => readonly string[];
  /** Bytes of Brotli. */
  readonly size: (files: ReadonlySet<string>) => number;
  /** What stands in each script. */
  readonly modules: ChunkModules;
}

/** The words that a page says in a language, as the modules in which the build has them. */
export const wordFiles = (locale: string, parts: readonly string[]): string[] => [
  `${PORTAL}locales/${locale}.po`,
  ...['shared', ...parts].map((part) => `${PORTAL}locales/capabilities/${locale}.po?part=${part}`),
];

/**
 * Measures a page in every language beside the one that people begin on, each by the files that it
 * fetches in a language.
 */
export function measurePage(
  { size }: BuiltScripts,
  page: string,
  files: (locale: string) => ReadonlySet<string>,
  home: (locale: string) => ReadonlySet<string>,
): PageScripts {
  const each = ENGINE_LOCALES.map((locale) => {
    const [all, known] = [files(locale), home(locale)];
    const added = new Set([...all].filter((file) => !known.has(file)));
    return { first: size(all), further: size(added) };
  });
  return {
    page,
    first: Math.max(...each.map(({ first }) => first)),
    further: Math.max(...each.map(({ further }) => further)),
  };
}

/** Reads the build in a data folder. */
export function readScripts(dataFolder: string): BuiltScripts {
  const client = join(dataFolder, 'build/client');
  const read = (file: string) => JSON.parse(readFileSync(join(client, file), 'utf8')) as unknown;
  const manifest = read('.vite/manifest.json') as Readonly<Record<string, Chunk>>;
  const chunkOf = (module: string): Chunk => {
    const chunk = manifest[module];
    if (chunk) return chunk;
    throw new Error(
      `The build has no ${module}. If it was renamed, name it anew in scripts/check; otherwise run \`npm run build -- --force\`.`,
    );
  };
  const gather = (module: string, seen: Set<string>) => {
    const { file, imports = [] } = chunkOf(module);
    if (seen.has(file)) return;
    seen.add(file);
    for (const name of imports) gather(name, seen);
  };
  return {
    fetched: (modules) => {
      const seen = new Set<string>();
      for (const module of modules) gather(module, seen);
      return seen;
    },
    onDemand: (module) => chunkOf(module).dynamicImports ?? [],
    linked: (module) => {
      const { imports = [], dynamicImports = [] } = chunkOf(module);
      return [...imports, ...dynamicImports];
    },
    size: (files) =>
      [...files].reduce((sum, file) => sum + statSync(join(client, `${file}.br`)).size, 0),
    modules: read(CHUNK_MODULES) as ChunkModules,
  };
}
