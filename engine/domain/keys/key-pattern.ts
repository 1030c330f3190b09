/** Ways through a pattern that one key may have: trying them all must cost next to nothing. */
const MOST_WAYS = 1_000;

/** What is wrong with a pattern of keys, for whoever wrote it. */
export type PatternFault = 'not_an_expression' | 'open_ended' | 'too_many_ways';

/** The expression that a whole key has to match. @throws SyntaxError where the pattern is none */
export const keyPattern = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'u');

/**
 * What is wrong with a pattern of keys; undefined where it is sound. Keys have a length, so a
 * pattern says how often each part comes: `{5}` or `{4,5}`, never `*` or `+`. Its ways are counted
 * (each alternative, each number of repetitions), so that no key takes long to compare.
 */
export function patternFault(pattern: string): PatternFault | undefined {
  try {
    keyPattern(pattern);
  } catch {
    return 'not_an_expression';
  }
  try {
    return waysOf(tokensOf(pattern)) > MOST_WAYS ? 'too_many_ways' : undefined;
  } catch (error) {
    if (error instanceof OpenEndedError) return 'open_ended';
    throw error;
  }
}

class OpenEndedError extends Error {}

/** Escapes, classes, openings of groups, repetitions, single characters. */
const TOKEN =
  /\\(?:[pPu]\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|k<[^>]*>|.)|\[(?:\\.|[^\]\\])*\]|\(\?(?:[:=!]|<[=!]?)?|\{\d+(?:,\d*)?\}\??|[*+?]\??|./gsu;

const tokensOf = (pattern: string): string[] => pattern.match(TOKEN) ?? [];

/** Ways through the tokens up to the end of their group, which are taken off the list. */
function waysOf(tokens: string[]): number {
  let ways = 0;
  let sequence = 1;
  let last = 1;
  for (let token = tokens.shift(); token !== undefined; token = tokens.shift()) {
    if (token === ')') break;
    const repetition = repetitionOf(token);
    if (token === '|') {
      ways += sequence * last;
      [sequence, last] = [1, 1];
    } else if (repetition) {
      last = repeated(last, ...repetition);
    } else {
      sequence *= last;
      last = opensGroup(token) ? waysOf(tokens) : 1;
    }
  }
  return ways + sequence * last;
}

/** @throws OpenEndedError for a group that looks around, has a name, or is referred back to */
function opensGroup(token: string): boolean {
  if (/^\(\?(?!:)/.test(token) || /^\\[1-9k]/.test(token)) throw new OpenEndedError();
  return token === '(' || token === '(?:';
}

/** How often, at least and at most; undefined for what is no repetition. */
function repetitionOf(token: string): readonly [least: number, most: number] | undefined {
  if (/^[*+]/.test(token)) throw new OpenEndedError();
  if (/^\?/.test(token)) return [0, 1];
  const counted = /^\{(\d+)(,(\d*))?\}/.exec(token);
  if (!counted) return undefined;
  const [, least, range, most] = counted;
  if (range !== undefined && most === '') throw new OpenEndedError();
  return [Number(least), Number(most ?? least)];
}

function repeated(ways: number, least: number, most: number): number {
  let sum = 0;
  for (let times = least; times <= most && sum <= MOST_WAYS; times += 1) sum += ways ** times;
  return sum;
}
