import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';

/** Ids follow from a creator's number, here and in SQL alike, and lie as scattered as random ones. */
const idOf = (kind: string, number: number) =>
  createHash('md5')
    .update(`${kind}${number}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

export const creatorId = (number: number): string => idOf('creator', number);
export const sessionId = (number: number): string => idOf('session', number);

/** The same of an SQL expression that gives the number. */
export const creatorIdOf = (number: SQL): SQL => sql`md5('creator' || ${number})::uuid`;
export const sessionIdOf = (number: SQL): SQL => sql`md5('session' || ${number})::uuid`;
