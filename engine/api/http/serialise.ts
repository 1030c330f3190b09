import fastJsonStringify from 'fast-json-stringify';
import { z } from 'zod/mini';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';

type Json = Record<string, unknown>;

/**
 * A function that writes an endpoint's answers; compiled when first needed. Fields that the
 * contract does not name never leave the server, whatever a handler returns.
 */
export function serialiser(endpoint: Endpoint): (answer: unknown) => string {
  let write: ((answer: unknown) => string) | undefined;
  return (answer) => {
    write ??= compile(endpoint.response);
    return write(answer);
  };
}

function compile(response: z.ZodMiniType | undefined): (answer: unknown) => string {
  if (!response) return () => '';
  const schema = z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' });
  return fastJsonStringify(withNullables(schema) as Parameters<typeof fastJsonStringify>[0]);
}

/**
 * "This or null" as the one word the serialiser knows for it: as a choice of two schemas it would
 * validate each value before writing it.
 */
function withNullables(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withNullables);
  if (typeof node !== 'object' || node === null) return node;
  const { anyOf, ...rest } = node as Json & { anyOf?: Json[] };
  if (anyOf?.length === 2 && anyOf[1]?.type === 'null')
    return { ...rest, ...(withNullables(anyOf[0]) as Json), nullable: true };
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, withNullables(value)]),
  );
}
