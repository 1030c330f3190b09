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
 * Counts a batch as `countEvents` does, together with those of the program that come while others are
 * counted: they would wait for the same creators and the same shared goals, one after another, and
 * so they share statements and a commit. Not for use within a transaction.
 * @returns a result for each event, in their order
 */
export function countTogether(
  store: Store,
  program: ApiProgram,
  events: readonly EventReport[],
  now: Date,
): Promise<readonly EventResult[]> {
  const known = lines.get(store) ?? new Map<string, Line>();
  lines.set(store, known);
  const line = known.get(program.uuid) ?? { waiting: [], counting: false };
  known.set(program.uuid, line);
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
