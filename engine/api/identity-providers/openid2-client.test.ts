import { expect, test } from 'vitest';
import { providerErrorOf, SIGN_IN, serveOauth } from '../../../tests/support/oauth-server.ts';
import { Openid2Client } from './openid2-client.ts';
import type { ProviderClientOptions } from './provider-client.ts';
import type { ProviderError } from './provider-error.ts';
import type { OfferedProvider } from './providers.ts';

const served = serveOauth();
const ID = '76561198012345678';
const PREFIX = 'https://accounts.example/openid/id/';
const RETURN_TO = `${SIGN_IN.redirectUri}?state=${SIGN_IN.state}`;

const provider = (): OfferedProvider => {
  const { descriptor } = served.provider({
    protocol: 'openid2',
    authorization_endpoint: `${served.origin()}/openid`,
    claimed_id: { prefix: PREFIX, digits: 17 },
    profile_endpoint: `${served.origin()}/people?id={subject}&key={client_secret}`,
    scopes: [],
    profile: { id: '/player/id', name: '/player/name' },
  });
  return { descriptor, clientId: '', clientSecret: 'a key & more', insecure: true };
};

/** What a provider sends the browser back with; `undefined` leaves a field out. */
function assertion(changed: Readonly<Record<string, string | undefined>> = {}) {
  const fields: Record<string, string | undefined> = {
    ...{ ns: 'http://specs.openid.net/auth/2.0', mode: 'id_res', return_to: RETURN_TO },
    ...{ op_endpoint: `${served.origin()}/openid`, claimed_id: PREFIX + ID, identity: PREFIX + ID },
    ...{ response_nonce: '2026-11-29T10:00:00Zunique', assoc_handle: '1234567890', sig: 'c2ln' },
    signed: 'signed,op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle',
    ...changed,
  };
  const url = new URL(RETURN_TO);
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) url.searchParams.append(`openid.${name}`, value);
  return url;
}
const exchange = (callbackUrl: URL, options: ProviderClientOptions = {}) =>
  new Openid2Client(provider(), options).exchange({ ...SIGN_IN, callbackUrl });

function confirmed(raw = 'ns:http://specs.openid.net/auth/2.0\nis_valid:true\n') {
  served.replies.set('/openid', { raw });
  served.replies.set('/people', { json: { player: { id: ID, name: 'Ada' } } });
}

test('a visitor is sent there with our address and state to come back to', async () => {
  const url = await new Openid2Client(provider()).authorizationUrl(SIGN_IN);
  expect(url.href.split('?')[0]).toBe(`${served.origin()}/openid`);
  const select = 'http://specs.openid.net/auth/2.0/identifier_select';
  expect(Object.fromEntries(url.searchParams)).toEqual({
    'openid.ns': 'http://specs.openid.net/auth/2.0',
    'openid.mode': 'checkid_setup',
    'openid.return_to': RETURN_TO,
    'openid.realm': 'https://marquee.example',
    'openid.identity': select,
    'openid.claimed_id': select,
  });
});

test('who comes back is asked for at the provider, and called as it calls them', async () => {
  confirmed();
  const callback = assertion();
  expect(await exchange(callback)).toEqual({
    ...{ provider: 'sample', subject: ID, name: 'Ada', email_verified: false },
  });
  const sent = Object.fromEntries(served.to('/openid').body);
  const { state: _state, ...fields } = Object.fromEntries(callback.searchParams);
  expect(sent).toEqual({ ...fields, 'openid.mode': 'check_authentication' });
  expect(served.to('/people').path).toBe(`/people?id=${ID}&key=a%20key%20%26%20more`);
});

