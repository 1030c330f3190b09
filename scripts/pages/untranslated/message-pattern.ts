import { type CompiledMessageToken, compileMessage } from '@lingui/message-utils/compileMessage';

/** A text that may stand on a page: each of its groups is a value that somebody put in. */
export type Pattern = RegExp;

const NUMBER = '[\\p{N}.,\\s\\u2009\\u202f]+';

/** What a message of ours may read like; undefined where it has no word of its own. */
export function messagePattern(message: string): Pattern | undefined {
  const compiled = compileMessage(message);
  return toPattern(typeof compiled === 'string' ? [compiled] : compiled);
}

/** What a text with placeholders may read like, where they are written `{name}`. */
export const textPattern = (text: string): Pattern | undefined => toPattern([text]);

function toPattern(tokens: readonly CompiledMessageToken[]): Pattern | undefined {
  const { source, letters } = write(tokens);
  return letters < 2 ? undefined : new RegExp(`^${source}$`, 'su');
}

interface Written {
  readonly source: string;
  /** How many letters there are in any case. */
  readonly letters: number;
}

function write(tokens: readonly CompiledMessageToken[], counts = false): Written {
  const parts = tokens.map((token) =>
    counts && token === '#' ? { source: NUMBER, letters: 0 } : writeToken(token),
  );
  return {
    source: parts.map(({ source }) => source).join(''),
    letters: parts.reduce((sum, { letters }) => sum + letters, 0),
  };
}

function writeToken(token: CompiledMessageToken): Written {
  if (typeof token === 'string') return { source: literally(token), letters: lettersIn(token) };
  const [, type, choices] = token;
  if (typeof choices !== 'object' || choices === null) return { source: '(.+?)', letters: 0 };
  const branches = Object.entries(choices)
    .filter(([name]) => name !== 'offset')
    .map(([, branch]) => write(branch as CompiledMessageToken[], type !== 'select'));
  return {
    source: `(?:${branches.map(({ source }) => source).join('|')})`,
    letters: Math.min(...branches.map(({ letters }) => letters)),
  };
}

/** As a page has it: a run of white space is one space. */
const literally = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, ' ');

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
