import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

/** The modules that a browser may get: all that its entry can import. */
const sources = globSync([
  'engine/{contract,domain,portal}/**/*.{ts,tsx}',
  'engine/main/browser/**/*.{ts,tsx}',
  'engine/main/browser.tsx',
]).filter((file) => !/\.test\.|\/generated\//.test(file));

/** Exports of zod that change something, or are there to be changed. */
const EFFECTFUL = new Set(['config', 'globalRegistry', 'locales', 'registry', 'setErrorMap']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of [value].flat()) if (isNode(child)) yield* nodesOf(child);
}

/** The name that a chain of members and calls begins with: `z` of `z.string().check(z.trim())`. */
function rootOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return String(node.name);
  const next = node.object ?? node.callee ?? node.tag ?? node.argument ?? node.expression;
  return isNode(next) ? rootOf(next) : undefined;
}

/** Calls of `z` in a module that the build would take away although they do something. */
function lostCalls(file: string, code: string): readonly string[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return [...nodesOf(program as unknown as Node)].flatMap((node) => {
    const discarded = node.type === 'ExpressionStatement' && rootOf(node) === 'z';
    const { object, property } = node as { readonly object?: Node; readonly property?: Node };
    const effectful =
      node.type === 'MemberExpression' &&
      object?.name === 'z' &&
      EFFECTFUL.has(String(property?.name ?? property?.value));
    if (!discarded && !effectful) return [];
    return [`${file}:${code.slice(0, node.start).split('\n').length}`];
  });
}

/** Names of a module's own that are called `z` without being zod. */
const otherZ = (code: string): readonly string[] =>
  code.match(/\b(?:const|let|var|function|class) z\b|\bas z(?= |\b)(?! from 'zod(?:\/mini)?')/g) ??
  [];

describe('calls of `z`, which the build takes for pure (vite.config.ts)', () => {
  test('are known for what they do', () => {
    const found = (code: string) => lostCalls('a.ts', `import * as z from 'zod/mini';\n${code}`);
    expect(found('z.config({ jitless: true });')).not.toEqual([]);
    expect(found('const unused = z.config({ jitless: true });')).toEqual(['a.ts:2']);
    expect(found("const unused = z['config']({});")).toEqual(['a.ts:2']);
    expect(found('function check() {\n void z.string().parse(1);\n}')).toEqual(['a.ts:3']);
    expect(found('export const name = z.string().check(z.trim());')).toEqual([]);
    expect(otherZ('const z = 1;')).not.toEqual([]);
    expect(otherZ("import { zone as z } from './zone.ts';")).not.toEqual([]);
    expect(otherZ("import * as z from 'zod/mini';")).toEqual([]);
  });

  test('only make schemas in what the browser gets', () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(sources.flatMap((file) => lostCalls(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  test('are calls of zod, in the engine and in all that it brings along', () => {
    const own = sources.filter((file) => otherZ(readFileSync(file, 'utf8')).length > 0);
    expect(own).toEqual([]);
    const packages = packagesOf(sources);
    expect(packages.size).toBeGreaterThan(50);
    const foreign = [...packages].flatMap((name) =>
      modulesOf(name).filter((file) =>
        /(?<![\w$.'"`])z(?:\s*\??\.\s*\w+)*\s*\(/.test(readFileSync(file, 'utf8')),
      ),
    );
    expect(foreign).toEqual([]);
  });
});

/** The packages that sources import, with what those depend on; without zod itself. */
function packagesOf(files: readonly string[]): ReadonlySet<string> {
  const named = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /^(?:import|export) (?!type )(?:[^;'`]*? from )?'((?:@[\w-]+\/)?[a-z][\w-]*)(?:\/[^']*)?';/gm,
      ),
    ].map(([, name = '']) => name),
  );
  const found = new Set(named);
  found.delete('zod');
  // A set that grows is read to its end.
  for (const name of found)
    for (const dependency of Object.keys(manifestOf(name).dependencies ?? {}))
      found.add(dependency);
  return found;
}

function manifestOf(name: string): { readonly dependencies?: Readonly<Record<string, string>> } {
  try {
    return JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8'));
  } catch {
    // Nested in the package that needs it: `modulesOf` reads it there.
    return {};
  }
}

/** A package's modules as a bundler takes them: not what is made for a page without one. */
function modulesOf(name: string): readonly string[] {
  const folder = join('node_modules', name);
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && /(?<!\.(?:min|umd|cjs|umd\.min))\.m?js$/.test(entry.name),
      )
      .map(({ parentPath, name: file }) => join(parentPath, file))
      .filter((file) => !/node_modules\/zod\//.test(file));
  } catch {
    return [];
  }
}
