import { slowdowns } from '#domain/connectors/share-quota.ts';
import { sql } from '../../store/drizzle.ts';
import type { ConnectorContext } from '../connector.ts';
import { CALLS_OF_DAY, FOR_READING } from './quota.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const LOOKS_A_DAY = 24;
const SIMULATED_EVERY = 10 * SECOND;

/**
 * Milliseconds until an account is looked at again, by the programs in which it is linked: an hour.
 * Where the calls of a day do not do for all, each program is given the same share of them.
 */
export async function paceOf(
  context: ConnectorContext,
): Promise<(programs: readonly string[]) => number> {
  const { store, platform, access } = context;
  if (access.simulated) return () => SIMULATED_EVERY;
  const { rows } = await store.database.execute<{ program: string; accounts: number }>(sql`
    select program_uuid as program, count(*)::int as accounts from connections
    where platform = ${platform} and next_read_at is not null and consents ? 'games'
    group by 1`);
  const wishes = new Map(rows.map(({ program, accounts }) => [program, LOOKS_A_DAY * accounts]));
  const slower = slowdowns(wishes, CALLS_OF_DAY.limit(context) * FOR_READING);
  return (programs) => HOUR * Math.min(...programs.map((one) => slower.get(one) ?? 1));
}
