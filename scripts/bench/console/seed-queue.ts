import { type SQL, sql } from '#api/store/drizzle.ts';
import { creatorIdOf, sessionIdOf } from '../api/creator-ids.ts';
import { inPieces } from '../api/in-pieces.ts';
import type { ConsoleSeeding } from './seed-console.ts';

/** Rows that one statement writes. */
const AT_ONCE = 10_000;
/** For how long the program has run. */
export const DAYS = 90;

/** Words that are searched for: one in half of the answers, one in a few hundred, one in none. */
export const SEARCHED = { many: 'twitch', some: 'speedrun', none: 'quokka' } as const;
const SOME_EACH = 500;

/** Letters that make words of a hash; none of them makes the words that are searched for. */
const LETTERS = sql.raw(`'aeiokmnprstvzbdg'`);
/** Words of one answer. */
const WORDS = 30;

/** As an application stands by its number: half wait, three of ten are accepted. */
const STATE = sql`case
  when n % 20 < 10 then 'submitted' when n % 20 < 12 then 'in_review'
  when n % 20 < 18 then 'accepted' when n % 20 = 18 then 'rejected' else 'needs_changes' end`;
/** The same condition on a creator's number. */
export const isMember: SQL = sql`n % 20 between 12 and 17`;
/** They came in one after another. */
const sentAt = ({ applications }: ConsoleSeeding['sizes']) =>
  sql`now() - interval '${sql.raw(String(DAYS))} days' * (1 - n::float8 / ${applications + 1}::int)`;

/** Creators with two channels each, what they agreed to, their applications and what became of them. */
export async function seedQueue(seeding: ConsoleSeeding): Promise<void> {
  const { sizes, progress } = seeding;
  await inPieces(sizes.applications, AT_ONCE, async (numbers, last) => {
    await seedCreators(seeding, numbers);
    await seedApplications(seeding, numbers);
    await seedMembers(seeding, numbers);
    progress('Writing applications', last, sizes.applications);
  });
}

async function seedCreators({ store, parts, sizes }: ConsoleSeeding, numbers: SQL) {
  const { database } = store;
  await database.execute(sql`
    insert into creators (id, program_uuid, member_since, display_name, email, email_verified_at,
      country, created_at)
    select ${creatorIdOf(sql`n`)}, ${parts.uuid}::uuid,
      case when ${isMember} then ${sentAt(sizes)} + (now() - ${sentAt(sizes)}) * 0.1 end,
      initcap(translate(substr(md5('name' || n), 1, 6), '0123456789abcdef', ${LETTERS})) || ' ' || n,
      'creator-' || n || '@people.example', now(), 'DE', ${sentAt(sizes)}
    from ${numbers}`);
  await database.execute(sql`
    insert into identity_links (program_uuid, creator_id, provider, subject, name, statistics,
      statistics_at, linked_at)
    select ${parts.uuid}::uuid, ${creatorIdOf(sql`n`)}, provider, provider || n, 'channel' || n,
      jsonb_build_object('followers', n * 7 % 100000, 'average_views', n * 3 % 10000),
      now(), ${sentAt(sizes)}
    from ${numbers} cross join (values ('twitch'), ('youtube')) as kind(provider)`);
  for (const [agreement, version] of Object.entries(parts.agreements))
    await database.execute(sql`
      insert into agreement_acceptances (program_uuid, creator_id, agreement, version)
      select ${parts.uuid}::uuid, ${creatorIdOf(sql`n`)}, ${agreement}, ${version} from ${numbers}`);
}

