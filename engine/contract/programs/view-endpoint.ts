import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { isViewAnswer, VIEW_PATH, type ViewAnswer } from './view-answer.ts';

/** As pages themselves read a parameter that is sent several times: the first one counts. */
const first = z.optional(
  z.pipe(
    z.union([z.string(), z.array(z.string())]),
    z.transform((value) => (typeof value === 'string' ? value : value[0])),
  ),
);

/**
 * What the pages of the portal are made of. It stands on the host of the page that asks, as what an
 * address shows depends on that, and not below the API's address: the API's description has it not.
 */
export const readView = defineEndpoint({
  id: 'readView',
  method: 'GET',
  path: VIEW_PATH,
  tag: 'portal',
  caller: 'nobody',
  summary: 'What stands at an address on this host, in a locale, or where it leads.',
  query: z.object({
    /** The address, with its query; absent: the first page. */
    href: first,
    /** Of the visitor; one that the address names itself comes before it. */
    locale: first,
  }),
  status: 200,
  response: z.custom<ViewAnswer>(isViewAnswer),
  errors: [],
  // Its calls count among the pages that are rendered: main/http/render-costs.ts.
  rate: 'read',
  storeless: true,
});
