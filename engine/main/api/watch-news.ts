import { announceProgramNews, type ProgramNews } from '#api/core/events/announce-program-news.ts';
import type { ApiServices } from '#api/http/services.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { CompiledProgram } from '#contract/programs/compiled.ts';

/** Milliseconds between two looks at the clock, however near or far the next moment is. */
const SHORTEST_WAIT = 20;
const LONGEST_WAIT = 24 * 60 * 60_000;
/** Milliseconds after which what could not be told is told again. */
const AGAIN = 2_000;

type Services = Pick<ApiServices, 'store' | 'programs' | 'now' | 'log'>;

/** A program with announcements that are still to come. Milliseconds since 1970. */
interface Waiting {
  /** What began until then was told. */
  readonly looked: number;
  readonly next: number;
}

/**
 * Tells members live what announcements of their program's manifest begin to be seen: because the
 * manifest gains them, or because their time comes.
 * @returns what ends it; resolves when what is being told has been
 */
export function watchNews(services: Services, catalogue: Catalogue): () => Promise<void> {
  const { store, now, log } = services;
  const waiting = new Map<string, Waiting>();
  let untold: ProgramNews[] = [];
  let turn = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const note = (slug: string, at: number) => {
    const begins = announcementsOf(catalogue.compiled(slug)).map(({ from }) => Date.parse(from));
    const next = Math.min(...begins.filter((begin) => begin > at));
    if (next === Number.POSITIVE_INFINITY) waiting.delete(slug);
    else waiting.set(slug, { looked: at, next });
  };
  const look = (
    slugs: readonly string[],
    before: (slug: string) => CompiledProgram | undefined,
  ) => {
    const at = now().getTime();
    const found = slugs.flatMap((slug) => {
      const told = waiting.get(slug)?.looked ?? at;
      return begun(services, slug, before(slug), { told, at });
    });
    for (const slug of slugs) note(slug, at);
    const news = [...untold, ...found];
    untold = [];
    wait();
    if (news.length === 0) return;
    turn = turn
      .then(() => announceProgramNews(store, news))
      .catch((error) => {
        log.error({ err: error }, 'Announcements could not be told live; they will be.');
        untold.push(...news);
        wait();
      });
  };
  const wait = () => {
    clearTimeout(timer);
    if (stopped || (waiting.size === 0 && untold.length === 0)) return;
    const due = Math.min(...[...waiting.values()].map(({ next }) => next)) - now().getTime();
    const rest = untold.length > 0 ? Math.min(due, AGAIN) : due;
    timer = setTimeout(
      () => {
        const at = now().getTime();
        const due = [...waiting].filter(([, { next }]) => next <= at).map(([slug]) => slug);
        look(due, (slug) => catalogue.compiled(slug));
      },
      Math.min(Math.max(rest, SHORTEST_WAIT), LONGEST_WAIT),
    ).unref();
  };
  /** One program after another: there may be many, and calls are not to wait for all. */
  const begin = async () => {
    for (const [slug] of [...catalogue.served()]) {
      await new Promise(setImmediate);
      if (stopped) return;
      if (!waiting.has(slug)) note(slug, now().getTime());
    }
    wait();
  };
  const beginning = begin().catch((error) =>
    log.error({ err: error }, 'Announcements to come will not be told live.'),
  );
  const unlisten = catalogue.onChange(({ slugs }, before) => look(slugs, before));
  return async () => {
    stopped = true;
    unlisten();
    clearTimeout(timer);
    await beginning;
    await turn;
  };
}

const announcementsOf = (compiled: CompiledProgram | undefined) =>
  compiled?.program.announcements ?? [];

/** What is to be seen now of a program, without what it already had when all was `told`. */
function begun(
  { programs }: Services,
  slug: string,
  before: CompiledProgram | undefined,
  { told, at }: { readonly told: number; readonly at: number },
): ProgramNews[] {
  const api = programs.bySlug(slug);
  // Of a program that is new nobody can be a member yet.
  if (!api || !before) return [];
  const known = new Set(
    announcementsOf(before).flatMap(({ id, from }) => (Date.parse(from) <= told ? id : [])),
  );
  const news = (api.program.announcements ?? []).filter(
    ({ id, from, until }) =>
      !known.has(id) && Date.parse(from) <= at && (until === undefined || Date.parse(until) > at),
  );
  if (news.length === 0) return [];
  const spoken = api.program.locales.map(
    (locale) => [locale, api.localised(locale).announcements ?? []] as const,
  );
  return news.map(({ id, title }) => ({
    program_uuid: api.uuid,
    id,
    title: Object.fromEntries(
      spoken.map(([locale, own]) => [locale, own.find((one) => one.id === id)?.title ?? title]),
    ),
  }));
}
