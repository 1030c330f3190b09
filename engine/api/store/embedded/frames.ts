import type { Readable, Writable } from 'node:stream';

const LENGTH_BYTES = 4;
/** Bytes of the longest frame: far more than any statement or answer of ours. */
export const LONGEST_FRAME = 256 * 1024 * 1024;

/** Writes one frame: its length, then its bytes. */
export function writeFrame(stream: Writable, bytes: Uint8Array): void {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes.length);
  stream.cork();
  stream.write(length);
  stream.write(bytes);
  stream.uncork();
}

/**
 * Reads frames in their order until the stream ends; one that was cut off is left out.
 * @param longest bytes that the next frame may have, asked before each
 * @throws Error where a frame is longer
 */
export async function* readFrames(
  stream: Readable,
  longest: () => number = () => LONGEST_FRAME,
): AsyncGenerator<Buffer, undefined> {
  let chunks: Buffer[] = [];
  let held = 0;
  let length: number | undefined;
  for await (const chunk of stream) {
    chunks.push(chunk);
    held += chunk.length;
    while (held >= (length ?? LENGTH_BYTES)) {
      const whole = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, held);
      const wanted = length ?? LENGTH_BYTES;
      const part = whole.subarray(0, wanted);
      const rest = whole.subarray(wanted);
      chunks = rest.length > 0 ? [rest] : [];
      held = rest.length;
      if (length === undefined) {
        length = part.readUInt32BE();
        if (length > longest()) throw new Error(`A frame of ${length} bytes is no frame of ours.`);
      } else {
        length = undefined;
        yield part;
      }
    }
  }
  return undefined;
}
