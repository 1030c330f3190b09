import type { YAMLParseError } from 'yaml';

/** A fault of syntax as its author understands it. */
export interface SyntaxFault {
  readonly reason: string;
  readonly remedy?: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** What follows it in the file is misread for its sake. */
  readonly misleads?: true;
}

const MARKERS = /^(<{7}|>{7})( |$)/;

/** The lines that a merge left behind, as one fault; undefined where there are none. */
export function mergeFault(lines: readonly string[]): SyntaxFault | undefined {
  const marked = lines.flatMap((line, index) => (MARKERS.test(line) ? [index + 1] : []));
  const [line] = marked;
  if (line === undefined || marked.length < 2) return undefined;
  return {
    reason: `a merge was left unfinished, from here to line ${marked.at(-1)}`,
    remedy:
      'Keep one of the two versions, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ...{ line, column: 1, misleads: true },
  };
}

/** What a parser's error means; undefined where its own words have to do. */
export function explainSyntax(
  { code, message }: Pick<YAMLParseError, 'code' | 'message'>,
  lines: readonly string[],
  line: number,
): SyntaxFault | undefined {
  const text = lines[line - 1] ?? '';
  const column = text.search(/\S/) + 1 || 1;
  if (code === 'TAB_AS_INDENT')
    return { reason: 'a tab indents this line', remedy: 'Indent with spaces.', line, column: 1 };
  if (/^Flow (sequence|map)/.test(message)) return openedAt(lines, line);
  if (message.startsWith('Missing closing'))
    return { reason: 'a quote was opened and never closed', remedy: CLOSE_QUOTE, line, column };
  if (/^Implicit (map )?keys need/.test(message)) return colonFault(text, line, column);
  if (UNQUOTED.includes(code) || message.startsWith('Unexpected scalar at node end'))
    return quoteFault(text, line);
  return undefined;
}

const CLOSE_QUOTE = 'Close it where the text ends; further up is where it may have been opened.';
const UNQUOTED: readonly string[] = ['BAD_SCALAR_START', 'BLOCK_AS_IMPLICIT_KEY'];
/** A field, or an item of a list, with its value. */
const VALUE = /^(\s*(?:- +)*(?:[\w$-]+:\s+)?)(\S.*)$/;

function colonFault(text: string, line: number, column: number): SyntaxFault | undefined {
  const [, name = '', rest = ''] = /^\s*(?:- +)*([\w$-]+)\s*(.*)$/.exec(text) ?? [];
  if (name === '' || /:(\s|$)/.test(text)) return undefined;
  const close = rest.startsWith(':') || text.includes(':');
  return {
    reason: close
      ? `no space follows the colon of "${name.split(':')[0]}"`
      : `no colon follows "${name}"`,
    remedy: `Write ${name}: ${rest.replace(/^:/, '') || '…'}`,
    ...{ line, column },
  };
}

/** A text that YAML takes for something else. */
function quoteFault(text: string, line: number): SyntaxFault | undefined {
  const [, before = '', value = ''] = VALUE.exec(text) ?? [];
  const first = /^[[{*&@`%!|>'"#]/.exec(value)?.[0];
  if (value === '' || (first === undefined && !value.includes(': '))) return undefined;
  return {
    reason:
      first === undefined
        ? 'a text with a colon and a space in it is not in quotes'
        : `a text that begins with ${first} is not wholly in quotes`,
    remedy: `Put it in quotes: ${before.trim()} ${JSON.stringify(value)}`,
    ...{ line, column: before.length + 1, misleads: true },
  };
}

/** A bracket that the lines above open and do not close. */
function openedAt(lines: readonly string[], until: number): SyntaxFault | undefined {
  for (let line = until; line > 0; line -= 1) {
    const [, before = '', value = ''] = VALUE.exec(lines[line - 1] ?? '') ?? [];
    if (!/^[[{]/.test(value)) continue;
    const opened = value.slice(0, 1);
    return {
      reason: `${opened} opens a list or map here that is never closed`,
      remedy: `Close it, or put the text in quotes: ${before.trim()} ${JSON.stringify(value)}`,
      ...{ line, column: before.length + 1, misleads: true },
    };
  }
  return undefined;
}
