import { createHash } from 'node:crypto';
import { type SQL, sql } from '#api/store/drizzle.ts';

/** Ids follow from a creator's number, here and in SQL alike, and lie as scattered as random ones. */
const idOf = (kind: string, number: number) =>
  createHash('md5')
    .update(`${kind}${number}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');

export const creatorId = (number: number): string => idOf('creator', number);
export const sessionId = (number: number): string => idOf('session', number);

/** The same of an SQL expression that gives the number. */
export const creatorIdOf = (number: SQL): SQL => sqlIdOf(sql`'creator' || ${number}`);
export const sessionIdOf = (number: SQL): SQL => sqlIdOf(sql`'session' || ${number}`);

/** With the digits that say how a uuid was made: calls take no other one. */
const sqlIdOf = (text: SQL): SQL =>
  sql`overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;
