import { type SealFormat, sealedPrefix } from '../../secrets/sealing.ts';
import type { FormerKeys } from '../../secrets/secret-keys.ts';
import type { Fingerprinter, Secrets } from '../../secrets/secrets.ts';
import { eq, gt, like, lt, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { sealing } from '../../store/tables/sealing.ts';

/** Names of rows of the table `sealing`; of those with a slash there is one for each key or instance. */
const SECRET = 'secret';
const FORMER = 'former/';
const INSTANCE = 'instance/';

/** Which secret a store is sealed under. */
export interface Mark {
  readonly fingerprint: string;
  readonly since: Date;
}

/** Written by a secret for a store that it seals; `bare` is how it was before keys had ids. */
export const markOf = (keys: Fingerprinter, format: SealFormat): string => {
  const fingerprint = keys.fingerprint('store', SECRET);
  return format === 'named' ? `${keys.id}.${fingerprint}` : fingerprint;
};

export async function readMark({ database }: Store): Promise<Mark | undefined> {
  const [mark] = await database.select().from(sealing).where(eq(sealing.name, SECRET));
  return mark;
}

/** Marks a store that has no mark; of several at once one is kept. */
export async function writeFirstMark({ database }: Store, fingerprint: string): Promise<void> {
  await database.insert(sealing).values({ name: SECRET, fingerprint }).onConflictDoNothing();
}

/** @returns whether the mark was still the one `before` */
export async function changeMark(
  { database }: Store,
  before: string,
  fingerprint: string,
  since: Date,
): Promise<boolean> {
  const changed = await database
    .update(sealing)
    .set({ fingerprint, since })
    .where(sql`${sealing.name} = ${SECRET} and ${sealing.fingerprint} = ${before}`)
    .returning({ name: sealing.name });
  return changed.length > 0;
}

const formerContext = (id: string) => `sealing.former/${id}`;

/**
 * What outlives the secrets that the store was sealed under before.
 * @throws DecryptionError
 */
export async function readFormer(
  { database }: Store,
  secrets: Secrets,
): Promise<readonly FormerKeys[]> {
  const rows = await database
    .select()
    .from(sealing)
    .where(like(sealing.name, `${FORMER}%`));
  return rows.map(({ name, fingerprint: sealed }) => {
    const id = name.slice(FORMER.length);
    const plain = secrets.decrypt(Buffer.from(sealed, 'base64url'), formerContext(id));
    return JSON.parse(plain) as FormerKeys;
  });
}

/** Keeps that, sealed under the secret in use, of which nothing need be kept. */
export async function writeFormer(
  { database }: Store,
  secrets: Secrets,
  since: Date,
): Promise<void> {
  await database.delete(sealing).where(eq(sealing.name, `${FORMER}${secrets.keyId}`));
  for (const former of secrets.former()) {
    const sealed = secrets.encrypt(JSON.stringify(former), formerContext(former.id));
    const fingerprint = sealed.toString('base64url');
    await database
      .insert(sealing)
      .values({ name: `${FORMER}${former.id}`, fingerprint, since })
      .onConflictDoUpdate({ target: sealing.name, set: { fingerprint } });
  }
}

/** How many of those are not sealed under a secret. */
export async function countFormerElsewhere({ database }: Store, keyId: string): Promise<number> {
  const rows = await database
    .select({ sealed: sealing.fingerprint })
    .from(sealing)
    .where(like(sealing.name, `${FORMER}%`));
  const prefix = sealedPrefix(keyId);
  const isElsewhere = (sealed: string) =>
    !Buffer.from(sealed, 'base64url').toString('hex').startsWith(prefix);
  return rows.filter(({ sealed }) => isElsewhere(sealed)).length;
}

/** A running instance, and the ids of the secrets that it knows. */
export interface RunningInstance {
  readonly id: string;
  readonly keyIds: readonly string[];
}

/** Says which secrets a running instance knows. */
export async function announceInstance(
  { database }: Store,
  { id, keyIds }: RunningInstance,
  since: Date,
): Promise<void> {
  const values = { fingerprint: keyIds.join(' '), since };
  await database
    .insert(sealing)
    .values({ name: `${INSTANCE}${id}`, ...values })
    .onConflictDoUpdate({ target: sealing.name, set: values });
}

export async function forgetInstance({ database }: Store, id: string): Promise<void> {
  await database.delete(sealing).where(eq(sealing.name, `${INSTANCE}${id}`));
}

/** The instances that announced themselves after a moment; what others left behind is removed. */
export async function readInstances(
  { database }: Store,
  after: Date,
): Promise<readonly RunningInstance[]> {
  const named = like(sealing.name, `${INSTANCE}%`);
  await database.delete(sealing).where(sql`${named} and ${lt(sealing.since, after)}`);
  const rows = await database
    .select()
    .from(sealing)
    .where(sql`${named} and ${gt(sealing.since, after)}`);
  return rows.map(({ name, fingerprint }) => ({
    id: name.slice(INSTANCE.length),
    keyIds: fingerprint.split(' '),
  }));
}
