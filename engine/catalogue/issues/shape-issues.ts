import { either, error, hint, show } from './define.ts';

interface Suggested {
  suggestion: string | undefined;
}

const within = (path: string) => path || 'the manifest';

export const SHAPE_ISSUES = {
  SHAPE_UNKNOWN_FIELD: error(
    ({ field, parent }: Suggested & { field: string; parent: string; known: string[] }) =>
      `"${field}" is not a field of ${within(parent)}.`,
    ({ suggestion, known }) =>
      suggestion
        ? `Did you mean "${suggestion}"?`
        : `Remove it. The fields here are ${known.join(', ')}.`,
  ),
  SHAPE_MISSING_FIELD: error(
    ({ field, parent }: { field: string; parent: string; example: unknown }) =>
      `The field "${field}" is missing from ${within(parent)}.`,
    ({ field, example }) =>
      example === undefined ? 'Add it.' : `Add it, for example ${field}: ${show(example)}`,
  ),
  SHAPE_WRONG_TYPE: error(
    ({ expected, found }: { expected: string; found: unknown; remedy: string }) =>
      `Expected ${expected}, found ${show(found)}.`,
    ({ remedy }) => remedy,
  ),
  SHAPE_NOT_ALLOWED: error(
    ({ allowed, found }: Suggested & { allowed: string[]; found: unknown }) =>
      `${show(found)} is not allowed here; it must be ${either(allowed)}.`,
    ({ suggestion }) => (suggestion ? `Did you mean "${suggestion}"?` : 'Choose one of these.'),
  ),
  SHAPE_PATTERN: error(
    ({ found, form }: { found: unknown; form: string; example: unknown }) =>
      `${show(found)} does not have the right form. ${form}`.trimEnd(),
    ({ example }) => (example === undefined ? 'Correct it.' : `Write it like ${show(example)}.`),
  ),
  SHAPE_OUT_OF_RANGE: error(
    ({ found, limit }: { found: string; limit: string; remedy: string }) =>
      `${found}, but ${limit}.`,
    ({ remedy }) => remedy,
  ),
  SHAPE_DUPLICATE_ITEM: error(
    ({ item }: { item: unknown }) => `${show(item)} is in the list twice.`,
    () => 'Remove one of the two.',
  ),
  SHAPE_UNKNOWN_BLOCK: error(
    ({ kind }: Suggested & { kind: unknown; known: string[] }) =>
      kind === undefined ? 'The block has no "kind".' : `There is no block kind ${show(kind)}.`,
    ({ suggestion, known }) => `The kinds are ${known.join(', ')}.${hint(suggestion)}`,
  ),
};
