import { globSync, readFileSync } from 'node:fs';

type Schema = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

/** A closed list of words that the manifests' schema declares. */
export interface ClosedList {
  /** The place of its declaration, e.g. `schemas/campaign.schema.json quest.kind`. */
  readonly place: string;
  readonly words: readonly string[];
}

/** A word in a manifest: where it stands, and in which list. */
export interface FoundWord {
  readonly list: ClosedList;
  readonly word: string;
  readonly path: Path;
}

const FILES = globSync('schemas/**/*.schema.json').sort();
const schemas = new Map(
  FILES.map((file) => {
    const schema: Schema = JSON.parse(readFileSync(file, 'utf8'));
    return [String(schema.$id), { file, schema }] as const;
  }),
);
const lists = new Map<unknown, ClosedList>();
for (const [id, { file, schema }] of schemas) collect(schema, id, file, []);

/** Every closed list of words in schemas/, with the `kind`s that choose between shapes. */
export const CLOSED_LISTS: readonly ClosedList[] = [...lists.values()];

/** The words of closed lists in a manifest, by the schema that describes it. */
export function wordsOf(manifest: unknown, file: string): readonly FoundWord[] {
  const found: FoundWord[] = [];
  const [id, root] = [...schemas].find(([, one]) => one.file === file) ?? [];
  if (id === undefined) throw new Error(`There is no ${file}.`);
  visit(root?.schema ?? {}, id, manifest, [], found);
  return found;
}

function collect(node: unknown, base: string, file: string, steps: readonly string[]): void {
  if (typeof node !== 'object' || node === null) return;
  const words = wordsIn(node as Schema, base);
  if (words.length > 0) lists.set(node, { place: placeOf(file, steps, node as Schema), words });
  for (const [key, child] of Object.entries(node))
    if (key !== 'examples') collect(child, base, file, [...steps, key]);
}

/** The words that a node of a schema takes, or the kinds that it chooses between. */
function wordsIn(node: Schema, base: string): readonly string[] {
  if (Array.isArray(node.enum)) return node.enum.filter((word) => typeof word === 'string');
  if (node.discriminator === undefined) return [];
  return alternativesOf(node, base).flatMap(([, words]) => words);
}

/** The shapes that `kind` chooses between, each with the kinds that choose it. */
function alternativesOf(node: Schema, base: string) {
  return (node.oneOf as readonly Schema[]).map((alternative) => {
    const [shape, at] = resolve(alternative, base);
    const kind = (shape.properties as Record<string, Schema>).kind ?? {};
    const words = kind.const === undefined ? kind.enum : [kind.const];
    return [[shape, at] as const, words as readonly string[]] as const;
  });
}

function resolve(node: Schema, base: string): readonly [Schema, string] {
  if (typeof node.$ref !== 'string') return [node, base];
  const address = new URL(node.$ref, base);
  const pointer = address.hash.slice(1);
  address.hash = '';
  let target: unknown = schemas.get(address.href)?.schema;
  for (const step of pointer.split('/').filter(Boolean)) target = (target as Schema)?.[step];
  if (target === undefined) throw new Error(`${node.$ref} leads nowhere from ${base}.`);
  return resolve(target as Schema, address.href);
}

function visit(node: Schema, base: string, value: unknown, path: Path, found: FoundWord[]): void {
  const [schema, at] = resolve(node, base);
  const list = lists.get(schema);
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      visit(schema.items as Schema, at, item, [...path, index], found);
  } else if (typeof value === 'object' && value !== null) {
    visitFields(schema, at, value as Schema, path, found);
  } else if (list && typeof value === 'string') {
    found.push({ list, word: value, path });
  }
}

function visitFields(
  schema: Schema,
  base: string,
  value: Schema,
  path: Path,
  found: FoundWord[],
): void {
  const list = lists.get(schema);
  if (list) {
    found.push({ list, word: String(value.kind), path: [...path, 'kind'] });
    const chosen = alternativesOf(schema, base).find(([, words]) =>
      words.includes(value.kind as string),
    );
    if (chosen) visit(chosen[0][0], chosen[0][1], value, path, found);
    return;
  }
  const properties = schema.properties as Record<string, Schema> | undefined;
  for (const [key, child] of Object.entries(value)) {
    const described = properties?.[key] ?? schema.additionalProperties;
    if (typeof described === 'object')
      visit(described as Schema, base, child, [...path, key], found);
  }
}

/** A place as people call it: the file and the fields that lead there. */
function placeOf(file: string, steps: readonly string[], node: Schema): string {
  const names = steps.filter((step) => !['properties', '$defs', 'items', 'oneOf'].includes(step));
  return [file, [...names, ...(node.discriminator ? ['kind'] : [])].join('.')].join(' ');
}
