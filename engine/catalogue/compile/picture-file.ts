import { XMLValidator } from 'fast-xml-parser';
import type { AssetFile, PictureSize, PictureType } from '../refine/knowledge.ts';

type PictureFile = Pick<AssetFile, 'type' | 'size' | 'fault'>;

/** What the bytes of a picture are: its type by its first bytes, its size, and where it breaks. */
export function readPicture(content: Buffer): PictureFile {
  const type = typeOf(content);
  if (type === 'svg') return { type, ...readDrawing(content.toString('utf8')) };
  if (type === 'png') return { type, ...readPng(content) };
  if (type === 'jpeg') return { type, ...readJpeg(content) };
  return { type };
}

const SIGNATURES: readonly [PictureType, offset: number, bytes: string][] = [
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['jpeg', 0, '\xff\xd8\xff'],
  ['webp', 8, 'WEBP'],
  ['gif', 0, 'GIF8'],
  ['avif', 4, 'ftypavif'],
];

function typeOf(content: Buffer): PictureType | undefined {
  const found = SIGNATURES.find(
    ([, offset, bytes]) => content.toString('latin1', offset, offset + bytes.length) === bytes,
  );
  if (found) return found[0];
  const encoding = content[0] === 0xff && content[1] === 0xfe ? 'utf16le' : 'utf8';
  return /^\uFEFF?\s*</.test(content.toString(encoding, 0, 100)) ? 'svg' : undefined;
}

function readDrawing(svg: string): Omit<PictureFile, 'type'> {
  const sound = XMLValidator.validate(svg);
  if (sound !== true)
    return { fault: `line ${sound.err.line}: ${sound.err.msg.replace(/\.$/, '')}` };
  const root = /<(?:[\w-]+:)?svg\b[^>]*>/.exec(svg)?.[0];
  if (root === undefined) return { fault: 'it has no svg element' };
  const [, , width, height] =
    attribute(root, 'viewBox')
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const size = sizeOf(width, height) ?? sizeOf(pixels(root, 'width'), pixels(root, 'height'));
  return size ? { size } : { fault: 'its svg element has no viewBox with a width and a height' };
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];
const pixels = (tag: string, name: string) =>
  Number(/^\s*([\d.]+)(?:px)?\s*$/.exec(attribute(tag, name) ?? '')?.[1]);
const sizeOf = (width = 0, height = 0): PictureSize | undefined =>
  width > 0 && height > 0 ? { width, height } : undefined;

const CUT_SHORT = 'it is cut short';

function readPng(content: Buffer): Omit<PictureFile, 'type'> {
  const ended = content.includes('IEND', Math.max(0, content.length - 64), 'latin1');
  if (!ended || content.length < 33) return { fault: CUT_SHORT };
  return { size: { width: content.readUInt32BE(16), height: content.readUInt32BE(20) } };
}

/** Goes from segment to segment until the one that begins a frame, which has the size. */
function readJpeg(content: Buffer): Omit<PictureFile, 'type'> {
  if (!content.includes('\xff\xd9', Math.max(0, content.length - 64), 'latin1'))
    return { fault: CUT_SHORT };
  for (let at = 2; at + 9 < content.length && content[at] === 0xff; ) {
    const marker = content[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame)
      return {
        size: { height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) },
      };
    at += 2 + content.readUInt16BE(at + 2);
  }
  return { fault: 'it has no frame' };
}
