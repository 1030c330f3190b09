import type { Finding } from '../issues/raise.ts';
import type { ManifestText } from './find-manifest.ts';
import { positionFinder } from './parse-manifest.ts';

/** Tells of a value that is missing because its # begins a comment, as in `primary: #3FB8A9`. */
export function tellComments(findings: readonly Finding[], { text }: ManifestText): Finding[] {
  const find = positionFinder(text);
  const lines = text.split('\n');
  return findings.map((finding) => {
    if (finding.code !== 'SHAPE_WRONG_TYPE' || !finding.message.endsWith('found nothing.'))
      return finding;
    const { line } = find(finding.path, typeof finding.path.at(-1) === 'string' ? 'key' : 'value');
    const value = /(?::|^\s*-)\s+(#.*?)\s*$/.exec(lines[line - 1] ?? '')?.[1];
    if (value === undefined) return finding;
    const action = `A # after a space begins a comment. Put the text in quotes: ${JSON.stringify(value)}`;
    return { ...finding, action };
  });
}
