import { AsyncLocalStorage } from 'node:async_hooks';
import type { ApiProgram } from '../../http/program-directory.ts';
import type { Store } from '../../store/store.ts';
import { countEvents, type EventReport, type EventResult } from './count-events.ts';

/** Events that one transaction counts; a batch that is longer has one for itself. */
const MOST_TOGETHER = 1_000;

interface Batch {
  readonly program: ApiProgram;
  readonly events: readonly EventReport[];
  readonly now: Date;
  readonly counted: (results: readonly EventResult[]) => void;
  readonly failed: (error: unknown) => void;
}

interface Line {
  readonly waiting: Batch[];
  counting: boolean;
}

const lines = new WeakMap<Store, Map<string, Line>>();
/** What is counted for several callers is done in the name of none. */
const outside = AsyncLocalStorage.snapshot();

/**
 * The lines of a program, each of other creators: while the database works for one, events of
 * another are judged. The embedded store does one thing after another.
 */
const LINES = { embedded: 1, postgresql: 3 } as const satisfies Record<Store['kind'], number>;

/**
 * Counts a batch as `countEvents` does, together with those of the program that come while others are
 * counted: they would wait for the same creators and the same shared goals, one after another, and
 * so they share statements and a commit. Who reports of several creators may wait in several lines:
 * where one of them fails, the batch fails, though the others have counted; it can be sent again. Not
 * for use within a transaction.
 * @returns a result for each event, in their order
 */
export async function countTogether(
  store: Store,
  program: ApiProgram,
  events: readonly EventReport[],
  now: Date,
): Promise<readonly EventResult[]> {
  const parts = partsOf(events, LINES[store.kind]);
  const counted = await Promise.allSettled(
    parts.map((places, number) =>
      places.length === 0 ? [] : countInLine(store, program, pick(events, places), { number, now }),
    ),
  );
  const results: EventResult[] = [];
  for (const [number, places] of parts.entries()) {
    const part = counted[number];
    if (part?.status === 'rejected') throw part.reason;
    for (const [index, place] of places.entries()) {
      const result = part?.value[index];
      if (result) results[place] = result;
    }
  }
  return results;
}

const pick = (events: readonly EventReport[], places: readonly number[]) =>
  places.flatMap((place) => events[place] ?? []);

/** The places of a batch's events in each line; those of one source_id are in one, as the first counts. */
function partsOf(events: readonly EventReport[], count: number): readonly (readonly number[])[] {
  const parts: number[][] = Array.from({ length: count }, () => []);
  const lineOfSource = new Map<string, number>();
  for (const [place, { creator, source_id }] of events.entries()) {
    const number = lineOfSource.get(source_id) ?? lineOf(creator, count);
    lineOfSource.set(source_id, number);
    parts[number]?.push(place);
  }
  return parts;
}

/** The number of the line in which a creator waits, by the name that an event gives. */
function lineOf(creator: string, count: number): number {
  let sum = 0;
  for (let index = 0; index < creator.length; index += 1)
    sum = (Math.imul(sum, 31) + creator.charCodeAt(index)) >>> 0;
  return sum % count;
}

function countInLine(
  store: Store,
  program: ApiProgram,
  events: readonly EventReport[],
  { number, now }: { readonly number: number; readonly now: Date },
): Promise<readonly EventResult[]> {
  const known = lines.get(store) ?? new Map<string, Line>();
  lines.set(store, known);
  const name = `${program.uuid} ${number}`;
  const line = known.get(name) ?? { waiting: [], counting: false };
  known.set(name, line);
  return new Promise((counted, failed) => {
    line.waiting.push({ program, events, now, counted, failed });
    if (!line.counting) void outside(() => countAll(store, line));
  });
}

async function countAll(store: Store, line: Line): Promise<void> {
  line.counting = true;
  while (line.waiting.length > 0) await countSome(store, takeSome(line.waiting));
  line.counting = false;
}

function takeSome(waiting: Batch[]): Batch[] {
  let events = 0;
  let count = 0;
  for (const batch of waiting) {
    events += batch.events.length;
    if (count > 0 && events > MOST_TOGETHER) break;
    count += 1;
  }
  return waiting.splice(0, count);
}

/** What fails together is counted one by one: nobody is refused for what others sent. */
async function countSome(store: Store, batches: readonly Batch[]): Promise<void> {
  const [first] = batches;
  if (!first) return;
  try {
    const now = batches.at(-1)?.now ?? first.now;
    const results = await countEvents(store, first.program, batches.flatMap(received), now);
    let begin = 0;
    for (const { events, counted } of batches) {
      counted(results.slice(begin, begin + events.length));
      begin += events.length;
    }
  } catch (error) {
    if (batches.length === 1) first.failed(error);
    else for (const batch of batches) await countSome(store, [batch]);
  }
}

/** Events with the moment at which their own batch came. */
const received = ({ events, now }: Batch) =>
  events.map((event) => ({ ...event, received_at: event.received_at ?? now }));
