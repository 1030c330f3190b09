import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { apiPlugin } from '#api/api-plugin.ts';
import { authReturnPlugin } from '#api/auth/return-plugin.ts';
import { applyCampaign } from '#api/campaigns/apply-campaign.ts';
import { clockOf } from '#api/http/clock.ts';
import { GUEST_TOKEN } from '#api/http/guest-token-hash.ts';
import { API_KEY } from '#api/http/identify.ts';
import type { ApiProgram } from '#api/http/program-directory.ts';
import { NO_LIMITS } from '#api/http/rate-limits.ts';
import type { ApiServices } from '#api/http/services.ts';
import { SessionCache } from '#api/http/session-cache.ts';
import { createMetrics } from '#api/metrics/api-metrics.ts';
import { openAddresses } from '#api/outgoing/open-address.ts';
import { createContentPreviews } from '#api/previews/content-previews.ts';
import { createAuthTokens } from '#api/secrets/auth-tokens.ts';
import { createMailTokens } from '#api/secrets/mail-tokens.ts';
import { deriveSecrets } from '#api/secrets/secrets.ts';
import { createViewTokens } from '#api/secrets/view-tokens.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { guestLinks } from '#api/store/tables/activations.ts';
import { apiKeys, operatorRoles, operators } from '#api/store/tables/operators.ts';
import { sessions } from '#api/store/tables/sessions.ts';
import { Catalogue } from '#catalogue/catalogue.ts';
import type { Endpoint, ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { OperatorRole } from '#contract/vocabulary/operator-words.ts';
import { programDirectory } from '#main/api/program-directory.ts';
import { openTestStore } from './store.ts';

const FIXTURES = 'tests/fixtures/api';
/** The programs of tests/fixtures/api, and everything, the one of tests/fixtures/every-kind. */
export type TestProgram = 'alpha' | 'beta' | 'everything';

/** A test's request; every part is optional so that faulty ones can be sent too. */
export interface TestRequest {
  readonly params?: Readonly<Record<string, string | number>>;
  /** A list is a parameter that is sent several times. */
  readonly query?: Readonly<
    Record<string, string | number | boolean | readonly (string | number)[]>
  >;
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestAnswer<E extends Endpoint> {
  readonly status: number;
  /** The answer where the status is the endpoint's own; otherwise see `error`. */
  readonly body: ResponseOf<E>;
  /** The permanent code, where it is an error. */
  readonly code: string | undefined;
  readonly error: { status_code: number; message: string; extra: Record<string, unknown> };
  readonly headers: Readonly<Record<string, unknown>>;
  /** The body as it was sent. */
  readonly text: string;
}

export interface TestPerson {
  readonly id: string;
  readonly session_id: string;
  readonly token: string;
  /** The program. */
  readonly uuid: string;
}

/** The real API over a store of its own, with the campaigns of its programs applied. */
export interface TestApi {
  readonly app: FastifyInstance;
  readonly services: ApiServices;
  readonly program: (name: TestProgram) => ApiProgram;
  /** Sets the time that the API sees. */
  readonly setTime: (time: Date | string) => void;
  readonly call: <E extends Endpoint>(endpoint: E, request?: TestRequest) => Promise<TestAnswer<E>>;
  /** A signed-in person; a member unless said otherwise. */
  readonly creator: (
    program: TestProgram,
    values?: Partial<typeof creators.$inferInsert>,
  ) => Promise<TestPerson>;
  readonly operator: (program: TestProgram, role: OperatorRole) => Promise<TestPerson>;
  /** An API key's text. */
  readonly service: (program: TestProgram) => Promise<string>;
  /** A guest link's token. */
  readonly guestLink: (
    program: TestProgram,
    values: Pick<typeof guestLinks.$inferInsert, 'activation_id'> &
      Partial<typeof guestLinks.$inferInsert>,
  ) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Lines `operation code` of every error that a test has seen; `npm test` checks them at its end. */
const REACHED = process.env.MARQUEE_REACHED_ERRORS;

export async function startTestApi(
  over: Partial<ApiServices> = {},
  folder = FIXTURES,
): Promise<TestApi> {
  const [store, catalogue] = await Promise.all([
    over.store ?? openTestStore(),
    openTestCatalogue(folder),
  ]);
  let time: Date | undefined;
  const now = clockOf(() => time ?? new Date());
  const secrets = over.secrets ?? deriveSecrets('a secret for tests, long enough to be taken');
  const tokenOptions = { secrets, issuer: 'https://marquee.example', now: () => now().getTime() };
  const app = fastify({
    ...{ logger: false, routerOptions: { maxParamLength: 20_000 } },
    // As the server has it: no test fails because a machine is slow.
    pluginTimeout: 0,
  });
  const services: ApiServices = {
    store,
    programs: programDirectory(catalogue, () => 'https://marquee.example'),
    secrets,
    authTokens: createAuthTokens(tokenOptions),
    mailTokens: createMailTokens(tokenOptions),
    viewTokens: createViewTokens(tokenOptions),
    identity: {
      clients: () => new Map(),
      redirectUri: () => 'https://marquee.example/auth/callback',
      isOwnOrigin: () => true,
    },
    sessions: new SessionCache(store, () => now().getTime()),
    rateLimits: NO_LIMITS,
    metrics: createMetrics(),
    visits: undefined,
    profiles: {
      product: () => 'Marquee',
      accountAddress: (provider, { name }) =>
        provider === 'twitch' ? `https://twitch.example/${name}` : undefined,
    },
    contentPreviews: createContentPreviews({ places: undefined, shrink: async () => Buffer.of() }),
    profilePictures: async () => undefined,
    push: undefined,
    connectors: { access: () => undefined },
    webhookAddresses: openAddresses(['127.0.0.0/8']),
    documentation: {
      title: 'Marquee creators API',
      baseUrl: '/api',
      clientHeaders: { Gamesight: 'true' },
      contact: 'hello@marquee.example',
    },
    bingoDemo: { board: () => ({ program: 'alpha', board_id: 2 }), match_seconds: 1 },
    environment: 'development',
    checkAnswers: true,
    now,
    log: app.log,
    ...over,
  };
  await app.register(apiPlugin, { prefix: '/api', services });
  await app.register(authReturnPlugin, { services });
  await app.ready();
  const program = (name: TestProgram) => {
    const found = services.programs.bySlug(name);
    if (!found) throw new Error(`${folder} has no sound program ${name}.`);
    return found;
  };
  for (const one of services.programs.all()) {
    const campaign = one.campaign();
    if (campaign) await applyCampaign(store, one, campaign);
  }
  const open = async (owner: { creator_id: string; uuid: string } | { operator_id: string }) => {
    const [session] = await store.database
      .insert(sessions)
      .values({
        program_uuid: 'uuid' in owner ? owner.uuid : null,
        creator_id: 'creator_id' in owner ? owner.creator_id : null,
        operator_id: 'operator_id' in owner ? owner.operator_id : null,
        expires_at: new Date(Date.now() + 1e10),
      })
      .returning();
    const sid = session?.id ?? '';
    const token =
      'creator_id' in owner
        ? services.authTokens.sign({
            kind: 'creator',
            sub: owner.creator_id,
            sid,
            uuid: owner.uuid,
          })
        : services.authTokens.sign({ kind: 'operator', sub: owner.operator_id, sid });
    return { session_id: sid, token: await token };
  };

  return {
    app,
    services,
    program,
    setTime: (value) => {
      time = new Date(value);
    },
    call: (endpoint, request) => send(app, endpoint, request),
    creator: async (name, values) => {
      const { uuid } = program(name);
      const id = randomUUID();
      await store.database.insert(creators).values({
        id,
        program_uuid: uuid,
        display_name: `Creator ${id.slice(0, 4)}`,
        member_since: new Date(),
        ...values,
      });
      return { id, uuid, ...(await open({ creator_id: id, uuid })) };
    },
    operator: async (name, role) => {
      const { uuid } = program(name);
      const id = randomUUID();
      await store.database.insert(operators).values({ id, email: `${id}@marquee.example` });
      await store.database
        .insert(operatorRoles)
        .values({ operator_id: id, program_uuid: uuid, role, granted_by: 'test' });
      return { id, uuid, ...(await open({ operator_id: id })) };
    },
    service: async (name) => {
      const key = secrets.opaqueToken();
      await store.database.insert(apiKeys).values({
        program_uuid: program(name).uuid,
        name: 'test',
        key_hash: secrets.fingerprint(API_KEY, key),
        created_by: 'test',
      });
      return key;
    },
    guestLink: async (name, values) => {
      const token = secrets.opaqueToken();
      await store.database.insert(guestLinks).values({
        program_uuid: program(name).uuid,
        token_hash: secrets.fingerprint(GUEST_TOKEN, token),
        label: 'test',
        created_by: 'test',
        ...values,
      });
      return token;
    },
    close: async () => {
      await app.close();
      // One that several stand on is closed by whoever opened it.
      if (!over.store) await store.close();
    },
  };
}

/** The catalogue of a folder whose manifests are sound. */
export async function openTestCatalogue(folder: string): Promise<Catalogue> {
  const catalogue = await Catalogue.open({
    folder,
    dataFolder: join(tmpdir(), `marquee-${basename(folder)}-fixtures-${process.pid}`),
    environment: 'development',
  });
  const errors = catalogue.issues.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(JSON.stringify(errors, undefined, 2));
  return catalogue;
}

async function send<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  { params = {}, query = {}, body, token, headers = {} }: TestRequest = {},
): Promise<TestAnswer<E>> {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((one) => [name, String(one)]),
    ),
  );
  const answer = await app.inject({
    method: endpoint.method,
    url: `/api${path}?${search}`,
    headers: { gamesight: 'true', ...(token ? { authorization: token } : {}), ...headers },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const parsed = isJson && answer.body !== '' ? JSON.parse(answer.body) : undefined;
  const code = answer.statusCode >= 400 ? String(parsed?.extra?.code) : undefined;
  if (code) noteReached(endpoint.id, code);
  return {
    status: answer.statusCode,
    body: parsed,
    code,
    error: parsed,
    headers: answer.headers,
    text: answer.body,
  };
}

function noteReached(operation: string, code: string): void {
  if (!REACHED) return;
  mkdirSync(REACHED, { recursive: true });
  appendFileSync(join(REACHED, `${process.pid}.txt`), `${operation} ${code}\n`);
}
