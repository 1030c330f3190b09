import type { Readable } from 'node:stream';

/** Encodings that spreadsheets write; a byte order mark says which, else whether it is UTF-8. */
const MARKS: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The encoding of a text: of its byte order mark, UTF-8, or, where it is neither, Windows-1252. */
export async function encodingOf(source: Readable): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let start = true;
  try {
    for await (const chunk of source) {
      const marked =
        start && MARKS.find(([, mark]) => mark.every((byte, at) => chunk[at] === byte));
      if (marked) return marked[0];
      start = false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252'; // not UTF-8
    throw error;
  }
}

/** The text of bytes, without its byte order mark. */
export async function* decoded(source: Readable, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of source)
    yield typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
