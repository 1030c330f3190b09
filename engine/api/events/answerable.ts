import type { RawData } from 'ws';
import { parseClientFrame } from '#domain/events/client-frames.ts';
import { type Answerable, ProtocolError } from '#domain/events/protocol-error.ts';

/** Of a frame that is refused unread, its id is looked for only where that costs nothing. */
const SHORT_FRAME = 4_096;

export const bytesOf = (data: RawData): number =>
  Array.isArray(data) ? data.reduce((sum, part) => sum + part.length, 0) : data.byteLength;

/** What can be answered of a frame that is not carried out. */
export function answerable(text: string): Answerable | undefined {
  if (text.length > SHORT_FRAME) return undefined;
  try {
    const frame = parseClientFrame(text);
    return frame.type === 'connection_init' ? undefined : { type: frame.type, id: frame.id };
  } catch (error) {
    return error instanceof ProtocolError ? error.frame : undefined;
  }
}
