/** Characters of the longest shape that is told. */
const LONGEST = 2_000;

/**
 * What a statement is, whatever it was asked with: without literals, and with lists of parameters as
 * one. Two statements of one shape differ in their values alone, of which the shape holds none.
 */
export function statementShape(text: string): string {
  return text
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/(?<![\w$."])\d+(?:\.\d+)?\b/g, '?')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/\(\s*(?:\?|default)(?:\s*,\s*(?:\?|default))*\s*\)/gi, '(?)')
    .replaceAll(/\(\?\)(?:\s*,\s*\(\?\))+/g, '(?)')
    .trim()
    .slice(0, LONGEST);
}

/** The first word of a statement, in capitals. */
export const operationOf = (text: string): string =>
  (/^\s*(\w+)/.exec(text)?.[1] ?? '').toUpperCase();
