import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';

/** The parts of a call that its caller chooses. */
export const PARTS = ['params', 'query', 'body'] as const;
export type Part = (typeof PARTS)[number];

/** A value that a call takes: a leaf of its parameters, query or body. */
export interface ContractField {
  readonly endpoint: Endpoint;
  readonly part: Part;
  /** The names on the way to it; `0` is the first entry of a list, `*` an entry of a record. */
  readonly path: readonly string[];
  readonly schema: z.core.$ZodType;
}

/** Every field of these calls, as deep as their shapes go. */
export function contractFields(endpoints: readonly Endpoint[]): readonly ContractField[] {
  return endpoints.flatMap((endpoint) =>
    PARTS.flatMap((part) => {
      const schema = endpoint[part];
      if (!schema) return [];
      return leaves(schema).map(({ path, schema: leaf }) => ({
        endpoint,
        part,
        path,
        schema: leaf,
      }));
    }),
  );
}

/** A field's name in messages: `createGuestLink body.label`. */
export const nameOfField = ({ endpoint, part, path }: ContractField): string =>
  `${endpoint.id} ${[part, ...path].join('.')}`;

interface Leaf {
  readonly path: readonly string[];
  readonly schema: z.core.$ZodType;
}

function leaves(schema: z.core.$ZodType): readonly Leaf[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) => under(name, inner));
    case 'array':
      return under('0', def.element);
    case 'record':
      return [{ path: ['*'], schema: def.keyType }, ...under('*', def.valueType)];
    case 'union':
      return def.options.flatMap((option) => leaves(option));
    case 'optional':
    case 'nullable':
    case 'default':
      return leaves(def.innerType);
    default:
      return [{ path: [], schema }];
  }
}

const under = (name: string, inner: z.core.$ZodType): readonly Leaf[] =>
  leaves(inner).map(({ path, schema }) => ({ path: [name, ...path], schema }));

/** The value with another one at the path; what lies between is made where it is missing. */
export function replaceAt(value: unknown, path: readonly string[], by: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return by;
  if (name === '0' && (Array.isArray(value) || value === undefined || value === null)) {
    const list = Array.isArray(value) ? value : [];
    return [replaceAt(list[0], rest, by), ...list.slice(1)];
  }
  const record = typeof value === 'object' && value !== null ? value : {};
  const key = name === '*' ? (Object.keys(record)[0] ?? 'about') : name;
  return { ...record, [key]: replaceAt((record as Record<string, unknown>)[key], rest, by) };
}
