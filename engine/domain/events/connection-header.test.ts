import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AuthorizationHeaders, readAuthorization, readHeaders } from './authorization.ts';
import { decodeSubprotocols, encodeSubprotocols } from './connection-header.ts';
import { ProtocolError } from './protocol-error.ts';

const name = fc.stringMatching(/^[a-z-]{1,20}$/);
const headers = fc.dictionary(name, fc.string({ unit: 'grapheme' }), { noNullPrototype: true });

describe('the subprotocols of a connection', () => {
  test('carry headers of any content, in any order', () => {
    fc.assert(
      fc.property(headers, fc.boolean(), (sent, turned) => {
        const offered = [...encodeSubprotocols(sent)];
        if (turned) offered.reverse();
        expect(offered.join('')).toMatch(/^[\w-]+$/);
        expect(decodeSubprotocols(offered.join(', '))).toEqual(sent);
      }),
    );
  });

  test('are read as the official client sends them, with names in lower case', () => {
    const json = { host: 'h.example', 'X-Amz-Security-Token': 't/+?', Authorization: 'ü' };
    const header = Buffer.from(JSON.stringify(json)).toString('base64url');
    expect(decodeSubprotocols(`aws-appsync-event-ws,header-${header}`)).toEqual({
      host: 'h.example',
      'x-amz-security-token': 't/+?',
      authorization: 'ü',
    });
  });

  const encode = (text: string | Buffer) =>
    `aws-appsync-event-ws, header-${Buffer.from(text).toString('base64url')}`;

  test.each([
    ['nothing', undefined, 'SUBPROTOCOL_MISSING'],
    ['another protocol', 'graphql-ws', 'SUBPROTOCOL_MISSING'],
    ['no header', 'aws-appsync-event-ws', 'AUTHORIZATION_MISSING'],
    ['an empty header', 'aws-appsync-event-ws, header-', 'HEADER_MALFORMED'],
    ['what is no base64url', 'aws-appsync-event-ws, header-e30=', 'HEADER_MALFORMED'],
    ['half a byte', 'aws-appsync-event-ws, header-a', 'HEADER_MALFORMED'],
    ['what is not UTF-8', encode(Buffer.from([0x7b, 0xff, 0x7d])), 'HEADER_MALFORMED'],
    ['what is no JSON', encode('{'), 'HEADER_MALFORMED'],
    ['a list', encode('["x-api-key"]'), 'HEADER_MALFORMED'],
    ['a number among the headers', encode('{"x-api-key":7}'), 'HEADER_MALFORMED'],
    ['too long a header', encode(`{"a":"${'a'.repeat(16_384)}"}`), 'HEADER_MALFORMED'],
  ])('with %s are refused', (_case, offered, code) => {
    expect(() => decodeSubprotocols(offered)).toThrow(expect.objectContaining({ code }));
  });

  test('that are garbage end in nothing but a protocol error', () => {
    const garbage = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary' }).map((text) => `aws-appsync-event-ws,header-${text}`),
      fc.base64String().map((text) => `header-${text},aws-appsync-event-ws`),
      fc.json().map(encode),
    );
    fc.assert(
      fc.property(garbage, (offered) => {
        try {
          for (const value of Object.values(decodeSubprotocols(offered)))
            expect(value).toBeTypeOf('string');
        } catch (error) {
          expect(error).toBeInstanceOf(ProtocolError);
        }
      }),
    );
  });
});

describe('who a client says it is', () => {
  const jwt = 'eyJh.eyJz.c2ln';
  test.each([
    ['an API key', { 'x-api-key': 'k' }, { mode: 'api_key', api_key: 'k' }],
    ['an auth_token', { authorization: jwt }, { mode: 'auth_token', token: jwt }],
    ['a bearer token', { authorization: `Bearer ${jwt}` }, { mode: 'auth_token', token: jwt }],
    ['a guest token', { authorization: 'g-1' }, { mode: 'guest_token', token: 'g-1' }],
    [
      'a token beside an API key',
      { 'x-api-key': 'k', authorization: 'g-1' },
      { mode: 'guest_token', token: 'g-1' },
    ],
  ])('%s', (_case, sent, authorization) => {
    expect(readAuthorization(sent)).toEqual(authorization);
  });

  test('a signature comes with the headers that it covers', () => {
    const sent = { authorization: 'AWS4-HMAC-SHA256 Credential=a', host: 'h.example' };
    expect(readAuthorization(sent)).toEqual({ mode: 'signature', headers: sent });
  });

  test.each<AuthorizationHeaders>([
    {},
    { host: 'h.example' },
    { 'x-api-key': ' ' },
    { authorization: 'Bearer ' },
  ])('%o says nothing', (sent) => {
    expect(() => readAuthorization(sent)).toThrow('Required headers are missing');
  });

  test('what every object inherits is nobody’s header', () => {
    const sent = readHeaders(JSON.parse('{"__proto__":"x"}'));
    expect(sent && Object.getPrototypeOf(sent)).toBe(Object.prototype);
    expect(readHeaders(JSON.parse('{"__proto__":{"x-api-key":"k"}}'))).toBeUndefined();
  });
});
