import { either, error, hint, show } from './define.ts';

interface At {
  path: string;
}

export const SHAPE_ISSUES = {
  SHAPE_UNKNOWN_FIELD: error(
    ({ field, within }: { field: string; within: string; suggestion: string | undefined; known: string[] }) =>
      `"${field}" is no field of ${within || 'the manifest'}.`,
    ({ suggestion, known }) =>
      suggestion ? `Did you mean "${suggestion}"?` : `Remove it. Known here: ${known.join(', ')}.`,
  ),
  SHAPE_MISSING_FIELD: error(
    ({ field, within }: { field: string; within: string; example: unknown }) =>
      `"${field}" is missing in ${within || 'the manifest'}.`,
    ({ field, example }) => `Add it, for example ${field}: ${show(example)}.`,
  ),
  SHAPE_WRONG_TYPE: error(
    ({ path, expected, found }: At & { expected: string; found: unknown }) =>
      `${path}: expected ${expected}, found ${show(found)}.`,
    ({ expected }) => `Write ${expected} here; quote what looks like another type.`,
  ),
  SHAPE_NOT_ALLOWED: error(
    ({ path, allowed, found }: At & { allowed: string[]; found: unknown; suggestion: string | undefined }) =>
      `${path}: ${show(found)} is not allowed; it must be ${either(allowed)}.`,
    ({ suggestion }) => (suggestion ? `Did you mean "${suggestion}"?` : 'Choose one of these.'),
  ),
  SHAPE_PATTERN: error(
    ({ path, found, meaning }: At & { found: unknown; meaning: string; example: unknown }) =>
      `${path}: ${show(found)} does not have the right form. ${meaning}`,
    ({ example }) => `Write it like ${show(example)}.`,
  ),
  SHAPE_OUT_OF_RANGE: error(
    ({ path, rule, found }: At & { rule: string; found: unknown }) =>
      `${path}: ${rule}; found ${show(found)}.`,
    () => 'Bring it within these bounds.',
  ),
  SHAPE_DUPLICATE_ITEM: error(
    ({ path, item }: At & { item: unknown }) => `${path}: ${show(item)} stands in the list twice.`,
    () => 'Remove one of the two.',
  ),
  SHAPE_UNKNOWN_BLOCK: error(
    ({ path, kind }: At & { kind: unknown; suggestion: string | undefined; known: string[] }) =>
      `${path}: there is no block kind ${show(kind)}.`,
    ({ suggestion, known }) => `Known kinds: ${known.join(', ')}.${hint(suggestion)}`,
  ),
};
