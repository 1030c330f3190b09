import { createPublicKey, type KeyObject, randomBytes } from 'node:crypto';
import { type SealFormat, seal, unseal } from './sealing.ts';
import {
  deriveKeys,
  type Fingerprinting,
  type FormerKeys,
  fingerprinting,
  MAIL_TOKEN,
  PUSH_SEED_LENGTH,
  type SecretKeys,
  SHORTEST_SECRET,
  type SigningKey,
  WEB_PUSH,
} from './secret-keys.ts';

/**
 * Everything secret that the server works with. One of its secrets is in use: it seals, signs and makes
 * fingerprints. What the others made opens, holds and is found as well.
 */
export interface Secrets extends Fingerprinting {
  /** The id of the secret in use. */
  readonly keyId: string;
  /** The ids of all secrets at hand, that of MARQUEE_SECRET first. */
  readonly keyIds: readonly string[];
  /** The Ed25519 key pair of one purpose, of the secret in use. */
  signingKey(purpose: string): SigningKey;
  /** The public keys of one purpose, that of the secret in use first, each by its secret's id. */
  verifyingKeys(purpose: string): readonly VerifyingKey[];
  /** Bytes of one purpose, for libraries that bring their own cryptography. */
  bytes(purpose: string, length: number): Buffer;
  /** From what the keys of push messages are made, that of the secret in use first. */
  pushSeeds(): readonly Buffer[];
  /**
   * Seals a text (AES-256-GCM). It opens only with the same `context`: name table, column and row,
   * so that a sealed value cannot be moved to another place.
   */
  encrypt(plain: string, context: string): Buffer;
  /** Opens what `encrypt` sealed. @throws DecryptionError where anything differs. */
  decrypt(sealed: Buffer, context: string): string;
  /** The same, with the fingerprints of the secret that it was sealed under. */
  open(sealed: Buffer, context: string): { readonly plain: string; readonly under: Fingerprinter };
  /** The fingerprints that a value may be kept under, that of the secret in use first. */
  fingerprints(purpose: string, value: string): readonly [string, ...string[]];
  /** Those who may have made a fingerprint, the secret in use first. */
  fingerprinters(): readonly [Fingerprinter, ...Fingerprinter[]];
  /** A new random token of 256 bits, 43 characters of base64url. */
  opaqueToken(): string;
  /** Takes a secret at hand into use. @throws RangeError where it is not at hand. */
  use(keyId: string, format: SealFormat): void;
  /** Keeps in mind what outlives secrets that are not at hand any more. */
  remember(former: readonly FormerKeys[]): void;
  /** What outlives the secrets at hand, but the one in use, and those before them. */
  former(): readonly FormerKeys[];
}

/** One secret's fingerprints. */
export interface Fingerprinter extends Fingerprinting {
  /** The secret's id. */
  readonly id: string;
}

export interface VerifyingKey {
  readonly id: string;
  readonly publicKey: KeyObject;
  /** Whether its secret is not at hand any more. */
  readonly former: boolean;
}

/** Thrown where a sealed value was changed, moved, or sealed under another secret. */
export class DecryptionError extends Error {
  constructor() {
    super(
      'A sealed value cannot be opened: it was changed, belongs elsewhere, or was sealed under another MARQUEE_SECRET.',
    );
    this.name = 'DecryptionError';
  }
}

export { SHORTEST_SECRET } from './secret-keys.ts';

/** What to do where a secret of the list is too short to be one. */
export const HOW_TO_LIST =
  'Commas stand between secrets; where one has a comma in it, write all as a list in JSON';

/** The secrets of MARQUEE_SECRET_PREVIOUS: commas stand between them, or it is a list in JSON. */
export function readPrevious(list: string | undefined): readonly string[] {
  const parts = readJsonList(list) ?? (list ?? '').split(',').map((each) => each.trim());
  return parts.filter((each) => each !== '');
}

