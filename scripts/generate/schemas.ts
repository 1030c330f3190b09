import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Schema = { [key: string]: unknown };
const SCHEMA_FOLDER = 'schemas';
export const SCHEMA_BASE = 'https://schemas.marquee.example/';

/** Every schema of the folder by its path below it, such as `blocks/hero.schema.json`. */
export function readSchemas(): Map<string, Schema> {
  const files = readdirSync(SCHEMA_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.schema.json'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  return new Map(
    files.map((file) => [file, JSON.parse(readFileSync(join(SCHEMA_FOLDER, file), 'utf8'))]),
  );
}

/** Follows a `$ref` seen in `file`; returns the schema it names and the file that holds it. */
export function follow(
  schemas: Map<string, Schema>,
  file: string,
  reference: string,
): { schema: Schema; file: string } {
  const target = new URL(reference, SCHEMA_BASE + file);
  const targetFile = target.href.split('#')[0]?.slice(SCHEMA_BASE.length) ?? '';
  let schema: unknown = schemas.get(targetFile);
  for (const part of target.hash.slice(1).split('/').filter(Boolean)) {
    schema = (schema as Schema | undefined)?.[decodeURIComponent(part)];
  }
  if (typeof schema !== 'object' || schema === null)
    throw new Error(`${file}: ${reference} names nothing`);
  return { schema: schema as Schema, file: targetFile };
}
