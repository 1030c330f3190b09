import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, raise } from '../issues/raise.ts';

/** The largest manifest that is read. */
export const MANIFEST_BYTES = 1_000_000;
const ENDINGS = ['yaml', 'yml', 'json'];

export interface ManifestText {
  /** Its name in the folder, such as `program.yaml`. */
  readonly file: string;
  readonly text: string;
}

export type Found = { readonly manifest: ManifestText } | { readonly findings: Finding[] };

/** Reads `<name>.yaml` (or .yml, .json) of a folder as text. */
export function findManifest(folder: string, name: string): Found {
  const present = ENDINGS.map((ending) => `${name}.${ending}`)
    .map((file) => ({ file, stat: statSync(join(folder, file), { throwIfNoEntry: false }) }))
    .filter(({ stat }) => stat !== undefined);
  const first = present[0];
  if (!first) {
    const file = `${name}.yaml`;
    return { findings: [raise('MANIFEST_MISSING', { file }, { file })] };
  }
  const { file } = first;
  const refuse = (finding: Finding) => ({ findings: [finding] });
  if (present.length > 1)
    return refuse(raise('MANIFEST_AMBIGUOUS', { files: present.map((entry) => entry.file) }, { file }));
  if (!first.stat?.isFile())
    return refuse(raise('MANIFEST_UNREADABLE', { reason: 'it is no plain file' }, { file }));
  if (first.stat.size > MANIFEST_BYTES)
    return refuse(
      raise('MANIFEST_TOO_LARGE', { bytes: first.stat.size, limit: MANIFEST_BYTES }, { file }),
    );
  try {
    return decode(file, readFileSync(join(folder, file)));
  } catch (cause) {
    const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
    return refuse(raise('MANIFEST_UNREADABLE', { reason }, { file }));
  }
}

function decode(file: string, bytes: Buffer): Found {
  try {
    return { manifest: { file, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) } };
  } catch {
    const offset = firstBadByte(bytes);
    const before = bytes.subarray(0, offset).toString('latin1').split('\n');
    const position = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
    return { findings: [raise('MANIFEST_ENCODING', { offset }, { file, position })] };
  }
}

/** Where the bytes stop being UTF-8: the first place at which decoding and encoding differ. */
function firstBadByte(bytes: Buffer): number {
  const again = Buffer.from(bytes.toString('utf8'), 'utf8');
  let offset = 0;
  while (offset < bytes.length && bytes[offset] === again[offset]) offset += 1;
  return offset;
}
