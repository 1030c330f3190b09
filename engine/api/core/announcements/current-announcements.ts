import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { listAnnouncements } from '#contract/programs/endpoints.ts';
import type { RichTextBlock } from '#contract/programs/rich-text.ts';
import { plainParagraphs, textIn } from '#domain/announcements/announcement-text.ts';
import type { CreatorCaller } from '../../http/caller.ts';
import type { ApiProgram } from '../../http/program-directory.ts';
import { and, desc, eq, gt, isNull, lte, or, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { announcements } from '../../store/tables/announcements.ts';
import { type AnnouncementRow, isTagged, takesPart } from './audience.ts';
import { programLocales } from './program-locales.ts';

type Shown = ResponseOf<typeof listAnnouncements>['announcements'][number];

/** At most so many of the console's are shown at once. */
const MOST = 50;

/** What a member is shown now, of the manifest's and of the console's, newest first. */
export async function currentAnnouncements(
  store: Store,
  caller: Pick<CreatorCaller, 'creator_id' | 'program'>,
  locale: string,
  now: Date,
): Promise<Shown[]> {
  const own = await ofConsole(store, caller, locale, now);
  return [...ofManifest(caller.program, locale, now), ...own].sort(
    (a, b) => Date.parse(b.from) - Date.parse(a.from),
  );
}

function ofManifest(program: ApiProgram, locale: string, now: Date): Shown[] {
  const at = now.getTime();
  return (program.localised(locale).announcements ?? [])
    .filter(
      ({ from, until }) =>
        Date.parse(from) <= at && (until === undefined || at < Date.parse(until)),
    )
    .map(({ id, title, text, from, until }) => ({
      id,
      title,
      text: compiledBlocks(text),
      image: program.image('announcements', id, locale),
      from: new Date(from).toISOString(),
      until: until === undefined ? null : new Date(until).toISOString(),
    }));
}

/**
 * The blocks of a manifest's text. Its type is the markdown that stands in the manifest, which is
 * parsed when that is compiled.
 */
function compiledBlocks(text: unknown): Shown['text'] {
  if (!Array.isArray(text) || !text.every(isBlock))
    throw new TypeError('The text of an announcement was not compiled to blocks.');
  return text;
}

const KINDS: readonly unknown[] = [
  'heading',
  'paragraph',
  'list',
  'quote',
  'rule',
] satisfies RichTextBlock['kind'][];

const isBlock = (value: unknown): value is Shown['text'][number] =>
  typeof value === 'object' && value !== null && 'kind' in value && KINDS.includes(value.kind);

/** A picture that the manifest has no longer is none. */
const imageOf = ({ image_of, image_id }: AnnouncementRow, program: ApiProgram, locale: string) =>
  image_of && image_id !== null ? program.image(image_of, image_id, locale) : null;

async function ofConsole(
  { database }: Store,
  { creator_id, program }: Pick<CreatorCaller, 'creator_id' | 'program'>,
  locale: string,
  now: Date,
): Promise<Shown[]> {
  const [fallback = ''] = programLocales(program);
  const { audience, from, until, ended_at, activation_id, tag_word } = announcements;
  const creator = sql`${creator_id}::uuid`;
  const rows = await database
    .select()
    .from(announcements)
    .where(
      and(
        eq(announcements.program_uuid, program.uuid),
        lte(from, now),
        isNull(ended_at),
        or(isNull(until), gt(until, now)),
        or(
          eq(audience, 'members'),
          and(eq(audience, 'season'), takesPart(creator, sql`${activation_id}`)),
          and(eq(audience, 'tag'), isTagged(creator, sql`${tag_word}`)),
        ),
      ),
    )
    .orderBy(desc(from), desc(announcements.id))
    .limit(MOST);
  return rows.map((row) => ({
    id: row.id,
    title: textIn(row.title, locale, fallback),
    text: [...plainParagraphs(textIn(row.text, locale, fallback))],
    image: imageOf(row, program, locale),
    from: row.from.toISOString(),
    until: row.until?.toISOString() ?? null,
  }));
}
