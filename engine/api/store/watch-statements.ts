import type { Connections, StatementObserver, StoreLog } from './connections.ts';
import { SlowStatements } from './slow-statements.ts';
import { statementPlan } from './statement-plan.ts';
import { operationOf } from './statement-shape.ts';

/** Who is told what the store does. */
export interface StoreSight {
  /** Its first word in capitals, whether it failed, and its seconds. */
  readonly statement: (operation: string, outcome: 'done' | 'failed', seconds: number) => void;
  readonly slow: () => void;
  /** Milliseconds after which a statement is slow; 0: none is. */
  readonly slowAfter: number;
}

/** Tells of statements, and logs those that are slow. `connections` are asked for their plans. */
export function watchStatements(
  sight: StoreSight | undefined,
  log: StoreLog,
  connections: () => Connections | undefined,
): StatementObserver | undefined {
  if (!sight) return undefined;
  const slow = new SlowStatements({
    after: sight.slowAfter,
    log,
    plan: async (text) => {
      const asked = connections();
      return asked && statementPlan(asked, text);
    },
  });
  return (text, outcome, milliseconds) => {
    sight.statement(operationOf(text), outcome, milliseconds / 1_000);
    if (slow.note(text, milliseconds)) sight.slow();
  };
}
