/** Overrides of the writing direction: they let text look like other text. */
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;
/** What passes for an address in a mail client, which would make a link of it. */
const ADDRESS_LIKE = /:\/\/|www\.|[@/\\<>]|[\p{L}\p{N}]\.\p{L}{2,}/iu;

/** Foreign text without control characters (line feeds stay) and without direction overrides. */
export function plainText(text: string): string {
  return (
    text
      .toWellFormed()
      .normalize('NFC')
      .replace(/\r\n?|\u2028|\u2029/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are removed.
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, ' ')
      .replace(DIRECTION_OVERRIDES, '')
      .trim()
  );
}

/** Foreign text as one line: fit for a header and for the middle of a sentence. */
export function oneLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ');
}

/**
 * A person's name for the greeting; undefined where it is none. People choose their names, so one
 * that reads like an address would let them send links to others in the program's name.
 */
export function greetableName(name: string | undefined): string | undefined {
  const line = oneLine(name ?? '');
  return line === '' || line.length > 60 || ADDRESS_LIKE.test(line) ? undefined : line;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
