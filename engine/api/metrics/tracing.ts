import { followed, following } from './request-facts.ts';

export type SpanValue = string | number | boolean;

export interface SpanStart {
  readonly name: string;
  /** `server`: somebody waits for it; `client`: we wait for another service. */
  readonly kind: 'server' | 'client' | 'internal';
  readonly attributes: Readonly<Record<string, SpanValue>>;
  /** W3C's `traceparent` of who asked, where they are trusted. */
  readonly traceparent?: string | undefined;
  readonly parent?: Span | undefined;
}

/** Something that takes time, in a trace. */
export interface Span {
  readonly trace_id: string;
  set(name: string, value: SpanValue): void;
  rename(name: string): void;
  fail(): void;
  end(): void;
}

/** Begins a span below its parent, or a trace. */
export type BeginSpan = (start: SpanStart) => Span;

let begin: BeginSpan | undefined;

/** Has what goes on in this process traced from now on; undefined ends that. */
export function traceWith(beginning: BeginSpan | undefined): void {
  begin = beginning;
}

/** Begins a span that its caller ends; undefined where nothing is traced. */
export const beginSpan = (start: () => SpanStart): Span | undefined => begin?.(start());

/** Does work as a span of its own; where nothing is traced it is only done. */
export async function traced<T>(start: () => SpanStart, work: () => Promise<T>): Promise<T> {
  if (!begin) return work();
  const around = followed();
  const span = begin({ ...start(), parent: around?.span });
  try {
    return await following({ ...around, span }, work);
  } catch (error) {
    span.fail();
    throw error;
  } finally {
    span.end();
  }
}

/** The same, where it is part of something that is traced: alone it would say nothing. */
export async function tracedWithin<T>(start: () => SpanStart, work: () => Promise<T>): Promise<T> {
  return begin && followed()?.span ? traced(start, work) : work();
}
