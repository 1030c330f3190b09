import type { CampaignThing, listCampaignThings } from '#contract/campaigns/live-endpoints.ts';
import type { QueryOf, ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { CampaignKind, CampaignOrder } from '#contract/vocabulary/plan-words.ts';
import { windowState } from '#domain/quests/windows.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../http/cursor.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { Store } from '../store/store.ts';
import { readThings, type Thing } from './live-things.ts';
import { readFigures } from './thing-figures.ts';

type Query = Omit<QueryOf<typeof listCampaignThings>, 'uuid'>;
interface Listing extends Query {
  readonly kind: CampaignKind;
  readonly locale: string;
  readonly now: Date;
}

/**
 * A page of what a campaign has of one kind. Of all of them is known what a book keeps in memory;
 * what creators did with them is counted for the page alone.
 */
export async function listThings(
  store: Store,
  program: ApiProgram,
  { kind, cursor, limit = PAGE_SIZE, sort = 'campaign', ...asked }: Listing,
): Promise<ResponseOf<typeof listCampaignThings>> {
  const after = cursor === undefined ? undefined : readCursor(cursor, ['string', 'number']);
  const { locale, now } = asked;
  const compare = new Intl.Collator(locale, { numeric: true }).compare;
  const order = (a: readonly [string, number], b: readonly [string, number]) =>
    compare(a[0], b[0]) || a[1] - b[1];
  const keyed = (await readThings(store, program, kind))
    .filter((thing) => isAsked(thing, asked))
    .map((thing) => ({ thing, key: [keyOf(thing, sort, locale), thing.id] as const }))
    .sort((a, b) => order(a.key, b.key));
  const rest = after ? keyed.filter(({ key }) => order(key, after) > 0) : keyed;
  const page = cutPage(rest.slice(0, limit + 1), limit, ({ key }) => key);
  const shown = page.rows.map(({ thing }) => thing);
  const figures = await readFigures(store, program.uuid, kind, shown);
  return {
    items: shown.map((thing) => presentThing(thing, figures.get(thing.id), locale, now)),
    next_cursor: page.next_cursor,
  };
}

/** Those that are retired come last, whatever the order. */
function keyOf(thing: Thing, sort: CampaignOrder, locale: string): string {
  const last = thing.standing === 'retired' ? '1' : '0';
  switch (sort) {
    case 'campaign':
      return `${last} ${thing.position}`;
    case 'title':
      return `${last} ${pickText(thing.title, locale)}`;
    case 'closing':
      return `${last} ${thing.closes_at?.toISOString() ?? '9999'}`;
  }
}

function isAsked(
  thing: Thing,
  { search, activation_id, standing, window, changing, locale, now }: Omit<Listing, 'kind'>,
): boolean {
  const words = search?.toLocaleLowerCase(locale).split(/\s+/u) ?? [];
  const title = `${pickText(thing.title, locale).toLocaleLowerCase(locale)} ${thing.id}`;
  return (
    words.every((word) => title.includes(word)) &&
    (activation_id === undefined || thing.activation_id === activation_id) &&
    (standing === undefined || thing.standing === standing) &&
    (window === undefined || windowState(thing, now) === window) &&
    (changing === undefined || (thing.change !== null) === changing)
  );
}

/** A thing as operators see it. */
export function presentThing(
  thing: Thing,
  figures: CampaignThing['figures'] | undefined,
  locale: string,
  now: Date,
): CampaignThing {
  const { kind, id, title, activation_id, opens_at, closes_at, standing, change } = thing;
  return {
    ...{ kind, id, activation_id, standing, change },
    title: pickText(title, locale),
    opens_at: opens_at?.toISOString() ?? null,
    closes_at: closes_at?.toISOString() ?? null,
    window: windowState(thing, now),
    figures: standing === 'waiting' ? null : (figures ?? null),
  };
}
