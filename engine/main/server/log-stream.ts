import { type DestinationStream, pino } from 'pino';

/** Bytes of lines that leave by one write. */
const TOGETHER = 4_096;
/** How long a line waits for others at most, in milliseconds. */
const LONGEST_WAIT = 50;

let stream: ReturnType<typeof open> | undefined;

/**
 * Standard output for the log of this process. Lines of a busy moment leave together: a write for each
 * costs as much as answering a request does. A process that ends writes what is left.
 */
export function logStream(): DestinationStream {
  stream ??= open();
  return stream;
}

function open() {
  const opened = pino.destination({
    dest: 1,
    sync: true,
    minLength: TOGETHER,
    periodicFlush: LONGEST_WAIT,
  });
  process.on('exit', () => opened.flushSync());
  return opened;
}
