import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ProtocolError } from './protocol-error.ts';
import { expectedSignature, isFresh, readSignature, type SignatureHashes } from './signature.ts';

const HASHES: SignatureHashes = {
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  hmac: (key, text) => createHmac('sha256', key).update(text).digest(),
};
/** The public example of the signing process: a POST without headers of its own and without a body. */
const SECRET = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
const EXAMPLE = {
  host: 'example.amazonaws.com',
  'x-amz-date': '20150830T123600Z',
  authorization:
    'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, SignedHeaders=host;x-amz-date, Signature=5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b',
};
const expected = (headers: typeof EXAMPLE, body = '', secret = SECRET) =>
  expectedSignature({ headers, path: '/', body }, readSignature(EXAMPLE), secret, HASHES);

test('the public example of the signing process has the signature that it shows', () => {
  expect(expected(EXAMPLE)).toBe(readSignature(EXAMPLE).signature);
});

test('another body, host or secret has another signature', () => {
  const { signature } = readSignature(EXAMPLE);
  expect(expected(EXAMPLE, '{}')).not.toBe(signature);
  expect(expected({ ...EXAMPLE, host: 'other.example' })).not.toBe(signature);
  expect(expected(EXAMPLE, '', 'other')).not.toBe(signature);
});

test('spaces around a header’s content and between its words do not count', () => {
  const spaced = { ...EXAMPLE, host: ' example.amazonaws.com  ' };
  expect(expected(spaced)).toBe(expected(EXAMPLE));
});

test('a signature says whose it is, for what, and of which session', () => {
  expect(readSignature({ ...EXAMPLE, 'x-amz-security-token': 't' })).toMatchObject({
    access_key_id: 'AKIDEXAMPLE',
    region: 'us-east-1',
    service: 'service',
    signed_headers: ['host', 'x-amz-date'],
    security_token: 't',
  });
});

test('a signature is fresh for five minutes, whichever clock is ahead', () => {
  const signature = readSignature(EXAMPLE);
  expect(isFresh(signature, new Date('2015-08-30T12:31:00Z'))).toBe(true);
  expect(isFresh(signature, new Date('2015-08-30T12:41:00Z'))).toBe(true);
  expect(isFresh(signature, new Date('2015-08-30T12:30:59Z'))).toBe(false);
  expect(isFresh(signature, new Date('2015-08-30T12:41:01Z'))).toBe(false);
});

describe('a signature cannot hold', () => {
  const { authorization } = EXAMPLE;
  test.each([
    ['without its time', { ...EXAMPLE, 'x-amz-date': '' }],
    ['at a time that is none', { ...EXAMPLE, 'x-amz-date': '20150830T256100Z' }],
    ['on another day than its key', { ...EXAMPLE, 'x-amz-date': '20150831T123600Z' }],
    ['for any host', { ...EXAMPLE, authorization: authorization.replace('host;', '') }],
    [
      'of a header that is not there',
      { ...EXAMPLE, authorization: authorization.replace('host;', 'accept;host;') },
    ],
    [
      'with another algorithm',
      { ...EXAMPLE, authorization: authorization.replace('SHA256', 'SHA1') },
    ],
    [
      'with another purpose',
      { ...EXAMPLE, authorization: authorization.replace('aws4_request', 'x') },
    ],
    ['cut off', { ...EXAMPLE, authorization: authorization.slice(0, -1) }],
  ])('%s', (_case, headers) => {
    expect(() => readSignature(headers)).toThrow(
      expect.objectContaining({ code: 'AUTHORIZATION_REFUSED' }),
    );
  });

  test('that is garbage, and ends in nothing but a protocol error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, date) => {
        const headers = { authorization: `AWS4-HMAC-SHA256 ${text}`, 'x-amz-date': date };
        expect(() => readSignature(headers)).toThrow(ProtocolError);
      }),
    );
  });
});
