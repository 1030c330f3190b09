import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyCampaign } from '#api/campaigns/apply-campaign.ts';
import { sealKey } from '#api/core/keys/sealed-key.ts';
import { requireSecret } from '#api/core/sealing/sealed-store.ts';
import { GUEST_TOKEN } from '#api/http/guest-token-hash.ts';
import { API_KEY } from '#api/http/identify.ts';
import { createAuthTokens } from '#api/secrets/auth-tokens.ts';
import { deriveSecrets, type Secrets } from '#api/secrets/secrets.ts';
import { openStore, type Store } from '#api/store/store.ts';
import { creators } from '#api/store/tables/accounts.ts';
import {
  gameKeys,
  guestLinks,
  influencerActivations,
  keyImports,
} from '#api/store/tables/activations.ts';
import { apiKeys, operatorRoles, operators } from '#api/store/tables/operators.ts';
import { sessions } from '#api/store/tables/sessions.ts';
import { Catalogue } from '#catalogue/catalogue.ts';
import { ApiClient } from '#contract/endpoints/client.ts';
import { startTestServer, type TestServer, untilReady } from './browser/start-server.ts';
import { createTestDatabase } from './store.ts';

/** Of tests/fixtures/api/alpha: an activation that gives keys of one kind, and that kind. */
const KEYS = 6;
const KEY_OPTION = 61;
/** One that guests may take part in. */
const GUEST_KEYS = 2;
const FIXTURES = 'tests/fixtures/api';

/** A signed-in member with an accepted enrolment for a key. */
export interface ServedPerson {
  readonly id: string;
  readonly token: string;
  readonly influencer_activation_id: number;
}

/** A store with the program alpha and some people in it, that servers are started on. */
export interface ServedApi {
  /** Alpha's. */
  readonly uuid: string;
  readonly people: readonly ServedPerson[];
  /** Of an operator who owns alpha. */
  readonly ownerToken: string;
  readonly apiKey: string;
  /** Of a link for guests to one of alpha's keys. */
  readonly guestToken: string;
  /** The server's MARQUEE_DATA. */
  readonly dataFolder: string;
  /** Undefined for the embedded store. */
  readonly databaseUrl: string | undefined;
  /** Starts the real server as a process; resolves when it listens, before its store is open. */
  readonly begin: (environment?: Readonly<Record<string, string>>) => Promise<TestServer>;
  /** Starts it; resolves when it is ready. */
  readonly start: (environment?: Readonly<Record<string, string>>) => Promise<TestServer>;
  /** Works on the store itself, while no server has it. */
  readonly withStore: <T>(work: (store: Store) => Promise<T>) => Promise<T>;
  readonly remove: () => Promise<void>;
}

export interface ServedOptions {
  readonly people: number;
  /** Keys in the pool. */
  readonly keys: number;
  /** The server's; absent: one made at random. */
  readonly secret?: string;
}

