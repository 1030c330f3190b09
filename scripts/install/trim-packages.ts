import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Removes from installed packages what nothing reads here, a third of all they bring. Run after each
 * install; what it removes comes back with the package alone.
 */
export function trimPackages(packages: string): void {
  for (const name of packagesIn(packages)) trim(join(packages, name), name, '');
}

/** Whether a file or folder of a package is unread; its path has `/` between names. */
type Rule = (
  packageName: string,
  path: string,
  isFolder: boolean,
  hasBeside: (name: string) => boolean,
) => boolean;

/** Large parts of single packages that none of their uses here asks for. */
const UNUSED: Readonly<Record<string, RegExp>> = {
  // Extensions of PostgreSQL, none of which the store asks for.
  '@electric-sql/pglite': /^dist\/\w+\.tar\.gz$/,
  // The shares of browsers by country.
  'caniuse-lite': /^data\/regions$/,
  // The kit as a library: it is run as a command.
  'drizzle-kit': /^api\.m?js$/,
  // The pages of its recorder and its viewer of traces.
  'playwright-core': /^lib\/vite$/,
  // Languages other than TypeScript.
  prettier:
    /^plugins\/(acorn|angular|babel|flow|glimmer|graphql|html|markdown|meriyah|postcss|yaml)\.m?js$/,
  // The same code for older browsers and without modules, and what it was built from.
  rxjs: /^(dist\/(esm5|bundles)|src)$/,
};

const UNREAD: readonly Rule[] = [
  (name, path) => UNUSED[name]?.test(path) ?? false,
  // The C headers and the manual that come with Node.
  (name, path) => /^node-/.test(name) && (path === 'include' || path === 'share'),
  // Fonts in an older format, slanted, or with other axes than weight; style sheets that ask for them,
  // but for the one by which a package is found.
  (name, path, isFolder) =>
    name.startsWith('@fontsource') &&
    !isFolder &&
    (/\.(woff|scss)$/.test(path) ||
      /(?<!^index)\.css$/.test(path) ||
      /-italic\.woff2$/.test(path) ||
      (name.startsWith('@fontsource-variable') && /(?<!-wght-normal)\.woff2$/.test(path))),
  // Weights that no page sets: a face without an axis is regular, bold or extra bold (`fixedWeights`).
  (name, path) => name.startsWith('@fontsource/') && /-[1-35-69]00-normal\.woff2$/.test(path),
  // Native modules for Bare, a runtime of its own.
  (_name, path, isFolder) => !isFolder && path.endsWith('.bare'),
  // The same code twice more, for bundlers: Node takes what stands in build/src.
  (name, path, isFolder) =>
    name.startsWith('@opentelemetry/') && isFolder && /^build\/(esm|esnext)$/.test(path),
  // The same code for bundlers, and types for TypeScript 3: Node takes what stands in dist-cjs.
  (name, path, isFolder) =>
    /^@(aws-sdk|smithy)\//.test(name) && isFolder && /^(dist-es|dist-types\/ts3\.4)$/.test(path),
  // What packages were built from.
  (name, path) => /^(zod|@(aws-amplify|tanstack)\/.*)$/.test(name) && path === 'src',
  // Sources that a debugger shows in place of what runs.
  (_name, path, isFolder) => !isFolder && /\.(js|mjs|cjs|css|ts|mts|cts)\.map$/.test(path),
  // Types for CommonJS of what has the same for modules.
  (_name, path, _isFolder, hasBeside) =>
    path.endsWith('.d.cts') &&
    ['.d.ts', '.d.mts'].some((ending) => hasBeside(basename(path, '.d.cts') + ending)),
  // A package's own tests and pages about it; licences stay.
  (_name, path, isFolder) => isFolder && /^(test|tests|__tests__|benchmarks?)$/.test(path),
  (_name, path, isFolder) =>
    !isFolder && /^[^/]+\.(md|markdown)$/i.test(path) && !/licen[cs]e|notice|copying/i.test(path),
];

function trim(folder: string, name: string, within: string): void {
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = new Set(entries.map((entry) => entry.name));
  for (const entry of entries) {
    const path = `${within}${entry.name}`;
    const file = join(folder, entry.name);
    const isFolder = entry.isDirectory();
    if (isFolder && entry.name === 'node_modules') trimPackages(file);
    else if (UNREAD.some((isUnread) => isUnread(name, path, isFolder, (one) => names.has(one))))
      rmSync(file, { recursive: true });
    else if (isFolder) trim(file, name, `${path}/`);
  }
}

/** The names of the packages in a folder of them, with those of each scope; links are left alone. */
function packagesIn(packages: string): string[] {
  const folders = (within: string) =>
    readdirSync(join(packages, within), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name);
  return folders('').flatMap((name) =>
    name.startsWith('@') ? folders(name).map((one) => `${name}/${one}`) : [name],
  );
}
