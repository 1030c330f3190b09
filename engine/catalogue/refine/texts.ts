import type { ProgramManifest } from '#contract/programs/program.ts';
import { placeholdersOf, TEXT_PLACEHOLDERS } from '#domain/text/placeholders.ts';
import { ANNOTATIONS } from '../generated/annotations.ts';
import { type Finding, raise } from '../issues/raise.ts';
import { type Annotation, walkStrings } from '../schema/annotation.ts';
import type { Knowledge } from './knowledge.ts';

const KNOWN = TEXT_PLACEHOLDERS.map((name) => `{${name}}`);

/** Texts with placeholders that nothing fills in. */
export function refineTexts(manifest: ProgramManifest, { messages }: Knowledge): Finding[] {
  const findings = placeholderFindings(ANNOTATIONS.program, manifest).filter(
    ({ path }) => path[0] !== 'messages',
  );
  for (const [id, text] of Object.entries(manifest.messages ?? {})) {
    const expected = messages[id];
    if (expected && !sameNames(expected, messagePlaceholders(text)))
      findings.push(raise('MESSAGE_PLACEHOLDERS', { id, expected }, { path: ['messages', id] }));
  }
  return findings;
}

/** Placeholders in the texts of an annotated value that the engine does not know. */
export function placeholderFindings(root: Annotation, value: object): Finding[] {
  const findings: Finding[] = [];
  walkStrings(root, value, (text, annotation, path) => {
    if (!annotation.text) return;
    for (const placeholder of placeholdersOf(text)) {
      if (!KNOWN.includes(placeholder))
        findings.push(
          raise('TEXT_PLACEHOLDER_UNKNOWN', { placeholder, known: TEXT_PLACEHOLDERS }, { path }),
        );
    }
  });
  return findings;
}

const messagePlaceholders = (text: string): string[] =>
  [...text.matchAll(/\{\s*([a-z_]+)/gi)].map((match) => match[1] ?? '');

const sameNames = (a: readonly string[], b: readonly string[]) =>
  [...new Set(a)].sort().join() === [...new Set(b)].sort().join();
