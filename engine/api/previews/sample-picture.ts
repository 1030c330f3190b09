import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 480;
const HEIGHT = 270;

/** A PNG that runs from light to dark, for samples that have no picture of their own. */
export function samplePicture(hue: number): Buffer {
  const rows = Buffer.alloc(HEIGHT * (1 + WIDTH * 3));
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1)
      rows.set(colorAt(hue, x / WIDTH, y / HEIGHT), y * (1 + WIDTH * 3) + 1 + x * 3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 2], 8); // eight bits for each of red, green and blue
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.of()),
  ]);
}

/** A hill before the sky. */
function colorAt(hue: number, x: number, y: number): readonly [number, number, number] {
  const hill = y > 0.62 + 0.12 * Math.sin(x * 7 + hue);
  const light = hill ? 0.25 : 0.85 - 0.4 * y;
  const channel = (offset: number) =>
    Math.round(255 * light * (0.72 + 0.28 * Math.cos(((hue + offset) * Math.PI) / 180)));
  return [channel(0), channel(-120), channel(120)];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
