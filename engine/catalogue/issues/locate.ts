import type { Issue } from '#contract/programs/issue.ts';
import { positionFinder } from '../read/parse-manifest.ts';
import { type Finding, writePath } from './raise.ts';

/** Gives findings their file, line and column; `folder` is the program's, as issues name it. */
export function locate(
  findings: readonly Finding[],
  folder: string,
  manifest: { readonly file: string; readonly text: string } | undefined,
): Issue[] {
  let find: ReturnType<typeof positionFinder> | undefined;
  const placed = findings.map((finding) => {
    const ofManifest = finding.file === undefined || finding.file === manifest?.file;
    let position = finding.position ?? { line: 1, column: 1 };
    if (!finding.position && ofManifest && manifest) {
      find ??= positionFinder(manifest.text);
      position = find(finding.path, finding.atKey ? 'key' : 'value');
    }
    const name = finding.file ?? manifest?.file;
    return {
      code: finding.code,
      severity: finding.severity,
      file: name ? `${folder}/${name}` : folder,
      ...position,
      path: writePath(finding.path),
      message: finding.message,
      action: finding.action,
    };
  });
  return placed.sort(byPlace);
}

/** Orders issues as one reads the files. */
export function byPlace(a: Issue, b: Issue): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
