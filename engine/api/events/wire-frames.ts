import type { Socket } from 'node:net';
import { dataFrameParts } from '#domain/events/server-frames.ts';

/** Longer frames are not copied for each subscriber: they share the bytes of the event. */
const LONGEST_COPY = 16 * 1024;

/**
 * Encodes an event once for all its subscribers, as the bytes of WebSocket frames: the answer writes
 * the `data` frame of one subscription. It goes past `ws`, which would encode each anew; a frame is
 * written whole and at once, so it never stands within another one.
 */
export function wireFrames(event: string): (socket: Socket, id: string) => void {
  const { head, tail } = dataFrameParts(event);
  const bytes = Buffer.from(tail);
  const around = head.length + bytes.length;
  if (around > LONGEST_COPY)
    return (socket, id) => {
      socket.cork();
      socket.write(`${frameHeader(around + id.length)}${head}${id}`, 'latin1');
      socket.write(bytes);
      socket.uncork();
    };
  // A string with a character for each byte is written without a buffer of its own.
  const text = bytes.toString('latin1');
  return (socket, id) => {
    socket.write(`${frameHeader(around + id.length)}${head}${id}${text}`, 'latin1');
  };
}

/** The header of an unmasked text frame that is whole, a character for each byte. RFC 6455, 5.2. */
function frameHeader(length: number): string {
  if (length < 126) return String.fromCharCode(0x81, length);
  if (length < 65_536) return String.fromCharCode(0x81, 126, length >> 8, length & 255);
  return String.fromCharCode(
    ...[0x81, 127, 0, 0, 0, 0],
    ...[24, 16, 8, 0].map((bits) => (length >> bits) & 255),
  );
}
