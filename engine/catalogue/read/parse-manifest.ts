import { CORE_SCHEMA, load } from 'js-yaml';
import { type Document, isAlias, isNode, LineCounter, parseDocument, visit } from 'yaml';
import { type Finding, raise } from '../issues/raise.ts';
import type { ManifestText } from './find-manifest.ts';

export type Parsed =
  | { readonly value: Record<string, unknown> }
  | { readonly findings: Finding[] };

const MAY_HAVE_ANCHORS = /(^|[\s[{,:-])[&*][A-Za-z0-9_]/m;

/**
 * Parses a manifest. The quick parser answers for sound files; only where something is wrong is
 * the file read again by the parser that knows positions.
 */
export function parseManifest({ file, text }: ManifestText): Parsed {
  try {
    if (MAY_HAVE_ANCHORS.test(text)) return parseCarefully(file, text);
    const value = file.endsWith('.json')
      ? JSON.parse(text)
      : load(text, { schema: CORE_SCHEMA, filename: file });
    return asObject(file, value);
  } catch (cause) {
    const careful = parseCarefully(file, text);
    return 'findings' in careful ? careful : { findings: [quickParserFinding(file, cause)] };
  }
}

function parseCarefully(file: string, text: string): Parsed {
  const { document, lines } = parseWithPositions(text);
  const findings = document.errors.map((error) => {
    const { line, col } = lines.linePos(error.pos[0]);
    const place = { file, position: { line, column: col } };
    const reason = firstLine(error.message);
    if (error.code !== 'DUPLICATE_KEY') return raise('MANIFEST_SYNTAX', { reason }, place);
    const key = /^\s*["']?([^"':\s]+)/.exec(text.slice(error.pos[0]))?.[1] ?? '';
    return raise('MANIFEST_DUPLICATE_KEY', { key }, place);
  });
  visit(document, {
    Node: (_key, node) => {
      const name = isAlias(node) ? node.source : (node as { anchor?: string }).anchor;
      if (!name) return undefined;
      const { line, col } = lines.linePos(node.range?.[0] ?? 0);
      findings.push(raise('MANIFEST_ALIAS', { name }, { file, position: { line, column: col } }));
      return visit.SKIP;
    },
  });
  if (findings.length > 0) return { findings };
  return asObject(file, document.toJS({ maxAliasCount: 0 }));
}

function asObject(file: string, value: unknown): Parsed {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return { value: value as Record<string, unknown> };
  const found = Array.isArray(value) ? 'a list' : value === null || value === undefined ? 'empty' : `a ${typeof value}`;
  return { findings: [raise('MANIFEST_NOT_AN_OBJECT', { found }, { file })] };
}

function quickParserFinding(file: string, cause: unknown): Finding {
  const mark = (cause as { mark?: { line: number; column: number } }).mark;
  const position = mark && { line: mark.line + 1, column: mark.column + 1 };
  const reason = firstLine((cause as Error).message);
  return raise('MANIFEST_SYNTAX', { reason }, { file, ...(position ? { position } : {}) });
}

const firstLine = (message: string) => (message.split('\n')[0] ?? message).replace(/[.:]$/, '');

function parseWithPositions(text: string): { document: Document; lines: LineCounter } {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines, version: '1.2' }), lines };
}

/** Finds the places of paths in a manifest's text; lines and columns from 1. */
export function positionFinder(text: string) {
  const { document, lines } = parseWithPositions(text);
  return (path: readonly (string | number)[], atKey: boolean): { line: number; column: number } => {
    for (let length = path.length; length > 0; length -= 1) {
      const offset = offsetOf(document, path.slice(0, length), atKey && length === path.length);
      if (offset !== undefined) {
        const { line, col } = lines.linePos(offset);
        return { line, column: col };
      }
    }
    return { line: 1, column: 1 };
  };
}

function offsetOf(
  document: Document,
  path: readonly (string | number)[],
  atKey: boolean,
): number | undefined {
  if (atKey) {
    const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
    const pairs = (parent as { items?: { key?: unknown }[] } | undefined)?.items ?? [];
    const pair = pairs.find((item) => String(item.key) === String(path.at(-1)));
    return isNode(pair?.key) ? pair.key.range?.[0] : undefined;
  }
  const node = document.getIn(path, true);
  return isNode(node) ? node.range?.[0] : undefined;
}
