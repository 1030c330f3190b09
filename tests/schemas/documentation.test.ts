import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { DOCUMENTATION } from '#catalogue/generated/documentation.ts';
import type { Annotation } from '#catalogue/schema/annotation.ts';
import { follow, readSchemas, SCHEMA_BASE, type Schema } from '../../scripts/generate/schemas.ts';

const SCHEMAS = readSchemas();

interface Place {
  readonly file: string;
  readonly path: string;
  readonly schema: Schema;
}

/** Every schema within a schema, with where it stands. */
function* within(file: string, node: unknown, path = ''): Generator<Place> {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) yield { file, path, schema: node as Schema };
  for (const [name, child] of Object.entries(node)) {
    if (name === 'examples' || name === 'enum') continue;
    yield* within(file, child, `${path}/${name}`);
  }
}
const places = [...SCHEMAS].flatMap(([file, schema]) => [...within(file, schema)]);

/** The description of a schema, or of the one it refers to. */
function said(keyword: string, { file, schema }: Place): unknown {
  if (schema[keyword] !== undefined || typeof schema.$ref !== 'string') return schema[keyword];
  const target = follow(SCHEMAS, file, schema.$ref);
  return said(keyword, { file: target.file, path: '', schema: target.schema });
}

const isProperty = ({ path }: Place) => /\/properties\/[^/]+$/.test(path);
const name = ({ file, path }: Place) => `${file}#${path}`;
const isText = (value: unknown) => typeof value === 'string' && value.trim().length > 5;

describe('every schema', () => {
  test('describes each of its properties in a sentence', () => {
    const bare = places.filter((place) => isProperty(place) && !isText(said('description', place)));
    expect(bare.map(name)).toEqual([]);
  });

  test('gives an example of each of its properties', () => {
    const bare = places.filter(
      (place) => isProperty(place) && !Array.isArray(said('examples', place)),
    );
    expect(bare.map(name)).toEqual([]);
  });

  test('tells the form of whatever has one, as issues do', () => {
    // A property may itself be called so.
    const formed = places.filter(({ schema }) => isText(schema.pattern ?? schema.format));
    const bare = formed.filter(
      (place) => !isText(said('description', place)) || !Array.isArray(said('examples', place)),
    );
    expect(formed.length).toBeGreaterThan(20);
    expect(bare.map(name)).toEqual([]);
  });

  test('closes its objects: unknown fields are refused', () => {
    const open = places.filter(
      ({ schema }) => schema.properties && schema.additionalProperties !== false,
    );
    expect(open.map(name)).toEqual([]);
  });
});

describe('every example', () => {
  const ajv = new Ajv2020({ allErrors: true, discriminator: true, strict: false });
  addFormats.default(ajv);
  for (const schema of SCHEMAS.values()) ajv.addSchema(schema);

  test('keeps the schema that gives it', () => {
    const given = places.filter(({ schema }) => Array.isArray(schema.examples));
    const wrong = given.flatMap(({ file, path, schema }) => {
      const validate = ajv.getSchema(`${SCHEMA_BASE}${file}#${path}`);
      return (schema.examples as unknown[])
        .filter((example) => !validate?.(example))
        .map((example) => `${file}#${path}: ${JSON.stringify(example)}`);
    });
    expect(given.length).toBeGreaterThan(400);
    expect(wrong).toEqual([]);
  });
});

test('examples reach the editor and the issues through the generated documentation', () => {
  const { slug, hosts }: Record<string, Annotation> = DOCUMENTATION.program.properties ?? {};
  expect(slug).toMatchObject({
    description: expect.stringContaining("equals the folder's name"),
    form: expect.stringContaining('Lower-case letters'),
    example: expect.any(String),
  });
  expect(hosts?.items?.example).toBeDefined();
});
