import { type SQL, sql } from '../../store/drizzle.ts';
import { writeStep } from '../events/tell-written.ts';
import { IS_EARNING } from './earning-sources.ts';

const { placeholder } = sql;

/**
 * Steps of a statement that post what its step `entry` holds: `place`, from 1, `amount`, `source_kind`,
 * `source_id`, `reason`. They write the balance (`account`), the transactions (`posted`), the change
 * that leaderboards fold in (`changed`), and one live message however many entries there are (`told`).
 * Values come in as `program_uuid`, `activation_id`, `creator_id`, `channel` (the creator's) and `at`.
 * @param again what becomes of a source that was posted before: it is left out of `posted` alone, or
 *   the whole statement fails
 */
export function ledgerSteps(again: 'left out' | 'fails'): SQL {
  const program = sql`${placeholder('program_uuid')}::uuid`;
  const activation = sql`${placeholder('activation_id')}::int`;
  const creator = sql`${placeholder('creator_id')}::uuid`;
  const at = sql`${placeholder('at')}::timestamptz`;
  return sql`
    gain as (
      select sum(amount)::bigint as amount,
        coalesce(sum(amount) filter (where ${IS_EARNING}), 0)::bigint as earned
      from entry having count(*) > 0
    ), account as (
      insert into point_balances as kept
        (program_uuid, activation_id, creator_id, balance, earned, updated_at)
      select ${program}, ${activation}, ${creator}, gain.amount, gain.earned, ${at} from gain
      on conflict (creator_id, activation_id) do update set
        balance = kept.balance + excluded.balance,
        earned = kept.earned + excluded.earned,
        updated_at = excluded.updated_at
      returning balance, earned
    ), posted as (
      insert into point_transactions
        (program_uuid, activation_id, creator_id, amount, balance_after, source_kind, source_id, reason, at)
      select ${program}, ${activation}, ${creator}, entry.amount,
        account.balance - gain.amount + sum(entry.amount) over (order by entry.place),
        entry.source_kind, entry.source_id, entry.reason, ${at}
      from entry cross join account cross join gain order by entry.place
      ${again === 'fails' ? sql`` : sql`on conflict (program_uuid, source_kind, source_id) do nothing`}
      returning id
    ), changed as (
      insert into leaderboard_changes (program_uuid, activation_id, old_score, new_score)
      select ${program}, ${activation}, nullif(account.earned - gain.earned, 0), nullif(account.earned, 0)
      from account cross join gain where gain.earned <> 0
      returning id
    ), ${writeStep(sql`
      select ${placeholder('channel')}::text, jsonb_build_object('kind', 'points_changed',
        'activation_id', ${activation}, 'amount', gain.amount, 'balance', account.balance)::text
      from account cross join gain where exists (select 1 from posted)`)}`;
}