function readJsonList(text: string | undefined): readonly string[] | undefined {
  if (!text?.trimStart().startsWith('[')) return undefined;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.map(String) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Derives every key of the server from MARQUEE_SECRET and those before it. The first one is in use
 * until a store says otherwise.
 *
 * @throws RangeError where a secret is shorter than SHORTEST_SECRET.
 */
export function deriveSecrets(secret: string, previous: readonly string[] = []): Secrets {
  requireLength('MARQUEE_SECRET', secret, 'Make one with: openssl rand -base64 48');
  for (const each of previous) requireLength('MARQUEE_SECRET_PREVIOUS', each, HOW_TO_LIST);
  const first = deriveKeys(secret);
  const known = new Map([first, ...previous.map(deriveKeys)].map((keys) => [keys.id, keys]));
  known.set(first.id, first);
  let inUse = first;
  let others: readonly SecretKeys[] = [...known.values()].filter((keys) => keys !== inUse);
  let format: SealFormat = 'named';
  let gone: readonly GoneKeys[] = [];
  let fingerprinters: readonly [Fingerprinter, ...Fingerprinter[]] = [inUse, ...others];

  const open: Secrets['open'] = (sealed, context) => {
    for (const under of [inUse, ...others]) {
      const plain = unseal(under, sealed, context);
      if (plain !== undefined) return { plain, under };
    }
    throw new DecryptionError();
  };
  return {
    get keyId() {
      return inUse.id;
    },
    keyIds: [...known.keys()],
    signingKey: (purpose) => inUse.signingKey(purpose),
    verifyingKeys: (purpose) => [
      ...[inUse, ...others].map((keys) => ({
        id: keys.id,
        publicKey: keys.signingKey(purpose).publicKey,
        former: false,
      })),
      ...(purpose === MAIL_TOKEN
        ? gone.map(({ id, mailKey }) => ({ id, publicKey: mailKey, former: true }))
        : []),
    ],
    bytes: (purpose, length) => first.bytes(purpose, length),
    pushSeeds: () => [
      ...[inUse, ...others].map((keys) => keys.bytes(WEB_PUSH, PUSH_SEED_LENGTH)),
      ...gone.map(({ pushSeed }) => pushSeed),
    ],
    encrypt: (plain, context) => seal(inUse, format, plain, context),
    decrypt: (sealed, context) => open(sealed, context).plain,
    open,
    fingerprint: (purpose, value) => inUse.fingerprint(purpose, value),
    fingerprints(purpose, value) {
      const [own, ...rest] = fingerprinters;
      return [
        own.fingerprint(purpose, value),
        ...rest.map((each) => each.fingerprint(purpose, value)),
      ];
    },
    fingerprinters: () => fingerprinters,
    opaqueToken: () => randomBytes(32).toString('base64url'),
    use(keyId, chosen) {
      const keys = known.get(keyId);
      if (!keys) throw new RangeError(`No secret with the id ${keyId} is at hand.`);
      inUse = keys;
      others = [...known.values()].filter((each) => each !== keys);
      format = chosen;
      fingerprinters = [inUse, ...others, ...gone];
    },
    remember(former) {
      gone = former.filter(({ id }) => !known.has(id)).map(readFormer);
      fingerprinters = [inUse, ...others, ...gone];
    },
    former: () => [...others.map((keys) => keys.former()), ...gone.map(({ kept }) => kept)],
  };
}

interface GoneKeys extends Fingerprinter {
  readonly pushSeed: Buffer;
  readonly mailKey: KeyObject;
  readonly kept: FormerKeys;
}

function readFormer(kept: FormerKeys): GoneKeys {
  const spki = Buffer.from(kept.mail_key, 'base64url');
  return {
    id: kept.id,
    pushSeed: Buffer.from(kept.push_seed, 'base64url'),
    mailKey: createPublicKey({ key: spki, format: 'der', type: 'spki' }),
    ...fingerprinting(Buffer.from(kept.fingerprint_key, 'base64url')),
    kept,
  };
}

function requireLength(name: string, secret: string, remedy: string): void {
  if (secret.length < SHORTEST_SECRET)
    throw new RangeError(
      `${name} has ${secret.length} characters and needs at least ${SHORTEST_SECRET}. ${remedy}`,
    );
}
