import { sealKey } from '#api/core/keys/sealed-key.ts';
import { API_KEY } from '#api/http/identify.ts';
import { sql } from '#api/store/drizzle.ts';
import { gameKeys, keyImports } from '#api/store/tables/activations.ts';
import { apiKeys } from '#api/store/tables/operators.ts';
import { creatorIdOf, sessionIdOf } from './creator-ids.ts';
import type { Seeding } from './seed.ts';

const KEYS_AT_ONCE = 1_000;

/**
 * Signs people in, enrols them for keys, fills the pools; answers the API key of a game's back end.
 * Whoever takes a key finds one, but for the crowd: its pool holds too few.
 */
export async function seedPeople(seeding: Seeding): Promise<string> {
  const { store, secrets, parts, sizes } = seeding;
  const { database } = store;
  const holders = 2 * sizes.people + sizes.crowd;
  const numbers = sql`generate_series(1, ${holders}::int) n`;
  await database.execute(sql`
    insert into sessions (id, program_uuid, creator_id, expires_at)
    select ${sessionIdOf(sql`n`)}, ${parts.uuid}::uuid, ${creatorIdOf(sql`n`)},
      now() + interval '30 days'
    from ${numbers}`);
  for (const [agreement, version] of Object.entries(parts.agreements))
    await database.execute(sql`
      insert into agreement_acceptances (program_uuid, creator_id, agreement, version)
      select ${parts.uuid}::uuid, ${creatorIdOf(sql`n`)}, ${agreement}, ${version} from ${numbers}`);
  const [first] = await database
    .insert(keyImports)
    .values({
      program_uuid: parts.uuid,
      file_name: 'seed.csv',
      imported: 0,
      duplicates: 0,
      rejected: 0,
      imported_by: 'command_line:bench',
    })
    .returning({ id: keyImports.id });
  const import_id = first?.id ?? 0;
  for (const offer of parts.keys) {
    await enrol(seeding, offer, 1, 2 * sizes.people);
    await fillPool(seeding, offer.key_option_id, 2 * sizes.people, import_id);
  }
  await enrol(seeding, parts.wanted, 2 * sizes.people + 1, holders);
  await fillPool(seeding, parts.wanted.key_option_id, sizes.pool, import_id);
  const apiKey = secrets.opaqueToken();
  await database.insert(apiKeys).values({
    program_uuid: parts.uuid,
    name: 'bench',
    key_hash: secrets.fingerprint(API_KEY, apiKey),
    created_by: 'command_line:bench',
  });
  return apiKey;
}

/** Creators from one number to another have accepted an offer of a key and chosen which. */
async function enrol(
  { store, parts }: Seeding,
  { activation_id, key_option_id }: Seeding['parts']['wanted'],
  from: number,
  to: number,
): Promise<void> {
  await store.database.execute(sql`
    insert into influencer_activations (program_uuid, activation_id, creator_id, state,
      key_option_id, accepted_at)
    select ${parts.uuid}::uuid, ${activation_id}::int, ${creatorIdOf(sql`n`)}, 'accepted',
      ${key_option_id}::int, now()
    from generate_series(${from}::int, ${to}::int) n`);
  await store.database.execute(sql`
    update activations set enrolments = enrolments + ${to - from + 1}::int
    where program_uuid = ${parts.uuid}::uuid and id = ${activation_id}::int`);
}

async function fillPool(
  { store, secrets, parts, progress }: Seeding,
  key_option_id: number,
  count: number,
  import_id: number,
): Promise<void> {
  for (let first = 0; first < count; first += KEYS_AT_ONCE) {
    const last = Math.min(first + KEYS_AT_ONCE, count);
    const rows = Array.from({ length: last - first }, (_, index) => ({
      key_option_id,
      import_id,
      ...sealKey(secrets, parts.uuid, `SEED-${key_option_id}-${first + index}`),
    }));
    await store.database.insert(gameKeys).values(rows);
    progress('Sealing keys', last, count);
  }
}
