import { error } from './define.ts';

export const READ_ISSUES = {
  MANIFEST_MISSING: error(
    ({ file }: { file: string }) => `${file} is not there.`,
    () => 'Add it, or remove the folder. `npx marquee new <slug>` writes one to start from.',
  ),
  MANIFEST_AMBIGUOUS: error(
    ({ files }: { files: string[] }) => `There is more than one manifest: ${files.join(', ')}.`,
    () => 'Keep one of them.',
  ),
  MANIFEST_UNREADABLE: error(
    ({ reason }: { reason: string }) => `The file cannot be read: ${reason}.`,
    () => 'Check that it is a plain file which the server may read.',
  ),
  MANIFEST_TOO_LARGE: error(
    ({ bytes, limit }: { bytes: number; limit: number }) =>
      `The file has ${bytes} bytes; at most ${limit} are read.`,
    () => 'Move long texts to legal/ or split the pages; pictures belong in assets/.',
  ),
  MANIFEST_ENCODING: error(
    ({ offset }: { offset: number }) => `Byte ${offset} is not UTF-8.`,
    () => 'Save the file as UTF-8 without a byte order mark.',
  ),
  MANIFEST_SYNTAX: error(
    ({ reason }: { reason: string }) => `The file cannot be parsed: ${reason}.`,
    () => 'Mend the syntax at this place; indentation and quotes are the usual causes.',
  ),
  MANIFEST_DUPLICATE_KEY: error(
    ({ key }: { key: string }) => `"${key}" stands here a second time.`,
    () => 'Remove one of the two.',
  ),
  MANIFEST_ALIAS: error(
    ({ name }: { name: string }) =>
      `A YAML alias or anchor ("${name}") is used; manifests are plain trees.`,
    () => 'Write the value out where it is used.',
  ),
  MANIFEST_NOT_AN_OBJECT: error(
    ({ found }: { found: string }) => `The manifest is ${found}, not a map of fields.`,
    () => 'Start from the fields slug, uuid, title …; `npx marquee new <slug>` shows them.',
  ),
};