test.each<[string, () => Readonly<Record<string, string | undefined>>]>([
  ['of another provider', () => ({ op_endpoint: 'https://evil.example/openid' })],
  ['of an address that begins right', () => ({ op_endpoint: `${served.origin()}/openid.evil` })],
  ['with a claimed_id over http', () => both(`${PREFIX.replace('https', 'http')}${ID}`)],
  ['with a claimed_id of another host', () => both(`https://evil.example/openid/id/${ID}`)],
  ['with a claimed_id that has ours within', () => both(`https://evil.example/?${PREFIX}${ID}`)],
  ['with something behind the digits', () => both(`${PREFIX}${ID}/evil`)],
  ['with a line break behind the digits', () => both(`${PREFIX}${ID}\n`)],
  ['with a letter among the digits', () => both(`${PREFIX}${ID.slice(0, 16)}x`)],
  ['with a digit too many', () => both(`${PREFIX}${ID}1`)],
  ['with digits of another script', () => both(`${PREFIX}${'٧'.repeat(17)}`)],
  [
    'with a claimed_id that is not the identity',
    () => ({ identity: `${PREFIX}${'1'.repeat(17)}` }),
  ],
  [
    'for another address',
    () => ({ return_to: `https://evil.example/auth/callback?state=the-state` }),
  ],
  ['for another sign-in', () => ({ return_to: `${SIGN_IN.redirectUri}?state=another` })],
  ['whose claimed_id is not signed', () => ({ signed: signedBut('claimed_id') })],
  ['whose return_to is not signed', () => ({ signed: signedBut('return_to') })],
  ['whose op_endpoint is not signed', () => ({ signed: signedBut('op_endpoint') })],
  ['whose response_nonce is not signed', () => ({ signed: signedBut('response_nonce') })],
  ['that signs nothing', () => ({ signed: undefined })],
  ['without a nonce', () => ({ response_nonce: undefined })],
  ['of OpenID 1', () => ({ ns: undefined })],
  ['that is none', () => ({ mode: 'setup_needed' })],
])('an assertion %s is refused without asking', async (_case, changed) => {
  confirmed();
  expect(await providerErrorOf(exchange(assertion(changed())))).toBe('invalid_answer');
  expect(served.asked).toEqual([]);
});

test('a field that comes twice is refused', async () => {
  confirmed();
  const twice = assertion();
  twice.searchParams.append('openid.claimed_id', `${PREFIX}${'1'.repeat(17)}`);
  expect(await providerErrorOf(exchange(twice))).toBe('invalid_answer');
});

test('an answer to another sign-in is refused', async () => {
  confirmed();
  const other = assertion();
  other.searchParams.set('state', 'another');
  expect(await providerErrorOf(exchange(other))).toBe('state_mismatch');
  const two = assertion();
  two.searchParams.append('state', 'another');
  expect(await providerErrorOf(exchange(two))).toBe('state_mismatch');
});

test.each([
  ['is_valid:false\n'],
  [' is_valid:true\n'],
  ['is_valid:trueish\n'],
  ['is_valid:true\nis_valid:false\n'],
  ['<html>is_valid:true</html>'],
])('what the provider did not make is refused: %j', async (raw) => {
  confirmed(raw);
  expect(await providerErrorOf(exchange(assertion()))).toBe('refused');
});

test('who says no has said no', async () => {
  expect(await providerErrorOf(exchange(assertion({ mode: 'cancel' })))).toBe('denied');
});

test.each<[string, string, Parameters<typeof served.replies.set>[1]]>([
  ['unreachable', 'has a fault', { status: 503 }],
  ['unreachable', 'hangs', 'silence'],
  ['refused', 'sends on to somebody else', { status: 302, raw: 'is_valid:true\n' }],
])('is %s where the provider %s', async (code, _case, reply) => {
  confirmed();
  served.replies.set('/openid', reply);
  expect(await providerErrorOf(exchange(assertion(), { timeout: 0.2 }))).toBe(code);
});

test.each<[string, Parameters<typeof served.replies.set>[1]]>([
  ['refused', { status: 403 }],
  ['unreachable', 'silence'],
  ['invalid_answer', { json: { player: { id: '76561198000000000', name: 'Eve' } } }],
  ['invalid_answer', { raw: 'no JSON' }],
])('whose name cannot be read (%s) is called by their id', async (code, reply) => {
  confirmed();
  served.replies.set('/people', reply);
  const failures: ProviderError[] = [];
  const options = {
    timeout: 0.2,
    onProfileFailure: (error: ProviderError) => failures.push(error),
  };
  expect(await exchange(assertion(), options)).toEqual({
    ...{ provider: 'sample', subject: ID, name: ID, email_verified: false },
  });
  expect(failures.map((failure) => failure.code)).toEqual([code]);
  expect(failures[0]?.message).not.toContain('a key');
});

function both(claimed_id: string) {
  return { claimed_id, identity: claimed_id };
}
function signedBut(field: string) {
  const all = 'op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle';
  return all.replace(new RegExp(`(^|,)${field}(?=,|$)`), '').replace(/^,/, '');
}
