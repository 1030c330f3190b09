import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/capabilities.ts';
import { matchSiteRoute } from '#domain/routing/site-routes.ts';

/** The headings of a document, as they are written. */
const headingsOf = (document: string): string[] =>
  existsSync(document)
    ? [...readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
    : [];

const SPECIFICATION = 'docs/specification.md';
const SECTIONS = new Set(
  headingsOf(SPECIFICATION).flatMap((heading) => /^\d+(?=\. )/.exec(heading) ?? []),
);
const HEADINGS = new Set(headingsOf('ARCHITECTURE.md'));

const texts = ['engine', 'scripts', 'tests', 'schemas', 'programs', 'docs', '.']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  )
  .filter((file) => /\.(tsx?|json|ya?ml|md)$/.test(file) && !file.includes('/generated/'))
  // A comment goes on over lines, each with its sign.
  .map((file) => ({
    file,
    text: readFileSync(file, 'utf8').replace(/\n\s*(\*|\/\/|#)?\s*/g, ' '),
  }));

const citations = texts.flatMap(({ file, text }) =>
  [...text.matchAll(/([^\s(]+,? )\(?sections? (\d+)(?:\.\d+)*(?: and (\d+))?/gi)].map(
    ([citation, before = '', ...numbers]) => ({ file, citation, before, numbers }),
  ),
);

test('every section that is cited is one of the specification, or of an RFC', () => {
  const wrong = citations.flatMap(({ file, citation, before, numbers }) => {
    if (/^\d{4},? $/.test(before)) return [];
    if (before !== 'specification, ' && file !== SPECIFICATION)
      return [`${file} says "${citation}": write "specification, section N"`];
    return numbers
      .filter((number) => number !== undefined && !SECTIONS.has(number))
      .map((number) => `${file} cites section ${number}, which ${SPECIFICATION} has not`);
  });
  expect(wrong).toEqual([]);
});

test('every heading of ARCHITECTURE.md that is cited is there', () => {
  const wrong = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/ARCHITECTURE\.md, "([^"]+)"/g)]
      .filter(([, heading = '']) => !HEADINGS.has(heading))
      .map(([, heading]) => `${file} cites "${heading}", which ARCHITECTURE.md has not`),
  );
  expect(wrong).toEqual([]);
});

test('every call of the specification is one of the contract', () => {
  const specification = readFileSync(SPECIFICATION, 'utf8');
  const calls = [...specification.matchAll(/`(GET|POST|PUT) (\/[^`?\s]+)/g)]
    .map(([, method, path = '']) => `${method} ${path}`)
    // Of the events service, which speaks a protocol of its own.
    .filter((call) => !call.endsWith(' /event'));
  const declared = new Set<string>(
    ENDPOINTS.flatMap(({ method, path }) => [
      `${method} ${path}`,
      `${method} ${path.replace('{program}', 'sega')}`,
    ]),
  );
  expect(calls.length).toBeGreaterThan(30);
  expect(calls.filter((call) => !declared.has(call))).toEqual([]);
});

test('every address of the portal has the layout that the specification says', () => {
  const specification = readFileSync(SPECIFICATION, 'utf8');
  const rows = [...specification.matchAll(/^\| (`\/.*?`) \| ([a-z-]+) \|/gm)];
  const said = rows.flatMap(([, addresses = '', layout]) =>
    [...addresses.matchAll(/`([^`]+)`/g)]
      // Archived programs are no pages of the portal's own.
      .filter(([, address = '']) => !address.startsWith('/__archive/'))
      .map(([, address = '']) => [address, layout]),
  );
  const served = said.map(([address = '']) => {
    const path = address.replaceAll(/\{\w+\}/g, 'any');
    return [address, matchSiteRoute(path)?.route.layout];
  });
  expect(said.length).toBeGreaterThan(10);
  expect(served).toEqual(said);
});

/** The documents for readers: in the root and in docs. */
const documents = texts
  .map(({ file }) => file)
  .filter((file) => /^(docs\/.*|[A-Z]+)\.md$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Files and folders between backticks, from the root or from `engine`. */
const NAMED =
  /`(engine|scripts|tests|docs|schemas|programs|contract|domain|catalogue|api|portal|main|cli)\/([\w./-]*)`/g;
const LAYERS = new Set(['contract', 'domain', 'catalogue', 'api', 'portal', 'main', 'cli']);
/** The program that README adds as an example. */
const ADDED = 'programs/acme/';

test('every file that a document names is there', () => {
  const missing = documents.flatMap(({ file, text }) =>
    [...text.matchAll(NAMED)]
      .map(([, layer = '', path = '']) =>
        LAYERS.has(layer) ? `engine/${layer}/${path}` : `${layer}/${path}`,
      )
      .filter((path) => path !== ADDED && !existsSync(path))
      .map((path) => `${file} names ${path}, which is not there`),
  );
  expect(missing).toEqual([]);
});

test('every npm command that a document names is one of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const missing = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)]
      .filter(([, name = '']) => !Object.hasOwn(scripts, name))
      .map(([command]) => `${file} says "${command}", which package.json has not`),
  );
  expect(missing).toEqual([]);
});

test('every excerpt stands in its file as the document shows it', () => {
  const excerpts = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/^```ts (\S+)\n(.*?)\n```$/gms)].map(([, source = '', code = '']) => ({
      file,
      source,
      code,
    })),
  );
  const changed = excerpts
    .filter(
      ({ source, code }) => !existsSync(source) || !readFileSync(source, 'utf8').includes(code),
    )
    .map(({ file, source }) => `${file} shows ${source} as it is not: copy the lines anew`);
  expect(excerpts.length).toBeGreaterThan(0);
  expect(changed).toEqual([]);
});
