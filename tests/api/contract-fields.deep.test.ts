import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ENDPOINTS } from '#contract/capabilities.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { startTestApi, type TestApi, type TestRequest } from '../support/api.ts';
import {
  type ContractField,
  contractFields,
  nameOfField,
  replaceAt,
} from '../support/contract/fields.ts';
import {
  hostileCursor,
  hostileMoment,
  hostileParameter,
  hostileText,
  hostileValue,
} from '../support/contract/hostile-values.ts';
import { sampleInput } from '../support/sample-inputs.ts';
import { writeSampleLife } from '../support/sample-life.ts';

/** The same values in every run: what is found elsewhere belongs to `npm run test:fuzz`. */
const SEED = 20_261_122;
/** Values of each field. */
const VALUES = 4;

const FIELDS = contractFields(ENDPOINTS);

let api: TestApi;
let uuid: string;
let callers: Readonly<Record<Endpoint['caller'], Pick<TestRequest, 'token' | 'headers'>>>;
let guestToken: string;
beforeAll(async () => {
  api = await startTestApi();
  const creator = await api.creator('alpha');
  await writeSampleLife(api.services.store, creator, 'sample');
  uuid = creator.uuid;
  callers = {
    nobody: {},
    guest: {},
    creator: { token: creator.token },
    operator: { token: (await api.operator('alpha', 'owner')).token },
    service: { headers: { 'x-api-key': await api.service('alpha') } },
  };
  guestToken = await api.guestLink('alpha', { activation_id: 2, uses_limit: 100_000 });
});
afterAll(() => api.close());

test('no text that the contract takes is one that the store cannot keep', () => {
  const samples = fc.sample(fc.oneof(hostileText, hostileMoment), { seed: SEED, numRuns: 400 });
  const wrong = FIELDS.flatMap((field) => {
    const taken = samples.find((value) => !isKeepable(field, value));
    return taken === undefined ? [] : [`${nameOfField(field)} takes ${JSON.stringify(taken)}`];
  });
  expect(wrong).toEqual([]);
});

/** Whether the field refuses the value, or gives the handler what the store can keep. */
function isKeepable({ schema }: ContractField, value: string): boolean {
  const { success, data } = z.safeParse(schema, value);
  if (!success || typeof data !== 'string') return true;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const isMoment = def.type === 'string' && 'format' in def && def.format === 'datetime';
  if (isMoment && !/^(19[7-9]\d|[2-9]\d{3})-/.test(data)) return false;
  return data.isWellFormed() && !data.includes('\u0000');
}

/** Values for each field, whatever the seed. */
const USUAL = {
  body: ['abc\ud83d', 'a\u0000b', 2 ** 31, 2 ** 53 - 1, '0000-01-01T00:00:00Z', null, [], {}],
  query: ['a\u0000b', 2 ** 31, 2 ** 53 - 1, ['1', '2']],
  params: ['a\u0000b', 2 ** 31, 2 ** 53 - 1],
} as const;

/** Values for a field, others for the next one. */
function valuesOf({ part, path }: ContractField, position: number): readonly unknown[] {
  const usual = part === 'body' ? hostileValue : hostileParameter;
  const arbitrary = path.at(-1) === 'cursor' ? fc.oneof(hostileCursor, usual) : usual;
  return [
    ...USUAL[part],
    ...fc.sample<unknown>(arbitrary, { seed: SEED + position, numRuns: VALUES }),
  ];
}

const byEndpoint = Map.groupBy(FIELDS, ({ endpoint }) => endpoint);
test.each([...byEndpoint].map(([endpoint, fields]) => [endpoint.id, endpoint, fields] as const))(
  'nothing in a field of %s is a fault of ours',
  async (_id, endpoint, fields) => {
    const faults: string[] = [];
    for (const field of fields) {
      for (const value of valuesOf(field, FIELDS.indexOf(field))) {
        const answer = await api.call(endpoint, callWith(field, value));
        if (answer.status >= 500)
          faults.push(
            `${nameOfField(field)} = ${JSON.stringify(value).slice(0, 200)}: ${answer.status}`,
          );
      }
    }
    expect(faults).toEqual([]);
  },
);

function callWith({ endpoint, part, path }: ContractField, value: unknown): TestRequest {
  const { params, query, body } = sampleInput(endpoint, uuid);
  const guest = endpoint.caller === 'guest';
  const sound = {
    params,
    query: guest && 'token' in query ? { ...query, token: guestToken } : query,
    body: guest && isRecord(body) && 'token' in body ? { ...body, token: guestToken } : body,
  };
  return { ...callers[endpoint.caller], ...sound, [part]: replaceAt(sound[part], path, value) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
