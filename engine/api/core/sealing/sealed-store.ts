import { type SealFormat, sealedWith } from '../../secrets/sealing.ts';
import { DecryptionError, type Secrets } from '../../secrets/secrets.ts';
import type { Store } from '../../store/store.ts';
import { type Mark, markOf, readFormer, readMark, writeFirstMark } from './marks.ts';
import { readOneOfEach } from './read-sealed.ts';

/** Thrown where a store and the secrets at hand do not belong together; told in a few lines. */
export class SecretDiffersError extends Error {
  override readonly name = 'SecretDiffersError';

  constructor() {
    super(
      'The store is sealed under another MARQUEE_SECRET: none of its keys, links and sessions would open. Set the secret that it was made with, or name it in MARQUEE_SECRET_PREVIOUS beside a new one; in development that is the file "secret" in MARQUEE_DATA.',
    );
  }
}

/**
 * Sees that a store is sealed under one of these secrets, and takes that one into use. A store that
 * nobody has marked yet is marked with the one that opens what is sealed there, or with the first.
 * @throws SecretDiffersError
 */
export async function requireSecret(store: Store, secrets: Secrets): Promise<void> {
  let mark = await readMark(store);
  if (!mark) {
    // Instances that start at once agree on one.
    await writeFirstMark(store, await firstMark(store, secrets));
    mark = await readMark(store);
  }
  if (!mark) throw new SecretDiffersError();
  await followMark(store, secrets, mark);
}

/** Takes the secret into use that a mark names. @throws SecretDiffersError */
export async function followMark(store: Store, secrets: Secrets, mark: Mark): Promise<void> {
  const found = secretOf(secrets, mark);
  if (!found) throw new SecretDiffersError();
  secrets.use(found.keyId, found.format);
  try {
    secrets.remember(await readFormer(store, secrets));
  } catch (error) {
    throw error instanceof DecryptionError ? new SecretDiffersError() : error;
  }
}

/** Which of the secrets a mark names; undefined where it is none of them. */
export function secretOf(
  secrets: Secrets,
  { fingerprint }: Pick<Mark, 'fingerprint'>,
): { readonly keyId: string; readonly format: SealFormat } | undefined {
  for (const keys of secrets.fingerprinters().filter(({ id }) => secrets.keyIds.includes(id)))
    for (const format of ['named', 'bare'] as const)
      if (markOf(keys, format) === fingerprint) return { keyId: keys.id, format };
  return undefined;
}

async function firstMark(store: Store, secrets: Secrets): Promise<string> {
  const [first] = secrets.fingerprinters();
  let mark = markOf(first, 'named');
  for (const { place, row } of await readOneOfEach(store)) {
    for (const { sealed, context } of place.values(row)) {
      try {
        const { under } = secrets.open(sealed, context);
        mark = markOf(under, sealedWith(sealed) === undefined ? 'bare' : 'named');
      } catch (error) {
        throw error instanceof DecryptionError ? new SecretDiffersError() : error;
      }
    }
  }
  return mark;
}
