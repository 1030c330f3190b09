import { createRequire } from 'node:module';
import type * as Orm from 'drizzle-orm';
import type * as Migrator from 'drizzle-orm/migrator';
import type * as NodePostgres from 'drizzle-orm/node-postgres';
import type * as NodePostgresMigrator from 'drizzle-orm/node-postgres/migrator';
import type * as PgCore from 'drizzle-orm/pg-core';

/**
 * What is used of drizzle, loaded here alone: its package.json declares 130 kB of exports, which Node
 * parses again for each import within the package, but not where modules are required. Who imports
 * the package elsewhere loads it a second time.
 */
const require = createRequire(import.meta.url);
const orm: typeof Orm = require('drizzle-orm');
const pg: typeof PgCore = require('drizzle-orm/pg-core');
const migrator: typeof Migrator = require('drizzle-orm/migrator');
const nodePostgres: typeof NodePostgres = require('drizzle-orm/node-postgres');
const nodePostgresMigrator: typeof NodePostgresMigrator = require('drizzle-orm/node-postgres/migrator');

export const {
  aliasedTable,
  and,
  asc,
  count,
  countDistinct,
  createTableRelationsHelpers,
  DrizzleQueryError,
  desc,
  eq,
  extractTablesRelationalConfig,
  getTableColumns,
  getTableName,
  gt,
  gte,
  ilike,
  inArray,
  is,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  max,
  min,
  ne,
  notExists,
  notInArray,
  notLike,
  or,
  sql,
  sum,
} = orm;
export const {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  PgDatabase,
  PgDialect,
  PgTable,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unionAll,
  uniqueIndex,
  uuid,
} = pg;
export const { drizzle, NodePgSession } = nodePostgres;
export const { migrate } = nodePostgresMigrator;
export const { readMigrationFiles } = migrator;
/** Classes are types as well. */
export type PgTable = PgCore.PgTable;
export type PgDatabase<
  Results extends PgCore.PgQueryResultHKT,
  Schema extends Record<string, unknown>,
> = PgCore.PgDatabase<Results, Schema>;
export type NodePgSession<
  Schema extends Record<string, unknown>,
  Tables extends Orm.TablesRelationalConfig,
> = NodePostgres.NodePgSession<Schema, Tables>;
export type { SQL, TablesRelationalConfig } from 'drizzle-orm';
export type {
  CheckBuilder,
  PgColumn,
  PgPreparedQuery,
  PgQueryResultHKT,
  PreparedQueryConfig,
} from 'drizzle-orm/pg-core';
