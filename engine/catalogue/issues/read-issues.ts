import { error } from './define.ts';

export const READ_ISSUES = {
  MANIFEST_MISSING: error(
    ({ file }: { file: string }) => `The folder has no ${file}.`,
    () => 'Add it (`npx marquee new <slug>` writes one to start from), or remove the folder.',
  ),
  MANIFEST_AMBIGUOUS: error(
    ({ files }: { files: string[] }) =>
      `The folder has more than one manifest: ${files.join(', ')}.`,
    () => 'Keep one of them.',
  ),
  MANIFEST_UNREADABLE: error(
    ({ reason }: { reason: string }) => `The file cannot be read: ${reason}.`,
    () => 'Make it a plain file that the server may read.',
  ),
  MANIFEST_TOO_LARGE: error(
    ({ bytes, limit }: { bytes: number; limit: number }) =>
      `The file has ${bytes} bytes; at most ${limit} are read.`,
    () => 'Move long texts to legal/, split the pages, and keep pictures in assets/.',
  ),
  MANIFEST_ENCODING: error(
    ({ byte }: { byte: number }) =>
      `The file is not UTF-8: the byte 0x${byte.toString(16).toUpperCase().padStart(2, '0')} does not belong here.`,
    () => 'Save the file as UTF-8.',
  ),
  MANIFEST_SYNTAX: error(
    ({ reason }: { reason: string; remedy?: string | undefined }) =>
      `The file cannot be parsed: ${reason}.`,
    ({ remedy }) =>
      remedy ?? 'Correct the syntax here; indentation and quotes are the usual causes.',
  ),
  MANIFEST_DUPLICATE_KEY: error(
    ({ key }: { key: string }) => `The field "${key}" is already there, further up.`,
    () => 'Remove one of the two.',
  ),
  MANIFEST_ALIAS: error(
    ({ name }: { name: string }) =>
      `Manifests take no YAML anchors or aliases, but "${name}" is used here.`,
    () => 'Write the value out at each place; quote it if it is text that begins with & or *.',
  ),
  MANIFEST_NOT_AN_OBJECT: error(
    ({ found }: { found: string }) => `The manifest is ${found}, not a map of fields.`,
    () =>
      'Start from the fields slug, uuid, title …; `npx marquee new <slug>` writes a manifest with all of them.',
  ),
};
