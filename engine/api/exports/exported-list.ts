import * as z from 'zod/mini';
import { BYTE_ORDER_MARK, type Cell, csvRow } from '#domain/exports/csv-row.ts';
import { ApiError } from '../http/api-error.ts';
import type { Call } from '../http/call.ts';
import type { ProgramOperatorCaller } from '../http/caller.ts';
import type { ApiProgram } from '../http/program-directory.ts';

/** A column of a file. */
export interface Column<Item> {
  readonly name: string;
  readonly value: (item: Item) => Cell;
}

/** Whose list is read, in which language. */
export interface ListCall {
  readonly caller: ProgramOperatorCaller;
  readonly locale: string;
  readonly request: Call<never>['request'];
  readonly reply: Call<never>['reply'];
}

export type Filters = Readonly<Record<string, unknown>>;

/** Rows of a file as text, with how many there are in them. */
export interface WrittenRows {
  readonly text: string;
  readonly rows: number;
}

/** A list of operators, to be written as a file. */
export interface ExportedList {
  /**
   * Reads page by page, each when the one before was taken; the first part is the heading.
   * @throws ApiError REQUEST_INVALID for a filter that the list does not have
   */
  readonly write: (call: ListCall, filters: Filters) => AsyncGenerator<WrittenRows>;
}

interface ListParts<Query extends z.ZodMiniObject, Item> {
  /** What the list's own call takes. */
  readonly query: Query;
  /** What answers the list's own call. */
  readonly read: (
    call: ListCall & {
      readonly params: undefined;
      readonly body: undefined;
      readonly query: z.output<Query>;
    },
  ) => Promise<{ readonly items: readonly Item[]; readonly next_cursor: string | null }>;
  readonly columns: (program: ApiProgram) => readonly Column<Item>[];
}

/** Rows that are read at once: few enough to be held for each reader, however slow. */
const PAGE = 500;

/** Makes a file of a list that has a call: what is in the one is in the other. */
export function exportedList<Query extends z.ZodMiniObject, Item>({
  query,
  read,
  columns,
}: ListParts<Query, Item>): ExportedList {
  return {
    write: async function* (call, filters) {
      const wanted = parseFilters(query, call.caller.program.uuid, filters);
      const shown = columns(call.caller.program);
      yield { text: BYTE_ORDER_MARK + csvRow(shown.map(({ name }) => name)), rows: 0 };
      let cursor: string | null | undefined;
      do {
        const place = cursor === undefined ? {} : { cursor };
        const asked = { ...wanted, ...place, limit: PAGE } as z.output<Query>;
        const page = await read({ ...call, params: undefined, body: undefined, query: asked });
        const rows = page.items.map((item) => csvRow(shown.map(({ value }) => value(item))));
        if (rows.length > 0) yield { text: rows.join(''), rows: rows.length };
        cursor = page.next_cursor;
      } while (cursor !== null);
    },
  };
}

function parseFilters(query: z.ZodMiniObject, uuid: string, filters: Filters): Filters {
  const { cursor: _cursor, limit: _limit, ...known } = query.shape;
  const parsed = z.strictObject(known).safeParse({ ...filters, uuid });
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => ({
    path: ['query', ...path].join('.'),
    message,
  }));
  throw new ApiError('REQUEST_INVALID', { faults });
}
