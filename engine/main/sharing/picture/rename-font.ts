/**
 * A TrueType font under another family name, so that text can ask for exactly this file: slices of
 * one face all carry the same name. Ids written: family, subfamily, full and PostScript name.
 */
export function renameFont(font: Buffer, family: string): Buffer {
  const count = font.readUInt16BE(4);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = 12 + 16 * index;
    const tag = font.toString('latin1', entry, entry + 4);
    const offset = font.readUInt32BE(entry + 8);
    const content = font.subarray(offset, offset + font.readUInt32BE(entry + 12));
    return { tag, content: tag === 'name' ? nameTable(family) : content };
  });
  const head = Buffer.from(font.subarray(0, 12 + 16 * count));
  const parts: Buffer[] = [head];
  let offset = head.length;
  tables.forEach(({ content }, index) => {
    const entry = 12 + 16 * index;
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(content.length, entry + 12);
    const padded = Buffer.alloc(Math.ceil(content.length / 4) * 4);
    content.copy(padded);
    parts.push(padded);
    offset += padded.length;
  });
  return Buffer.concat(parts);
}

/** A `name` table of format 0 for Windows, Unicode, US English. */
function nameTable(family: string): Buffer {
  const names: readonly [number, string][] = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family],
  ];
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  const head = Buffer.alloc(6 + 12 * names.length);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  names.forEach(([id], index) => {
    const { length } = texts[index] ?? Buffer.alloc(0);
    [3, 1, 0x409, id, length, offset].forEach((value, field) => {
      head.writeUInt16BE(value, 6 + 12 * index + 2 * field);
    });
    offset += length;
  });
  return Buffer.concat([head, ...texts]);
}
