import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { creators } from '#api/store/tables/accounts.ts';
import { ENDPOINTS } from '#contract/capabilities.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import type { TestServer } from '../support/browser/start-server.ts';
import { contractFields } from '../support/contract/fields.ts';
import {
  damaged,
  hostileValues,
  soundRequest,
  type WireRequest,
  withField,
} from '../support/contract/requests.ts';
import { sendWire } from '../support/contract/send.ts';
import { sampleInput } from '../support/sample-inputs.ts';
import { writeSampleLife } from '../support/sample-life.ts';
import { prepareServedApi, type ServedApi } from '../support/served-api.ts';

/** Requests of the contract against the real server; `npm run test:fuzz` says how many. */
const SEED = Number(process.env.MARQUEE_FUZZ_SEED);
const VALUES = Number(process.env.MARQUEE_FUZZ_VALUES ?? 20);

/** Stand in every text of those whose data the callers may not see. */
const OTHER_PROGRAM = 'mark-of-another-program';
const OTHER_PERSON = 'mark-of-another-person';
/** Traces of the server's inside that no answer may have. */
const INSIDE = /node_modules|engine\/api|\.ts:\d+|Failed query|select "/;
/** Megabytes. The heap may hold so much; what it keeps may grow by so much once it is warm. */
const HEAP = 256;
const GROWTH = 48;
const AT_ONCE = 6;

/** Calls that end their caller's session; somebody makes them who has nothing else to do. */
const ENDING = new Set(['deleteAccount', 'signOutEverywhere']);

let api: ServedApi;
let server: TestServer;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
beforeAll(async () => {
  api = await prepareServedApi({ people: 4, keys: 200 });
  const beta = 'be7a0000-0000-4000-8000-00000000000b';
  await api.withStore(async (store) => {
    const person = async (uuid: string, mark: string) => {
      const id = randomUUID();
      const own = { id, program_uuid: uuid, display_name: 'Somebody', member_since: new Date() };
      await store.database.insert(creators).values(own);
      await writeSampleLife(store, { id, uuid, session_id: '', token: '' }, mark);
    };
    const [own] = api.people;
    if (own) await writeSampleLife(store, { ...own, uuid: api.uuid, session_id: '' }, 'own');
    await person(api.uuid, OTHER_PERSON);
    await person(beta, OTHER_PROGRAM);
  });
  server = await api.start({ NODE_OPTIONS: `--max-old-space-size=${HEAP}` });
}, 180_000);
afterAll(async () => {
  agent.destroy();
  await server?.close();
  await api?.remove();
});

test(`${VALUES} values in each field of each call, and each call damaged (seed ${SEED})`, async () => {
  const fields = contractFields(ENDPOINTS);
  const requests = [
    ...ENDPOINTS.flatMap((endpoint) => [
      soundRequest(endpoint, soundInput(endpoint)),
      ...damaged(endpoint, soundInput(endpoint)),
    ]),
    ...fields.flatMap((field, position) =>
      hostileValues(field, SEED + position, VALUES).map((value) =>
        withField(field, soundInput(field.endpoint), value),
      ),
    ),
  ];
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  const warm = requests.length >> 1;
  let kept = 0;
  await inParallel(requests, async (sent, position) => {
    if (position === warm) kept = await heapOf(server);
    const answer = await sendWire(server.port, agent, sent, credentialsOf(sent.endpoint));
    const status = answer?.status ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    faults.push(...judge(sent, answer?.text, status));
  });
  const grown = (await heapOf(server)) - kept;
  console.log(
    `${requests.length} requests; answers by status: ${[...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ')}; heap ${kept.toFixed(0)} MB, then ${grown.toFixed(1)} MB more`,
  );
  expect(faults).toEqual([]);
  expect(statuses.get(200) ?? 0, 'calls that succeeded').toBeGreaterThan(ENDPOINTS.length);
  expect(grown, 'megabytes').toBeLessThan(GROWTH);
});

/** The faults of an answer. */
function judge(sent: WireRequest, text: string | undefined, status: number): readonly string[] {
  const says = (fault: string) => [`${sent.endpoint.id}, ${sent.what}: ${fault}`];
  if (text === undefined) return sent.breaksOff ? [] : says('no answer');
  if (status >= 500) return says(`${status} ${text.slice(0, 200)}`);
  if (INSIDE.test(text)) return says(`tells of the inside: ${text.slice(0, 300)}`);
  if (text.includes(OTHER_PROGRAM)) return says('shows data of another program');
  const isOperator = sent.endpoint.caller === 'operator';
  if (!isOperator && text.includes(OTHER_PERSON)) return says('shows data of another person');
  return [];
}

function soundInput(endpoint: Endpoint) {
  const { params, query, body } = sampleInput(endpoint, api.uuid);
  if (endpoint.caller !== 'guest') return { params, query, body };
  const token = api.guestToken;
  return {
    params,
    query: 'token' in query ? { ...query, token } : query,
    body: typeof body === 'object' && body && 'token' in body ? { ...body, token } : body,
  };
}

function credentialsOf({ id, caller }: Endpoint): Record<string, string> {
  const [own, ending] = api.people;
  switch (caller) {
    case 'creator':
      return { authorization: (ENDING.has(id) ? ending?.token : own?.token) ?? '' };
    case 'operator':
      return { authorization: api.ownerToken };
    case 'service':
      return { 'x-api-key': api.apiKey };
    default:
      return {};
  }
}

async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item, position: number) => Promise<void>,
): Promise<void> {
  const rest = items.entries();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [position, item] of rest) await work(item, position);
    }),
  );
}

/** Megabytes that the server's heap holds. */
async function heapOf({ origin }: TestServer): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const bytes = /^nodejs_heap_size_used_bytes (\d+(?:\.\d+)?)/m.exec(text)?.[1];
  return Number(bytes) / 1e6;
}
