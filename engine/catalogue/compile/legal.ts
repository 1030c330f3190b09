import { readFileSync, statSync } from 'node:fs';
import type { LegalDocument } from '#contract/programs/compiled.ts';
import { LEGAL_KINDS, type LegalKind, type ProgramManifest } from '#contract/programs/program.ts';
import type { RichText } from '#contract/programs/rich-text.ts';
import { type Finding, raise } from '../issues/raise.ts';
import { insideFolder } from '../read/inside-folder.ts';
import { splitTitle, toRichText } from './markdown.ts';

const DOCUMENT_BYTES = 200_000;
const TITLES: Record<LegalKind, string> = {
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  code_of_conduct: 'Code of Conduct',
};

export interface CompiledLegal {
  readonly documents: Partial<Record<LegalKind, LegalDocument>>;
  readonly findings: Finding[];
}

/** Reads legal documents; `<name>.<locale>.md` beside a document is its translation. */
export function compileLegal(
  legal: ProgramManifest['legal'],
  folder: string,
  locales: readonly string[],
): CompiledLegal {
  const documents: Partial<Record<LegalKind, LegalDocument>> = {};
  const findings: Finding[] = [];
  for (const kind of LEGAL_KINDS) {
    const reference = legal?.[kind];
    if (!reference) continue;
    const { file, version } = reference;
    const place = { path: ['legal', kind, 'file'] };
    const source = readDocument(folder, file);
    if (source === undefined) {
      findings.push(raise('LEGAL_FILE_MISSING', { file }, place));
      continue;
    }
    if (Buffer.byteLength(source) > DOCUMENT_BYTES) {
      findings.push(raise('LEGAL_FILE_TOO_LARGE', { file, limit: DOCUMENT_BYTES }, place));
      continue;
    }
    const texts = { en: splitTitle(parse(source), TITLES[kind]) };
    for (const locale of locales) {
      const translation = readDocument(folder, file.replace(/\.md$/, `.${locale}.md`));
      if (translation !== undefined)
        Object.assign(texts, { [locale]: splitTitle(parse(translation), TITLES[kind]) });
    }
    documents[kind] = { version, texts };
  }
  return { documents, findings };
}

/** The latest that were parsed, by their text: programs of one publisher often share theirs. */
const parsed = new Map<string, RichText>();
const KEPT = 100;

/** As `toRichText`; what it gives is shared, and stays as it is. */
function parse(markdown: string): RichText {
  const text = parsed.get(markdown) ?? toRichText(markdown);
  parsed.delete(markdown);
  parsed.set(markdown, text);
  for (const oldest of parsed.keys()) {
    if (parsed.size <= KEPT) break;
    parsed.delete(oldest);
  }
  return text;
}

function readDocument(folder: string, file: string): string | undefined {
  const path = insideFolder(folder, file);
  return path !== undefined && statSync(path).isFile() ? readFileSync(path, 'utf8') : undefined;
}
