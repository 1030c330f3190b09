import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { idParameter, uuidQuery } from '../endpoints/fields.ts';
import { line } from '../endpoints/text-fields.ts';
import { VIEWED_PAGES } from '../vocabulary/operator-words.ts';

const operator = { tag: 'operator', caller: 'operator', action: 'read' } as const;

/** Filters as they stand in an address behind the `?`: `kinds=application&search=maya`. */
const filters = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(500),
    z.regex(/^[\w%.~*+-]+=[\w%.~*+-]*(?:&[\w%.~*+-]+=[\w%.~*+-]*)*$/, 'name=value, with & between'),
  );

const savedView = z.strictObject({
  id: z.int(),
  name: z.string(),
  filters: z.string(),
  /** Whether everybody sees it who has a role in the program. */
  shared: z.boolean(),
  /** Whether it is the operator's who asks. */
  own: z.boolean(),
});

export const listSavedViews = defineEndpoint({
  ...operator,
  id: 'listSavedViews',
  method: 'GET',
  path: '/operator/views',
  summary: 'Views of a list that the operator saved, and those that others share, by name.',
  query: z.extend(uuidQuery, { console_page: z.enum(VIEWED_PAGES) }),
  status: 200,
  response: z.strictObject({ views: z.array(savedView) }),
  errors: [],
  rate: 'read',
});

export const saveView = defineEndpoint({
  ...operator,
  id: 'saveView',
  method: 'PUT',
  path: '/operator/views',
  summary: 'Saves the filters of a list under a name; the operator’s own of that name is replaced.',
  query: uuidQuery,
  body: z.strictObject({
    console_page: z.enum(VIEWED_PAGES),
    name: line(100),
    filters,
    shared: z.boolean(),
  }),
  status: 200,
  response: savedView,
  errors: ['SAVED_VIEWS_FULL'],
  rate: 'write',
});

export const deleteView = defineEndpoint({
  ...operator,
  id: 'deleteView',
  method: 'DELETE',
  path: '/operator/views/{view_id}',
  summary: 'Deletes a view that the operator saved.',
  params: z.strictObject({ view_id: idParameter }),
  query: uuidQuery,
  status: 204,
  errors: ['SAVED_VIEW_UNKNOWN'],
  rate: 'write',
});

export const SAVED_VIEW_ENDPOINTS = [listSavedViews, saveView, deleteView] as const;
