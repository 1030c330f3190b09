import type { WriteStream } from 'node:tty';
import pc from 'picocolors';

export type Colors = ReturnType<typeof pc.createColors>;

/** Colours for a terminal; for a pipe, a file, or where NO_COLOR is set, functions that add none. */
export function colorsFor(stream: Pick<WriteStream, 'isTTY'>): Colors {
  return pc.createColors(Boolean(stream.isTTY) && !process.env.NO_COLOR);
}
