import { CONSENT_VERSION } from '#api/core/connections/connections.ts';
import { sql } from '#api/store/drizzle.ts';
import type { Store } from '#api/store/store.ts';
import { creatorIdOf, sessionIdOf } from '../api/creator-ids.ts';
import { inPieces } from '../api/in-pieces.ts';

/** The program whose creators stream: its minutes count in every category. */
export const PROGRAM = 'capcom';
const AT_ONCE = 5_000;

/** What a channel is called at the platform, by its creator's number. */
export const channelOf = (number: number): string => String(100_000 + number);

/**
 * Members with a Twitch account each, which they have let be read since before `since`; their reads
 * are spread over the ten minutes after it.
 */
export async function seedAccounts(
  { database }: Store,
  { uuid, accounts, since }: { uuid: string; accounts: number; since: Date },
): Promise<void> {
  const at = sql`${since.toISOString()}::timestamptz`;
  const program = sql`${uuid}::uuid`;
  const consents = JSON.stringify({
    streams: { at: new Date(+since - 86_400_000).toISOString(), version: CONSENT_VERSION },
  });
  const channel = sql`(100000 + n)::text`;
  const link = sql`overlay(overlay(md5('link' || n) placing '4' from 13) placing '8' from 17)::uuid`;
  await inPieces(accounts, AT_ONCE, async (numbers) => {
    await database.execute(sql`
      insert into creators (id, program_uuid, member_since, display_name)
      select ${creatorIdOf(sql`n`)}, ${program}, ${at} - interval '90 days', 'Creator ' || n
      from ${numbers}`);
    await database.execute(sql`
      insert into identity_links (id, program_uuid, creator_id, provider, subject, name)
      select ${link}, ${program}, ${creatorIdOf(sql`n`)}, 'twitch', ${channel}, 'Creator ' || n
      from ${numbers}`);
    await database.execute(sql`
      insert into connections (program_uuid, creator_id, link_id, platform, account_id, consents,
        created_at, last_read_at, next_read_at)
      select ${program}, ${creatorIdOf(sql`n`)}, ${link}, 'twitch', ${channel}, ${consents}::jsonb,
        ${at} - interval '1 day', ${at}, ${at} + interval '1 second' * (n % 600)
      from ${numbers}`);
  });
}

/** Signs the first creators in. */
export async function seedSessions(
  { database }: Store,
  uuid: string,
  people: number,
): Promise<void> {
  await database.execute(sql`
    insert into sessions (id, program_uuid, creator_id, expires_at)
    select ${sessionIdOf(sql`n`)}, ${uuid}::uuid, ${creatorIdOf(sql`n`)}, now() + interval '30 days'
    from generate_series(1, ${people}::int) n`);
}