async function seedApplications({ store, parts, sizes }: ConsoleSeeding, numbers: SQL) {
  await store.database.execute(sql`
    with sent as (
      insert into applications (program_uuid, creator_id, state, answers, submitted_at, decided_at,
        reason_code)
      select ${parts.uuid}::uuid, ${creatorIdOf(sql`n`)}, ${STATE},
        jsonb_build_object('about', about, 'hours', n % 40), ${sentAt(sizes)},
        case when n % 20 >= 12 then ${sentAt(sizes)} + (now() - ${sentAt(sizes)}) * 0.1 end,
        case when n % 20 >= 12 then 'none' end
      from ${numbers}
      cross join lateral (
        select string_agg(
          translate(substr(md5(n || '-' || place), 1, 4), '0123456789abcdef', ${LETTERS}), ' '
        ) || case when n % 2 = 0 then ' ' || ${SEARCHED.many} else '' end
          || case when n % ${SOME_EACH}::int = 0 then ' ' || ${SEARCHED.some} else '' end as about
        from generate_series(1, ${WORDS}::int) place
      ) as answer
      returning id, state, submitted_at, decided_at
    )
    insert into timeline_entries (program_uuid, subject_kind, subject_id, from_state, to_state,
      actor_kind, at)
    select ${parts.uuid}::uuid, 'application', id, null, 'submitted', 'creator', submitted_at from sent
    union all
    select ${parts.uuid}::uuid, 'application', id, 'submitted', state, 'operator', decided_at
    from sent where decided_at is not null`);
}

/** What members did: signed in, took part, handed something in, redeemed a reward. */
async function seedMembers({ store, parts, sizes }: ConsoleSeeding, numbers: SQL) {
  const { database } = store;
  const [quest] = parts.quests;
  const [reward] = parts.campaign.rewards;
  const [wish] = parts.smallBoards;
  await database.execute(sql`
    insert into sessions (id, program_uuid, creator_id, last_used_at, expires_at)
    select ${sessionIdOf(sql`n`)}, ${parts.uuid}::uuid, ${creatorIdOf(sql`n`)},
      now() - interval '1 hour' * (n % 1000), now() + interval '30 days'
    from ${numbers} where ${isMember}`);
  await database.execute(sql`
    insert into quest_progress (program_uuid, creator_id, quest_id, period, value, state,
      completed_at, claimed_at)
    select ${parts.uuid}::uuid, ${creatorIdOf(sql`n`)}, ${quest?.id}::int, ${quest?.period},
      ${quest?.target}::float8, 'claimed', ${sentAt(sizes)}, ${sentAt(sizes)}
    from ${numbers} where ${isMember}`);
  await database.execute(sql`
    with enrolled as (
      insert into influencer_activations (program_uuid, activation_id, creator_id, state,
        offered_at, accepted_at)
      select ${parts.uuid}::uuid, ${parts.season}::int, ${creatorIdOf(sql`n`)}, 'accepted',
        ${sentAt(sizes)}, ${sentAt(sizes)}
      from ${numbers} where ${isMember}
      returning id, creator_id, accepted_at
    )
    insert into contents (program_uuid, activation_id, influencer_activation_id, creator_id,
      content_type, url, canonical_url, platform, title, state, submitted_at, decided_at)
    select ${parts.uuid}::uuid, ${parts.season}::int, id, creator_id, 'video',
      'https://videos.example/' || id, 'videos.example/' || id, 'youtube', 'Evening ' || id,
      case when id % 4 = 0 then 'submitted' else 'accepted' end, accepted_at,
      case when id % 4 = 0 then null else accepted_at end
    from enrolled`);
  await database.execute(sql`
    insert into activation_requests (program_uuid, activation_id, creator_id, state, submitted_at)
    select ${parts.uuid}::uuid, ${wish}::int, ${creatorIdOf(sql`n`)}, 'submitted', ${sentAt(sizes)}
    from ${numbers} where n % 20 in (12, 13)`);
  await database.execute(sql`
    insert into reward_redemptions (program_uuid, creator_id, reward_id, cost, state, claimed_at)
    select ${parts.uuid}::uuid, ${creatorIdOf(sql`n`)}, ${reward?.id}::int, 1, 'claimed',
      ${sentAt(sizes)}
    from ${numbers} where n % 20 = 14`);
}
