import { CORE_SCHEMA, constructFromEvents, parseEvents } from 'js-yaml';
import { type Document, isAlias, isNode, LineCounter, parseDocument, visit } from 'yaml';
import { type Finding, raise } from '../issues/raise.ts';
import type { Path } from '../schema/annotation.ts';
import type { ManifestText } from './find-manifest.ts';
import { explainSyntax, mergeFault, type SyntaxFault } from './syntax-words.ts';

export type Parsed = { readonly value: Record<string, unknown> } | { readonly findings: Finding[] };

/** Far above what a schema asks for, far below what overflows a stack. */
const DEEPEST = 60;
/** One slip can make every later line an error. */
const MOST_ERRORS = 10;

/**
 * Parses a manifest. The quick parser answers for sound files; only where something is wrong is
 * the file read again by the parser that knows positions.
 */
export function parseManifest({ file, text }: ManifestText): Parsed {
  try {
    const quick = parseQuickly(file, text);
    return quick ? asObject(file, quick.value) : parseCarefully(file, text);
  } catch (cause) {
    const careful = parseCarefully(file, text);
    return 'findings' in careful ? careful : { findings: [quickParserFinding(file, cause)] };
  }
}

/** Undefined where the file is refused for what it holds: anchors, aliases, several documents. */
function parseQuickly(file: string, text: string): { value: unknown } | undefined {
  const strict = file.endsWith('.json') ? JSON.parse(text) : undefined;
  const events = parseEvents(text, { filename: file });
  if (events.some((event) => 'anchorStart' in event && event.anchorStart >= 0)) return undefined;
  const options = { schema: CORE_SCHEMA, source: text, filename: file };
  const documents = constructFromEvents(events, options); // also refuses equal keys
  return documents.length === 1 ? { value: strict ?? documents[0] } : undefined;
}

function parseCarefully(file: string, text: string): Parsed {
  const parsed = parseWithPositions(text);
  if (!parsed) return { findings: [raise('MANIFEST_SYNTAX', { reason: TOO_DEEP }, { file })] };
  const { document, lines } = parsed;
  const findings = syntaxFindings(file, text, document, lines);
  visit(document, {
    Node: (_key, node) => {
      const name = isAlias(node) ? node.source : (node as { anchor?: string }).anchor;
      if (!name) return undefined;
      const position = place(lines, node.range?.[0] ?? 0);
      findings.push(raise('MANIFEST_ALIAS', { name }, { file, position }));
      return visit.SKIP;
    },
  });
  if (findings.length > 0) return { findings };
  return asObject(file, document.toJS({ maxAliasCount: 0 }));
}

/** One finding for each slip: a line tells once, and what a slip makes be misread is left out. */
function syntaxFindings(
  file: string,
  text: string,
  document: Document,
  lines: LineCounter,
): Finding[] {
  const written = text.split('\n');
  const merge = document.errors.length > 0 ? mergeFault(written) : undefined;
  if (merge) return [syntaxFinding(file, merge)];
  const findings = new Map<number, Finding>();
  for (const error of document.errors) {
    const position = place(lines, error.pos[0]);
    if (findings.size === MOST_ERRORS || findings.has(position.line)) continue;
    if (error.code === 'DUPLICATE_KEY') {
      const key = /^\s*["']?([^"':\s]+)/.exec(text.slice(error.pos[0]))?.[1] ?? '';
      findings.set(position.line, raise('MANIFEST_DUPLICATE_KEY', { key }, { file, position }));
      continue;
    }
    const explained = file.endsWith('.json')
      ? undefined
      : explainSyntax(error, written, position.line);
    const fault = explained ?? { reason: reasonOf(error), ...position };
    findings.set(fault.line, syntaxFinding(file, fault));
    if (fault.misleads) break;
  }
  return [...findings.values()];
}

function syntaxFinding(file: string, { reason, remedy, line, column }: SyntaxFault): Finding {
  return raise('MANIFEST_SYNTAX', { reason, remedy }, { file, position: { line, column } });
}

function asObject(file: string, value: unknown): Parsed {
  if (isDeeperThan(DEEPEST, value))
    return { findings: [raise('MANIFEST_SYNTAX', { reason: TOO_DEEP }, { file })] };
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return { value: value as Record<string, unknown> };
  const empty = value === null || value === undefined;
  const found = Array.isArray(value) ? 'a list' : empty ? 'empty' : `a ${typeof value}`;
  return { findings: [raise('MANIFEST_NOT_AN_OBJECT', { found }, { file })] };
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(levels - 1, part));
}

