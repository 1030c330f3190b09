import type { Run } from './database.ts';
import type { SQL } from './drizzle.ts';
import type { Store } from './store.ts';

/**
 * A statement that is run often: its text is built once for each store, and PostgreSQL plans it once
 * for each connection.
 * @param name unique within the process
 * @param statement with `sql.placeholder` where values come in
 */
export function prepared<Row>(
  name: string,
  statement: SQL,
): (store: Store, ...values: Parameters<Run<Row>>) => ReturnType<Run<Row>> {
  const runs = new WeakMap<Store, Run<Row>>();
  return (store, values) => {
    const run = runs.get(store) ?? store.prepare<Row>(name, statement);
    runs.set(store, run);
    return run(values);
  };
}
