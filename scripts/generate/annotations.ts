import type { Annotation } from '#catalogue/schema/annotation.ts';
import { follow, type readSchemas, type Schema } from './schemas.ts';

/**
 * Reduces a schema to what the catalogue asks of it beside validity: which fields are public,
 * which hold text, and what a string refers to.
 */
export function annotate(
  schemas: ReturnType<typeof readSchemas>,
  file: string,
  detail: 'plain' | 'documented',
): Annotation {
  const read = (schema: Schema, within: string, inherited: boolean): Annotation => {
    const result: Annotation = {};
    const visible =
      typeof schema['x-public'] === 'boolean' ? Boolean(schema['x-public']) : inherited;
    if (visible) result.public = true;
    if (schema['x-text']) result.text = schema['x-text'] as 'plain' | 'markdown';
    if (schema['x-reference']) result.reference = schema['x-reference'] as string;
    if (typeof schema.$ref === 'string') {
      const target = follow(schemas, within, schema.$ref);
      const own = result.reference;
      Object.assign(result, read(target.schema, target.file, visible));
      if (own) result.reference = own;
    }
    if (detail === 'documented') {
      if (schema.description) {
        if (result.description) result.form = result.description;
        result.description = schema.description as string;
      }
      if (Array.isArray(schema.examples)) result.example = schema.examples[0];
      if (result.text && typeof schema.maxLength === 'number') result.longest = schema.maxLength;
    }
    if (schema.properties) {
      const properties = schema.properties as Record<string, Schema>;
      // An object that marks one of its fields names its public fields: the others stay private.
      const named = Object.values(properties).some((property) => 'x-public' in property);
      result.properties = Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [
          name,
          read(property, within, named ? false : visible),
        ]),
      );
    }
    if (schema.items) result.items = read(schema.items as Schema, within, visible);
    if (typeof schema.additionalProperties === 'object')
      result.entries = read(schema.additionalProperties as Schema, within, visible);
    if (schema.propertyNames) result.keys = read(schema.propertyNames as Schema, within, visible);
    if (schema.oneOf) {
      result.variants = Object.fromEntries(
        (schema.oneOf as Schema[]).flatMap((option) => {
          const target = follow(schemas, within, option.$ref as string);
          const { kind } = target.schema.properties as Record<string, Schema>;
          const shape = read(target.schema, target.file, visible);
          const kinds = (kind?.enum as string[] | undefined) ?? [String(kind?.const)];
          return kinds.map((name) => [name, shape]);
        }),
      );
    }
    return result;
  };
  return read(schemas.get(file) as Schema, file, false);
}