function quickParserFinding(file: string, cause: unknown): Finding {
  const { message, mark } = cause as Error & { mark?: { line: number; column: number } };
  const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(message) ?? [];
  const position = mark
    ? { line: mark.line + 1, column: mark.column + 1 }
    : line && column && { line: Number(line), column: Number(column) };
  const reason = reasonOf(cause as Error);
  return raise('MANIFEST_SYNTAX', { reason }, { file, ...(position ? { position } : {}) });
}

const TOO_DEEP = `it is nested more than ${DEEPEST} levels deep`;

/** A parser's message without the position, which the finding carries, and without its excerpt. */
function reasonOf({ message, code }: Error & { code?: string }): string {
  if (code === 'MULTIPLE_DOCS') return 'it holds several documents, separated by "---"';
  if (message.includes('call stack')) return TOO_DEEP;
  return (message.split('\n')[0] ?? message)
    .replace(/( in JSON)? at (line \d+, column \d+|position \d+.*)| in "[^"]*" \(\d+:\d+\)/g, '')
    .replace(/[.:]\s*$/, '');
}

/** Undefined where the text is nested too deeply for the parser. */
function parseWithPositions(text: string): { document: Document; lines: LineCounter } | undefined {
  const lines = new LineCounter();
  try {
    const options = { lineCounter: lines, version: '1.2', logLevel: 'error' } as const;
    return { document: parseDocument(text, options), lines };
  } catch {
    return undefined;
  }
}

/** What may stand before a manifest's first field: blank lines, comments, the mark of a start. */
const PREAMBLE = /^\uFEFF?(?:[ \t]*(?:#.*|---[ \t]*)?\r?\n)*[ \t]*/;

/**
 * Finds the places of paths in a manifest's text; lines and columns from 1. The whole manifest, an
 * empty path, is where its first field stands: for that alone nothing is parsed.
 */
export function positionFinder(text: string) {
  let parsed: ReturnType<typeof parseWithPositions>;
  return (path: Path, at: 'key' | 'value' = 'value'): { line: number; column: number } => {
    if (path.length === 0) return startOf(text);
    parsed ??= parseWithPositions(text);
    if (!parsed) return { line: 1, column: 1 };
    const { document, lines } = parsed;
    for (let length = path.length; length > 0; length -= 1) {
      const isKey = at === 'key' && length === path.length;
      const offset = (isKey ? offsetOfKey : offsetOfValue)(document, path.slice(0, length));
      if (offset !== undefined) return place(lines, offset);
    }
    return startOf(text);
  };
}

function startOf(text: string): { line: number; column: number } {
  const before = (PREAMBLE.exec(text)?.[0] ?? '').replace('\uFEFF', '').split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function place(lines: LineCounter, offset: number): { line: number; column: number } {
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}

function offsetOfKey(document: Document, path: Path): number | undefined {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const pairs = (parent as { items?: { key?: unknown }[] } | undefined)?.items ?? [];
  const pair = pairs.find((item) => String(item.key) === String(path.at(-1)));
  return isNode(pair?.key) ? pair.key.range?.[0] : undefined;
}

function offsetOfValue(document: Document, path: Path): number | undefined {
  const node = document.getIn(path, true);
  return isNode(node) ? node.range?.[0] : undefined;
}
