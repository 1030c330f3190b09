import type { PointSource } from '#contract/vocabulary/state-words.ts';
import { type SQL, sql } from '../../store/drizzle.ts';

/** Sources that leaderboards count; what is spent or given back changes the balance alone. */
const EARNING = ['quest', 'draw', 'appeal', 'adjustment', 'bingo'] as const satisfies PointSource[];

const earning: ReadonlySet<PointSource> = new Set(EARNING);

export const isEarning = (source: PointSource): boolean => earning.has(source);

/** The same, of a `source_kind` in a statement. */
export const IS_EARNING: SQL = sql`source_kind in (${sql.raw(EARNING.map((kind) => `'${kind}'`).join(', '))})`;
