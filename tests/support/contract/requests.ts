import fc from 'fast-check';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import type { SampleInput } from '../sample-inputs.ts';
import { type ContractField, replaceAt } from './fields.ts';
import { hostileCursor, hostileParameter, hostileValue } from './hostile-values.ts';

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly endpoint: Endpoint;
  /** Its fault, for messages. */
  readonly what: string;
  readonly path: string;
  readonly body: Buffer | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** The connection ends after half of the body. */
  readonly breaksOff: boolean;
}

/** Bytes that are no text. */
const BROKEN_BYTES = Buffer.from([0xed, 0xa0, 0xbd, 0xff, 0xc0, 0x80]);
const JSON_TYPE = { 'content-type': 'application/json' };

type Sent = Pick<SampleInput, 'params' | 'query' | 'body'>;
type Damage = (sent: Sent) => Partial<Pick<WireRequest, 'body' | 'headers' | 'breaksOff' | 'path'>>;

const json = (body: unknown) => Buffer.from(JSON.stringify(body) ?? '');

/** Damage to a body, whatever its contents. */
const DAMAGES: Readonly<Record<string, Damage>> = {
  'body cut short': ({ body }) => ({ body: json(body).subarray(0, json(body).length >> 1) }),
  'connection ends inside the body': () => ({ breaksOff: true }),
  'body of broken bytes': ({ body }) => ({
    body: Buffer.concat([json(body).subarray(0, -2), BROKEN_BYTES, json(body).subarray(-2)]),
  }),
  'body a list': ({ body }) => ({ body: json([body]) }),
  'body null': () => ({ body: json(null) }),
  'body a text': () => ({ body: json('text') }),
  'body empty': () => ({ body: Buffer.alloc(0) }),
  'body of 100,000 levels': () => ({ body: Buffer.from('['.repeat(100_000)) }),
  'body with a prototype': () => ({ body: Buffer.from('{"__proto__":{"uuid":"x"}}') }),
  'body too large': () => ({ body: json({ text: 'x'.repeat(300_000) }) }),
  'body said to be compressed': ({ body }) => ({
    body: json(body),
    headers: { 'content-encoding': 'gzip' },
  }),
  'body of another kind': () => ({
    body: Buffer.from('<a/>'),
    headers: { 'content-type': 'text/xml' },
  }),
  'a charset that nobody has': ({ body }) => ({
    body: json(body),
    headers: { 'content-type': 'application/json; charset=utf-99' },
  }),
  'an idempotency key of any bytes': () => ({
    headers: { 'idempotency-key': '\u00ff\u0080 %00'.repeat(60) },
  }),
  'a locale that nobody speaks': () => ({
    headers: { 'accept-language': `${'x-'.repeat(2_000)};q=9, *;q=-1, \u00e9` },
  }),
};

/** The call with one of its fields another. */
export function withField(field: ContractField, sound: Sent, value: unknown): WireRequest {
  const sent = { ...sound, [field.part]: replaceAt(sound[field.part], field.path, value) };
  const shown = JSON.stringify(value) ?? String(value);
  const what = `${[field.part, ...field.path].join('.')} = ${shown.slice(0, 150)}`;
  return wire(field.endpoint, sent, what, {});
}

/** The call as the contract takes it. */
export const soundRequest = (endpoint: Endpoint, sound: Sent): WireRequest =>
  wire(endpoint, sound, 'as the contract takes it', {});

/** The call with each kind of damage. */
export function damaged(endpoint: Endpoint, sound: Sent): readonly WireRequest[] {
  return Object.entries(DAMAGES).map(([what, damage]) =>
    wire(endpoint, sound, what, damage(sound)),
  );
}

/** Values for a field; the same seed gives the same ones. */
export function hostileValues({ part, path }: ContractField, seed: number, count: number) {
  const usual: fc.Arbitrary<unknown> = part === 'body' ? hostileValue : hostileParameter;
  const arbitrary = path.at(-1) === 'cursor' ? fc.oneof(hostileCursor, usual) : usual;
  return fc.sample(arbitrary, { seed, numRuns: count });
}

function wire(
  endpoint: Endpoint,
  { params, query, body }: Sent,
  what: string,
  { headers = {}, breaksOff = false, ...damage }: ReturnType<Damage>,
): WireRequest {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name]).toWellFormed()),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((one) => [name, String(one)]),
    ),
  );
  const bytes = damage.body ?? (body === undefined ? undefined : json(body));
  return {
    ...{ endpoint, what, breaksOff },
    path: `/api${path}?${search}`,
    body: endpoint.method === 'GET' ? undefined : bytes,
    headers: { gamesight: 'true', ...(bytes ? JSON_TYPE : {}), ...headers },
  };
}
