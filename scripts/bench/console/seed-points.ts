import { sql } from '#api/store/drizzle.ts';
import { creatorIdOf } from '../api/creator-ids.ts';
import { inPieces } from '../api/in-pieces.ts';
import type { ConsoleSeeding } from './seed-console.ts';
import { DAYS, isMember } from './seed-queue.ts';

/** Entries that one statement writes. */
const AT_ONCE = 50_000;
/** The share of creators who are members: points are theirs alone. */
const MEMBERS = 0.3;

/** The members' points, spread over the days that the program has run, and what they add up to. */
export async function seedPoints({ store, parts, sizes, progress }: ConsoleSeeding): Promise<void> {
  const { applications, entries } = sizes;
  const each = Math.ceil(entries / (applications * MEMBERS));
  const size = Math.max(1, Math.floor(AT_ONCE / each / MEMBERS));
  await inPieces(applications, size, async (numbers, last) => {
    await store.database.execute(sql`
      with entry as materialized (
        select n, place, 10 + n * place % 90 as amount,
          now() - interval '${sql.raw(String(DAYS))} days' * (1 - place::float8 / ${each + 1}::int)
            + interval '1 second' * (n % 3600) as at
        from ${numbers} cross join generate_series(1, ${each}::int) place
        where ${isMember}
      ), posted as (
        insert into point_transactions (program_uuid, activation_id, creator_id, amount,
          balance_after, source_kind, source_id, reason, at)
        select ${parts.uuid}::uuid, ${parts.season}::int, ${creatorIdOf(sql`n`)}, amount,
          sum(amount) over (partition by n order by place), 'quest', 'seed:' || n || ':' || place,
          jsonb_build_object('quest_id', ${parts.quests[0]?.id}::int, 'period', 'seed'), at
        from entry
        returning creator_id, amount, at
      )
      insert into point_balances (program_uuid, activation_id, creator_id, balance, earned,
        updated_at)
      select ${parts.uuid}::uuid, ${parts.season}::int, creator_id, sum(amount), sum(amount), max(at)
      from posted group by creator_id`);
    progress('Writing the ledger', last, applications);
  });
}
