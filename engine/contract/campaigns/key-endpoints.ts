import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import {
  campaignId,
  campaignIdParameter,
  idParameter,
  pageOf,
  pageQuery,
  uuidQuery,
} from '../endpoints/fields.ts';
import { line, paragraphs, text } from '../endpoints/text-fields.ts';
import { givenKey, keyImport, keyImportReport, keyPool } from '../shapes/keys.ts';
import { GIVEN_KEY_STATES, KEY_FAULTS } from '../vocabulary/key-words.ts';

const operator = { tag: 'operator', caller: 'operator' } as const;

export const listKeyStock = defineEndpoint({
  ...operator,
  id: 'listKeyStock',
  method: 'GET',
  path: '/operator/keys',
  action: 'read',
  summary: 'How many keys of each kind there are, how fast they go, and whether they run low.',
  query: uuidQuery,
  status: 200,
  response: z.strictObject({ key_options: z.array(keyPool) }),
  errors: [],
  rate: 'read',
});

export const importKeys = defineEndpoint({
  ...operator,
  id: 'importKeys',
  method: 'POST',
  path: '/operator/keys/import',
  action: 'manage_keys',
  summary:
    'Imports keys from CSV text. With dry_run it only says what would come of it. A large file comes in parts, one after another, each with the line that names the columns.',
  query: uuidQuery,
  body: z.strictObject({
    file_name: line(200),
    /** The first line names the columns: key, and key_option_id or activation_id, platform, region. */
    csv: text(240_000, 1),
    dry_run: z.optional(z.boolean()),
    /** What the answer to the file's first part said; absent of that one. */
    import_id: z.optional(z.int().check(z.minimum(1))),
    /** Where the line below the columns stands in the file; absent: 2. */
    first_line: z.optional(z.int32().check(z.minimum(2))),
  }),
  status: 201,
  response: keyImportReport,
  errors: ['KEYS_FILE_INVALID', 'KEY_IMPORT_UNKNOWN', 'KEY_IMPORT_WITHDRAWN'],
  rate: 'write',
  idempotent: true,
});

export const listKeyImports = defineEndpoint({
  ...operator,
  id: 'listKeyImports',
  method: 'GET',
  path: '/operator/keys/imports',
  action: 'read',
  summary: 'Imports of keys with what became of each, newest first.',
  query: z.extend(uuidQuery, pageQuery),
  status: 200,
  response: pageOf(keyImport),
  errors: [],
  rate: 'read',
});

export const withdrawKeyImport = defineEndpoint({
  ...operator,
  id: 'withdrawKeyImport',
  method: 'POST',
  path: '/operator/keys/imports/{key_import_id}/withdraw',
  action: 'manage_keys',
  summary: 'Takes out of the pools what nobody has yet of an import. Keys that were given stay.',
  params: z.strictObject({ key_import_id: idParameter }),
  query: uuidQuery,
  body: z.strictObject({ note: paragraphs(2_000) }),
  status: 200,
  response: keyImport,
  errors: ['KEY_IMPORT_UNKNOWN'],
  rate: 'write',
});

export const listKeys = defineEndpoint({
  ...operator,
  id: 'listKeys',
  method: 'GET',
  path: '/operator/key_options/{key_option_id}/keys',
  action: 'read',
  summary:
    'Who was given a key of this kind, newest first; never the keys themselves. A search finds people as that of listCreators does, and a part of a guest’s name.',
  params: z.strictObject({ key_option_id: campaignIdParameter }),
  query: z.extend(uuidQuery, {
    ...pageQuery,
    state: z.optional(z.enum(GIVEN_KEY_STATES)),
    search: z.optional(line(100)),
  }),
  status: 200,
  response: pageOf(givenKey),
  errors: ['KEY_POOL_UNKNOWN'],
  rate: 'read',
});

export const reissueKey = defineEndpoint({
  ...operator,
  id: 'reissueKey',
  method: 'POST',
  path: '/operator/keys/{game_key_id}/reissue',
  action: 'manage_keys',
  summary: 'Replaces a key that does not work by another of its kind; its holder is told.',
  params: z.strictObject({ game_key_id: idParameter }),
  query: uuidQuery,
  body: z.strictObject({
    fault: z.enum(KEY_FAULTS),
    /** For the audit log alone. */
    note: z.optional(paragraphs(2_000)),
  }),
  status: 201,
  response: z.strictObject({
    /** The key that is void now. */
    replaced_key_id: z.int(),
    game_key_id: z.int(),
    key_option_id: campaignId,
  }),
  errors: ['KEY_UNKNOWN', 'CREATOR_UNKNOWN', 'TRANSITION_REFUSED', 'KEYS_EXHAUSTED'],
  rate: 'write',
  idempotent: true,
});

export const KEY_ENDPOINTS = [
  listKeyStock,
  importKeys,
  listKeyImports,
  withdrawKeyImport,
  listKeys,
  reissueKey,
] as const;
