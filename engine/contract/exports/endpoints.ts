import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { uuidQuery } from '../endpoints/fields.ts';
import { text } from '../endpoints/text-fields.ts';
import { EXPORTED_LISTS } from '../vocabulary/operator-words.ts';

export const exportList = defineEndpoint({
  tag: 'operator',
  caller: 'operator',
  id: 'exportList',
  method: 'GET',
  path: '/operator/export/{list}',
  action: 'export_lists',
  summary:
    "A whole list as CSV (RFC 4180, UTF-8 with a byte order mark), by the filters of the list's own call. Text that a spreadsheet would take for a formula begins with an apostrophe. Each export is recorded with its filters and its number of rows.",
  params: z.strictObject({ list: z.enum(EXPORTED_LISTS) }),
  // Which filters there are is the list's own call to say: it checks them.
  query: z.catchall(uuidQuery, text(200)),
  status: 200,
  file: 'text/csv',
  errors: [],
  rate: 'write',
});

export const EXPORT_ENDPOINTS = [exportList] as const;
