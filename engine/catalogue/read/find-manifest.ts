import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, raise } from '../issues/raise.ts';
import { insideFolder } from './inside-folder.ts';

/** The largest manifest that is read. */
const MANIFEST_BYTES = 1_000_000;
const LEADS_OUT = 'it is a link that leads out of its folder';
const ENDINGS = ['yaml', 'yml', 'json'];

export interface ManifestText {
  /** Its name in the folder, such as `program.yaml`. */
  readonly file: string;
  readonly text: string;
}

export type Found = { readonly manifest: ManifestText } | { readonly findings: Finding[] };

/** Reads `<name>.yaml` (or .yml, .json) of a folder as text. */
export function findManifest(folder: string, name: string): Found {
  let file = `${name}.yaml`;
  const refuse = (finding: Finding) => ({ findings: [finding] });
  try {
    const files = ENDINGS.map((ending) => `${name}.${ending}`).filter(
      (candidate) => lstatSync(join(folder, candidate), { throwIfNoEntry: false }) !== undefined,
    );
    if (files.length === 0) return refuse(raise('MANIFEST_MISSING', { file }, { file }));
    [file = file] = files;
    if (files.length > 1) return refuse(raise('MANIFEST_AMBIGUOUS', { files }, { file }));
    const path = insideFolder(folder, file);
    if (path === undefined && existsSync(join(folder, file)))
      return refuse(raise('MANIFEST_UNREADABLE', { reason: LEADS_OUT }, { file }));
    const stat = statSync(join(folder, file));
    if (!stat.isFile())
      return refuse(raise('MANIFEST_UNREADABLE', { reason: 'it is not a plain file' }, { file }));
    if (stat.size <= MANIFEST_BYTES) return decode(file, readFileSync(join(folder, file)));
    const sizes = { bytes: stat.size, limit: MANIFEST_BYTES };
    return refuse(raise('MANIFEST_TOO_LARGE', sizes, { file }));
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
    const before = bytes.toString('utf8', 0, offset).split('\n');
    const position = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
    const byte = bytes[offset] ?? 0;
    return { findings: [raise('MANIFEST_ENCODING', { byte }, { file, position })] };
  }
}

/** Where the bytes stop being UTF-8: the first place at which decoding and encoding differ. */
function firstBadByte(bytes: Buffer): number {
  const again = Buffer.from(bytes.toString('utf8'), 'utf8');
  let offset = 0;
  while (offset < bytes.length && bytes[offset] === again[offset]) offset += 1;
  return offset;
}
