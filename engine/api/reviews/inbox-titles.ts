import type { CampaignMetric } from '#contract/programs/campaign.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { pickText } from '#domain/text/pick-text.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { and, eq, inArray, type PgColumn } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { activations } from '../store/tables/activations.ts';
import type { LocalizedText } from '../store/tables/columns.ts';
import { rewards } from '../store/tables/ledger.ts';
import { countedActivities } from '../store/tables/observations.ts';
import { contents } from '../store/tables/pipelines.ts';
import { programs } from '../store/tables/programs.ts';
import { metricEvents } from '../store/tables/quests.ts';
import type { InboxRow } from './inbox-page.ts';

/**
 * What entries are about, in the program's first language and in one query for each kind of thing:
 * the activation that was asked for, the piece, the metric, the reward; of an application the program.
 */
export async function readTitles(
  store: Store,
  program: ApiProgram,
  rows: readonly InboxRow[],
): Promise<(row: InboxRow) => string> {
  const locale = program.program.locales[0] ?? DEFAULT_LOCALE;
  const abouts = (kind: InboxRow['kind'], word: string | null = null) =>
    rows.flatMap((row) => (row.kind === kind && row.word === word && row.about) || []);
  const activationTitles = await readTexts(
    store,
    program,
    activations,
    abouts('activation_request'),
  );
  const rewardTitles = await readTexts(store, program, rewards, abouts('redemption'));
  const pieces = await readPieces(store, program.uuid, abouts('appeal', 'content'));
  const metricsOf = (word: keyof typeof MEASURED) =>
    readMetrics(
      store,
      program.uuid,
      { table: MEASURED[word], ids: abouts('appeal', word) },
      locale,
    );
  const events = await metricsOf('metric_event');
  const activities = await metricsOf('counted_activity');
  const appealed = new Map([
    ['content', pieces],
    ['metric_event', events],
    ['counted_activity', activities],
  ]);
  const textOf = (texts: ReadonlyMap<number, LocalizedText>, id: number) =>
    pickText(texts.get(id) ?? {}, locale);
  return ({ kind, about, word }) => {
    const id = about ?? 0;
    switch (kind) {
      case 'application':
        return program.localised(locale).title;
      case 'activation_request':
        return textOf(activationTitles, id);
      case 'content':
        return word ?? '';
      case 'appeal':
        return appealed.get(word ?? '')?.get(id) ?? String(id);
      case 'redemption':
        return textOf(rewardTitles, id);
    }
  };
}

/** Titles of what a program's campaign numbers. */
async function readTexts(
  { database }: Store,
  { uuid }: ApiProgram,
  table: typeof activations | typeof rewards,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LocalizedText>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: table.id, title: table.title })
    .from(table)
    .where(and(eq(table.program_uuid, uuid), isOneOf(table.id, ids)));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

async function readPieces(
  { database }: Store,
  programUuid: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: contents.id, title: contents.title })
    .from(contents)
    .where(and(eq(contents.program_uuid, programUuid), isOneOf(contents.id, ids)));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** What has a metric. */
const MEASURED = { metric_event: metricEvents, counted_activity: countedActivities } as const;

/** The labels of the metrics of events, or of what was read of linked accounts, by their ids. */
async function readMetrics(
  { database }: Store,
  programUuid: string,
  {
    table,
    ids,
  }: { readonly table: (typeof MEASURED)[keyof typeof MEASURED]; readonly ids: readonly number[] },
  locale: string,
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: table.id, metric: table.metric, metrics: programs.metrics })
    .from(table as typeof metricEvents)
    .innerJoin(programs, eq(programs.uuid, table.program_uuid))
    .where(and(eq(table.program_uuid, programUuid), isOneOf(table.id, ids)));
  return new Map(
    rows.map(({ id, metric, metrics }) => {
      const declared = (metrics as readonly CampaignMetric[]).find(({ name }) => name === metric);
      return [id, declared ? pickText(declared.label, locale) : metric];
    }),
  );
}

const isOneOf = (column: PgColumn, ids: readonly number[]) => inArray(column, [...new Set(ids)]);
