import { compile } from 'json-schema-to-typescript';
import { follow, readSchemas, type Schema } from './schemas.ts';

const BANNER = '/* Generated from schemas/ by `npm run generate`. Do not edit. */\n';

/** TypeScript for a manifest: exactly what its schema admits. */
export function manifestTypes(file: string, name: string): Promise<string> {
  const schema = inline(readSchemas(), file, () => true);
  return render(schema, name, BANNER);
}

/**
 * TypeScript for the public projection of a manifest: fields marked public, Markdown parsed.
 */
export async function publicTypes(file: string, name: string): Promise<string> {
  const schema = inline(readSchemas(), file, (visible) => visible);
  const types = await render(schema, name, BANNER);
  return types.includes('RichText')
    ? types.replace(
        BANNER,
        `${BANNER}import type { RichText } from '#contract/programs/rich-text.ts';\n`,
      )
    : types;
}

function render(schema: Schema, name: string, bannerComment: string): Promise<string> {
  return compile({ ...schema, title: name }, name, {
    bannerComment,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 100 },
  });
}

/** Copies a schema with every reference filled in and only the fields that `keep` admits. */
function inline(
  schemas: Map<string, Schema>,
  root: string,
  keep: (visible: boolean) => boolean,
): Schema {
  const isPublic = !keep(false);
  const copy = (schema: Schema, file: string, inherited: boolean): Schema => {
    const visible =
      typeof schema['x-public'] === 'boolean' ? Boolean(schema['x-public']) : inherited;
    const { $ref, $id: _id, $schema: _schema, $defs: _defs, ...own } = schema;
    if (typeof $ref === 'string') {
      const target = follow(schemas, file, $ref);
      const { title: _title, ...rest } = copy(target.schema, target.file, visible);
      const title = target.schema.title ?? undefined;
      return { ...rest, ...(title ? { title } : {}), ...own };
    }
    const result: Schema = { ...own };
    delete result.examples;
    delete result.discriminator;
    if (result.tsType) return { description: schema.description, tsType: result.tsType };
    if (isPublic && schema['x-text'] === 'markdown') {
      return { description: schema.description, tsType: 'RichText' };
    }
    if (schema.properties) {
      const properties = Object.entries(schema.properties as Record<string, Schema>);
      const named = properties.some(([, property]) => 'x-public' in property);
      const kept = properties
        .map(([name, property]) => [name, copy(property, file, named ? false : visible)] as const)
        .filter(([, property]) => keep(admits(property, named ? false : visible)));
      result.properties = Object.fromEntries(kept);
      if (Array.isArray(schema.required)) {
        const names = new Set(kept.map(([name]) => name));
        result.required = schema.required.filter((name) => names.has(String(name)));
      }
    }
    if (schema.items) {
      result.items = copy(schema.items as Schema, file, visible);
    }
    if (typeof schema.additionalProperties === 'object')
      result.additionalProperties = copy(schema.additionalProperties as Schema, file, visible);
    if (Array.isArray(schema.oneOf))
      result.oneOf = schema.oneOf.map((option) => copy(option as Schema, file, visible));
    return result;
  };
  return copy(schemas.get(root) as Schema, root, false);
}

const admits = (schema: Schema, inherited: boolean) =>
  typeof schema['x-public'] === 'boolean' ? Boolean(schema['x-public']) : inherited;
