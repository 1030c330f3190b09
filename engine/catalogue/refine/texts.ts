import type { ProgramManifest } from '#contract/programs/program.ts';
import { placeholdersOf, TEXT_PLACEHOLDERS } from '#domain/text/placeholders.ts';
import { ANNOTATIONS } from '../generated/annotations.ts';
import { type Finding, raise } from '../issues/raise.ts';
import { walkStrings } from '../schema/annotation.ts';
import type { Knowledge } from './knowledge.ts';

const KNOWN = TEXT_PLACEHOLDERS.map((name) => `{${name}}`);

/** Texts with placeholders that nothing fills in. */
export function refineTexts(manifest: ProgramManifest, { messages }: Knowledge): Finding[] {
  const findings: Finding[] = [];
  walkStrings(ANNOTATIONS.program, manifest, (text, annotation, path) => {
    if (!annotation.text || path[0] === 'messages') return;
    for (const placeholder of placeholdersOf(text)) {
      if (!KNOWN.includes(placeholder))
        findings.push(
          raise('TEXT_PLACEHOLDER_UNKNOWN', { placeholder, known: TEXT_PLACEHOLDERS }, { path }),
        );
    }
  });
  for (const [id, text] of Object.entries(manifest.messages ?? {})) {
    const expected = messages[id];
    if (expected && !sameNames(expected, messagePlaceholders(text)))
      findings.push(raise('MESSAGE_PLACEHOLDERS', { id, expected }, { path: ['messages', id] }));
  }
  return findings;
}

const messagePlaceholders = (text: string): string[] =>
  [...text.matchAll(/\{\s*([a-z_]+)/gi)].map((match) => match[1] ?? '');

const sameNames = (a: readonly string[], b: readonly string[]) =>
  [...new Set(a)].sort().join() === [...new Set(b)].sort().join();
