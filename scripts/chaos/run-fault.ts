import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { Load, type LoadResult } from './load.ts';
import { type Reconciled, reconcile } from './reconcile.ts';
import type { Stage } from './stage.ts';
import { presentTree } from './tree.ts';
import { readsOf, writesOf } from './writes.ts';

const BEFORE_MS = 2_000;
const AFTER_MS = 4_000;

export interface FaultResult extends LoadResult, Reconciled {
  readonly name: string;
  /** What else did not hold, in a sentence each. */
  readonly complaints: readonly string[];
  /** The longest time after a repair in which something still failed, in seconds. */
  readonly back: number;
}

/** Lets a fault happen under load, and compares the store with what was acknowledged. */
export async function runFault(
  { name, happen, unnoticed }: Fault,
  stage: Stage,
  count: number | undefined,
): Promise<FaultResult> {
  const { writing, port, host, databaseUrl } = stage;
  const page = `/programs/${writing.parts.slug}`;
  const spans: { from: number; to: number }[] = [];
  const load = new Load(port, host, writesOf(writing), readsOf(writing), page);
  const broken = () => {
    const last = spans.at(-1);
    if (last) last.to = performance.now();
  };
  const repaired = () => spans.push({ from: performance.now(), to: Number.POSITIVE_INFINITY });
  let result: LoadResult;
  const complaints: string[] = [];
  try {
    await sleep(BEFORE_MS);
    const present = presentTree();
    complaints.push(...((await happen({ ...stage, present, count, broken, repaired })) ?? []));
    await sleep(AFTER_MS);
  } finally {
    result = await load.end();
  }
  const failures = [result.writes, result.reads, result.pages]
    .flat()
    .filter(({ outcome }) => outcome !== 'acknowledged');
  // What was under way when something broke again says nothing of the repair before.
  const back = spans.flatMap(({ from, to }) =>
    failures
      .filter(({ at, until }) => at >= from && until < to)
      .map(({ until }) => (until - from) / 1000),
  );
  const reconciled = await reconcile(databaseUrl, result.acknowledged);
  if (unnoticed && failures.length > 0)
    complaints.push(`${failures.length} requests did not succeed at once, and all have to.`);
  return { name, ...result, ...reconciled, complaints, back: Math.max(0, ...back) };
}
