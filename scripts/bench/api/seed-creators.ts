import { sql } from '#api/store/drizzle.ts';
import { creatorIdOf } from './creator-ids.ts';
import { inPieces } from './in-pieces.ts';
import type { Board, Seeding } from './seed.ts';

/** Rows that one statement writes; the embedded store gives up one that takes half a minute. */
const CREATORS_AT_ONCE = 10_000;
const ENTRIES_AT_ONCE = 50_000;

/** Members, each with an address that takes mail, and progress in every quest that is measured. */
export async function seedCreators({ store, parts, sizes, progress }: Seeding): Promise<void> {
  const { database } = store;
  const quests = sql`jsonb_to_recordset(${JSON.stringify(parts.quests)}::jsonb)
    as quest(id int, period text, target float8)`;
  // Those who claim, over the API and in the bare route.
  const claiming = sql`n <= ${2 * sizes.people}::int`;
  await inPieces(sizes.creators, CREATORS_AT_ONCE, async (numbers, last) => {
    await database.execute(sql`
      insert into creators (id, program_uuid, member_since, display_name, email, email_verified_at,
        country)
      select ${creatorIdOf(sql`n`)}, ${parts.uuid}::uuid, now() - interval '90 days',
        'Creator ' || n, 'creator-' || n || '@people.example', now(), 'DE'
      from ${numbers}`);
    await database.execute(sql`
      insert into quest_progress (program_uuid, creator_id, quest_id, period, value, state,
        completed_at)
      select ${parts.uuid}::uuid, ${creatorIdOf(sql`n`)}, quest.id, quest.period,
        case when ${claiming} then quest.target else quest.target * 0.4 end,
        case when ${claiming} then 'completed' else 'in_progress' end,
        case when ${claiming} then now() - interval '1 hour' end
      from ${numbers} cross join ${quests}`);
    progress('Writing creators', last, sizes.creators);
  });
}

/** The season's ledger, as many entries for each creator, with the balances that they add up to. */
export async function seedLedger({ store, parts, sizes, progress }: Seeding): Promise<void> {
  const { creators, entries } = sizes;
  const each = Math.floor(entries / creators);
  const further = entries % creators;
  const atOnce = Math.max(1, Math.floor(ENTRIES_AT_ONCE / each));
  await inPieces(creators, atOnce, async (numbers, last) => {
    await store.database.execute(sql`
      with entry as materialized (
        select n, place, (10 + floor(random() * 90))::int * (1 + n % 5) as amount
        from ${numbers}
          cross join lateral generate_series(1, ${each}::int + (n <= ${further}::int)::int) place
      ), posted as (
        insert into point_transactions (program_uuid, activation_id, creator_id, amount,
          balance_after, source_kind, source_id, reason, at)
        select ${parts.uuid}::uuid, ${parts.season}::int, ${creatorIdOf(sql`n`)}, amount,
          sum(amount) over (partition by n order by place), 'quest', 'seed:' || n || ':' || place,
          jsonb_build_object('quest_id', ${parts.quests[0]?.id}::int, 'period', 'seed'),
          now() - interval '1 hour' * (${each}::int + 1 - place)
        from entry
        returning creator_id, amount
      )
      insert into point_balances (program_uuid, activation_id, creator_id, balance, earned)
      select ${parts.uuid}::uuid, ${parts.season}::int, creator_id, sum(amount), sum(amount)
      from posted group by creator_id`);
    progress('Writing the ledger', Math.min(last * each + further, entries), entries);
  });
}

/** A board of another activation: an entry for each of the first creators. */
export async function seedBoard(
  { store, parts }: Seeding,
  { activation_id, creators }: Board,
): Promise<void> {
  await store.database.execute(sql`
    with posted as (
      insert into point_transactions (program_uuid, activation_id, creator_id, amount,
        balance_after, source_kind, source_id, reason)
      select ${parts.uuid}::uuid, ${activation_id}::int, ${creatorIdOf(sql`n`)}, amount, amount,
        'adjustment', 'seed:' || ${activation_id}::int || ':' || n, '{"note": "seed"}'
      from (
        select n, 10 + floor(random() * 15000)::int as amount
        from generate_series(1, ${creators}::int) n
      ) entry
      returning creator_id, amount
    )
    insert into point_balances (program_uuid, activation_id, creator_id, balance, earned)
    select ${parts.uuid}::uuid, ${activation_id}::int, creator_id, amount, amount from posted`);
}
