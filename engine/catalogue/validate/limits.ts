import type { ErrorObject } from 'ajv';
import { show } from '../issues/define.ts';

const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  object: 'a map of fields',
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
};

/** What a schema type is called, and how to turn what was found into it. */
export function typeWords(type: string, found: unknown): { expected: string; remedy: string } {
  const expected = TYPE_NAMES[type] ?? type;
  const scalar = typeof found === 'number' || typeof found === 'boolean';
  if (type === 'string' && scalar)
    return { expected, remedy: `Put it in quotes: ${show(String(found))}` };
  if (typeof found === 'string' && /^(-?\d+|true|false)$/.test(found) && type !== 'array')
    return { expected, remedy: `Remove the quotes: ${found}` };
  return { expected, remedy: `Write ${expected} here.` };
}

interface RangeWords {
  readonly found: string;
  readonly limit: string;
  readonly remedy: string;
}

/** How a value passes one of its schema's bounds. */
export function rangeWords({ keyword, params, message }: ErrorObject, value: unknown): RangeWords {
  const { limit } = params as { limit?: number };
  const size = sizeOf(value);
  switch (keyword) {
    case 'maxLength':
    case 'maxItems':
    case 'maxProperties':
      return {
        found: `It has ${size}`,
        limit: `at most ${limit} are allowed`,
        remedy: 'Shorten it.',
      };
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return {
        found: `It has ${size}`,
        limit: `at least ${limit} ${limit === 1 ? 'is' : 'are'} needed`,
        remedy: 'Fill it in, or remove the field.',
      };
    case 'maximum':
    case 'minimum':
      return {
        found: `It is ${show(value)}`,
        limit: `the ${keyword} is ${limit}`,
        remedy: `Write ${limit} or ${keyword === 'maximum' ? 'less' : 'more'}.`,
      };
    default:
      return {
        found: show(value),
        limit: `it ${message ?? keyword}`,
        remedy: 'Correct the value.',
      };
  }
}

function sizeOf(value: unknown): string {
  if (typeof value === 'string') return count([...value].length, 'character');
  if (Array.isArray(value)) return count(value.length, 'item');
  return count(Object.keys(Object(value)).length, 'field');
}

const count = (size: number, what: string) =>
  `${size === 0 ? 'no' : size} ${what}${size === 1 ? '' : 's'}`;