/** Prepares a store of the kind that the tests run on. */
export async function prepareServedApi({
  people,
  keys,
  secret = randomBytes(32).toString('hex'),
}: ServedOptions): Promise<ServedApi> {
  const data = mkdtempSync(join(tmpdir(), 'marquee-served-'));
  const database = await createTestDatabase(join(data, 'data'));
  const { options } = database;
  const secrets = deriveSecrets(secret);
  const withStore: ServedApi['withStore'] = async (work) => {
    const store = await openStore(options);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  };
  const catalogue = await Catalogue.open({
    folder: FIXTURES,
    dataFolder: data,
    environment: 'production',
  });
  const uuid = catalogue.compiled('alpha')?.program.uuid ?? '';
  const apiKey = secrets.opaqueToken();
  const guestToken = secrets.opaqueToken();
  const authTokens = createAuthTokens({ secrets, issuer: `https://${catalogue.main_hosts[0]}` });
  const prepared = await withStore(async (store) => {
    // As its first server does: what tests write there need not open.
    await requireSecret(store, secrets);
    for (const slug of ['alpha', 'beta']) {
      const [program, campaign] = [catalogue.compiled(slug)?.program, catalogue.campaign(slug)];
      if (program && campaign) await applyCampaign(store, { uuid: program.uuid, slug }, campaign);
    }
    await store.database.insert(apiKeys).values({
      program_uuid: uuid,
      name: 'test',
      key_hash: secrets.fingerprint(API_KEY, apiKey),
      created_by: 'test',
    });
    await store.database.insert(guestLinks).values({
      program_uuid: uuid,
      activation_id: GUEST_KEYS,
      token_hash: secrets.fingerprint(GUEST_TOKEN, guestToken),
      label: 'test',
      created_by: 'test',
    });
    await fillPool(store, secrets, uuid, keys);
    const owner = await openOwner(store, uuid);
    const enrolled = await enrolPeople(store, uuid, people);
    return {
      ownerToken: await authTokens.sign({ kind: 'operator', ...owner }),
      people: await Promise.all(
        enrolled.map(async ({ sid, ...person }) => ({
          ...person,
          token: await authTokens.sign({ kind: 'creator', sub: person.id, sid, uuid }),
        })),
      ),
    };
  });
  const begin: ServedApi['begin'] = (environment = {}) =>
    startTestServer(
      {
        MARQUEE_ENV: 'production',
        MARQUEE_PROGRAMS: FIXTURES,
        MARQUEE_DATA: data,
        MARQUEE_SECRET: secret,
        MARQUEE_ALLOW_EMBEDDED: '1',
        MARQUEE_RATE_LIMITS: 'off',
        DATABASE_URL: options.databaseUrl ?? '',
        ...environment,
      },
      'api',
    );
  return {
    uuid,
    ...prepared,
    apiKey,
    guestToken,
    dataFolder: data,
    databaseUrl: options.databaseUrl,
    withStore,
    begin,
    start: async (environment) => {
      const server = await begin(environment);
      await untilReady(server);
      return server;
    },
    remove: async () => {
      await database.drop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** A client as a browser has one. */
export const clientOf = ({ origin }: TestServer): ApiClient =>
  new ApiClient({ baseUrl: `${origin}/api`, headers: { Gamesight: 'true' }, fetch });

async function openOwner({ database }: Store, program_uuid: string) {
  const sub = randomUUID();
  await database.insert(operators).values({ id: sub, email: 'owner@marquee.example' });
  await database
    .insert(operatorRoles)
    .values({ operator_id: sub, program_uuid, role: 'owner', granted_by: 'test' });
  const [session] = await database
    .insert(sessions)
    .values({ operator_id: sub, expires_at: new Date(Date.now() + 86_400_000) })
    .returning({ sid: sessions.id });
  return { sub, sid: session?.sid ?? '' };
}

async function enrolPeople({ database }: Store, program_uuid: string, count: number) {
  const people = Array.from({ length: count }, (_, index) => ({ id: randomUUID(), index }));
  await database.insert(creators).values(
    people.map(({ id, index }) => ({
      id,
      program_uuid,
      display_name: `Person ${index}`,
      member_since: new Date(),
    })),
  );
  const opened = await database
    .insert(sessions)
    .values(
      people.map(({ id }) => ({
        program_uuid,
        creator_id: id,
        expires_at: new Date(Date.now() + 86_400_000),
      })),
    )
    .returning({ sid: sessions.id, id: sessions.creator_id });
  const enrolled = await database
    .insert(influencerActivations)
    .values(
      people.map(({ id }) => ({
        program_uuid,
        activation_id: KEYS,
        creator_id: id,
        state: 'accepted' as const,
        key_option_id: KEY_OPTION,
        accepted_at: new Date(),
      })),
    )
    .returning({ enrolment: influencerActivations.id, id: influencerActivations.creator_id });
  return people.map(({ id }) => ({
    id,
    sid: opened.find((session) => session.id === id)?.sid ?? '',
    influencer_activation_id: enrolled.find((row) => row.id === id)?.enrolment ?? 0,
  }));
}

async function fillPool(
  { database }: Store,
  secrets: Secrets,
  program_uuid: string,
  count: number,
): Promise<void> {
  const [kept] = await database
    .insert(keyImports)
    .values({
      program_uuid,
      file_name: 'test.csv',
      imported: count,
      duplicates: 0,
      rejected: 0,
      imported_by: 'test',
    })
    .returning({ id: keyImports.id });
  const keys = Array.from({ length: count }, (_, index) => ({
    key_option_id: KEY_OPTION,
    import_id: kept?.id ?? 0,
    ...sealKey(secrets, program_uuid, `SERVED-${String(index).padStart(6, '0')}`),
  }));
  if (keys.length > 0) await database.insert(gameKeys).values(keys);
}
