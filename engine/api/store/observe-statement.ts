import { tracedWithin } from '../metrics/tracing.ts';
import type { Statement, StatementObserver } from './connections.ts';
import { operationOf, statementShape } from './statement-shape.ts';

/** Runs a statement, and tells of it: never of its values. */
export async function observed<T>(
  observer: StatementObserver | undefined,
  { text }: Pick<Statement, 'text'>,
  run: () => Promise<T>,
): Promise<T> {
  if (!observer) return run();
  const begun = performance.now();
  let outcome: 'done' | 'failed' = 'failed';
  try {
    const result = await tracedWithin(() => statementSpan(text), run);
    outcome = 'done';
    return result;
  } finally {
    observer(text, outcome, performance.now() - begun);
  }
}

function statementSpan(text: string) {
  const operation = operationOf(text);
  return {
    name: operation,
    kind: 'client' as const,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': statementShape(text),
    },
  };
}
