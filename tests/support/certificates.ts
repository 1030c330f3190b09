import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A certificate and its key, as PEM. */
export interface TestCertificate {
  readonly cert: string;
  readonly key: string;
}

/** An authority of its own, and certificates that it issues (X.509, RFC 5280). */
export interface TestAuthority {
  readonly cert: string;
  readonly issue: (hosts: readonly string[], from: Date, to: Date) => TestCertificate;
}

const DAY = 86_400_000;

const tlv = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const { length } = body;
  const head = length < 128 ? [length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...head]), body]);
};
const sequence = (...parts: readonly Buffer[]) => tlv(0x30, ...parts);
const oid = (hex: string) => tlv(0x06, Buffer.from(hex, 'hex'));
const text = (tag: number, value: string) => tlv(tag, Buffer.from(value));
const bits = (bytes: Buffer) => tlv(0x03, Buffer.from([0]), bytes);
const yes = tlv(0x01, Buffer.from([0xff]));

const ECDSA_SHA256 = sequence(oid('2a8648ce3d040302'));
const COMMON_NAME = oid('550403');
const ALTERNATIVE_NAMES = oid('551d11');
const BASIC_CONSTRAINTS = oid('551d13');

const nameOf = (name: string) => sequence(tlv(0x31, sequence(COMMON_NAME, text(0x0c, name))));
const momentOf = (at: Date) =>
  text(0x18, `${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`);

const pem = (der: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;

interface Content {
  readonly issuer: string;
  readonly subject: string;
  readonly from: Date;
  readonly to: Date;
  readonly publicKey: KeyObject;
  readonly extension: Buffer;
}

function certificate(content: Content, issuerKey: KeyObject): string {
  const { issuer, subject, from, to, publicKey, extension } = content;
  const toBeSigned = sequence(
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    ECDSA_SHA256,
    nameOf(issuer),
    sequence(momentOf(from), momentOf(to)),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, sequence(extension)),
  );
  return pem(sequence(toBeSigned, ECDSA_SHA256, bits(sign('sha256', toBeSigned, issuerKey))));
}

/** Makes one; nobody trusts it who is not told to. */
export function createAuthority(name = 'Test Authority'): TestAuthority {
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const cert = certificate(
    {
      ...{ issuer: name, subject: name, publicKey: own.publicKey },
      from: new Date(Date.now() - 900 * DAY),
      to: new Date(Date.now() + 900 * DAY),
      extension: sequence(BASIC_CONSTRAINTS, yes, tlv(0x04, sequence(yes))),
    },
    own.privateKey,
  );
  return {
    cert,
    issue: (hosts, from, to) => {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const names = sequence(...hosts.map((host) => text(0x82, host)));
      return {
        cert: certificate(
          {
            ...{ issuer: name, subject: hosts[0] ?? 'nobody', from, to, publicKey },
            extension: sequence(ALTERNATIVE_NAMES, tlv(0x04, names)),
          },
          own.privateKey,
        ),
        key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
      };
    },
  };
}
