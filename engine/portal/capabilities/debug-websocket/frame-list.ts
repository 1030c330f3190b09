/** How many lines are kept: the oldest make room. */
export const MOST_LINES = 200;

/** A frame as it went over the wire. */
export interface FrameLine {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly direction: 'in' | 'out';
  /** What the frame calls itself; `?` where it is none. */
  readonly type: string;
  /** Bytes of UTF-8. */
  readonly size: number;
  /** Readable JSON, in which what proves who one is is cut short. */
  readonly text: string;
}

export interface FrameList {
  /** Newest first. */
  readonly lines: readonly FrameLine[];
  readonly paused: boolean;
  /** How many came while it was paused. */
  readonly missed: number;
  readonly last: number;
}

export const EMPTY_LIST: FrameList = { lines: [], paused: false, missed: 0, last: 0 };

/** The list with one more frame; while it is paused, that is only counted. */
export function addFrame(
  list: FrameList,
  frame: { readonly at: number; readonly direction: 'in' | 'out'; readonly text: string },
): FrameList {
  if (list.paused) return { ...list, missed: list.missed + 1 };
  const id = list.last + 1;
  const { at, direction, text } = frame;
  const value = parse(text);
  const line = {
    id,
    at,
    direction,
    type: typeOf(value),
    size: new TextEncoder().encode(text).length,
    text: value === undefined ? text : JSON.stringify(value, shorten, 2),
  };
  return { ...list, last: id, lines: [line, ...list.lines].slice(0, MOST_LINES) };
}

export const pauseList = (list: FrameList, paused: boolean): FrameList => ({
  ...list,
  paused,
  missed: 0,
});

export const clearList = (list: FrameList): FrameList => ({ ...list, lines: [], missed: 0 });

/** The lines of one direction, or of both, that have the text in them; upper and lower case alike. */
export function filterLines(
  lines: readonly FrameLine[],
  direction: 'both' | 'in' | 'out',
  text: string,
): readonly FrameLine[] {
  const wanted = text.trim().toLowerCase();
  return lines.filter(
    (line) =>
      (direction === 'both' || line.direction === direction) &&
      `${line.type}\n${line.text}`.toLowerCase().includes(wanted),
  );
}

const SECRETS = new Set(['authorization', 'x-amz-security-token']);
const SHOWN = 12;

/** Pictures of this page are shown around: a token would go with them. */
function shorten(name: string, value: unknown): unknown {
  if (typeof value !== 'string' || !SECRETS.has(name.toLowerCase())) return value;
  return value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function typeOf(value: unknown): string {
  const { type } = (value ?? {}) as { type?: unknown };
  return typeof type === 'string' ? type : '?';
}
