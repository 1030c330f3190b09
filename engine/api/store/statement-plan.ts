import type { Connections, Lease } from './connections.ts';
import { operationOf } from './statement-shape.ts';

const EXPLAINED = new Set(['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'WITH']);
const NAME = 'marquee_explained';

interface PlanNode {
  readonly 'Node Type'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/**
 * How the database would go about a statement, whatever its values: nothing is run, and no value is
 * asked for or told. Undefined of what has no plan.
 * @throws StoreUnavailableError, or what the database has against it
 */
export async function statementPlan(
  connections: Connections,
  text: string,
): Promise<string | undefined> {
  if (!EXPLAINED.has(operationOf(text))) return undefined;
  const lease = await connections.lease('work');
  try {
    await lease.query({ text: 'begin read only' }, []);
    return await explain(lease, text);
  } finally {
    await lease.query({ text: 'rollback' }, []).catch(() => undefined);
    // What is prepared outlives its transaction.
    await lease.query({ text: `deallocate ${NAME}` }, []).catch(() => undefined);
    lease.release();
  }
}

async function explain(lease: Lease, text: string): Promise<string | undefined> {
  const say = (statement: string) => lease.query({ text: statement }, []);
  await say(`set local statement_timeout = '1s'`);
  await say(`set local plan_cache_mode = force_generic_plan`);
  await say(`prepare ${NAME} as ${text}`);
  const numbers = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number));
  const nulls = Array.from({ length: Math.max(0, ...numbers) }, () => 'null').join(', ');
  const { rows } = await say(
    `explain (format json) execute ${NAME}${nulls === '' ? '' : `(${nulls})`}`,
  );
  const answer: unknown = Object.values((rows[0] ?? {}) as object)[0];
  const [whole] = (typeof answer === 'string' ? JSON.parse(answer) : answer) as [
    { readonly Plan?: PlanNode } | undefined,
  ];
  return whole?.Plan && planShape(whole.Plan);
}

/** A plan in one line: what is done, from the result down to where rows come from. */
export function planShape(node: PlanNode): string {
  const { 'Node Type': type = '?', 'Relation Name': table, 'Index Name': index, Plans } = node;
  const on = table === undefined ? '' : ` on ${table}`;
  const by = index === undefined ? '' : ` by ${index}`;
  const parts = (Plans ?? []).map(planShape);
  const below = parts.length === 0 ? '' : parts.length === 1 ? parts[0] : `(${parts.join(', ')})`;
  return `${type}${on}${by}${below ? ` < ${below}` : ''}`;
}
