import { ACCEPTED_CONTENT } from '#contract/programs/campaign.ts';
import type { Measure } from '#contract/vocabulary/connector-words.ts';
import { partsOfSource } from '#domain/connectors/metric-source.ts';
import { type Finding, raise } from '../../issues/raise.ts';
import { suggest } from '../../issues/suggest.ts';
import type { CampaignLists } from '../../resolve/resolve-campaign.ts';

/** Options of a metric's sources, and the measures that heed each. */
const OPTIONS = {
  categories: ['minutes_streamed', 'hours_watched'],
  viewers: ['minutes_streamed', 'hours_watched'],
  minimum_minutes: ['minutes_streamed', 'hours_watched', 'publications'],
  hashtags: ['publications'],
  languages: ['publications'],
  content_types: ['publications'],
} as const satisfies Readonly<Record<string, readonly Measure[]>>;

/** Options that nothing would heed: a metric without sources, or one whose sources know nothing of them. */
export function sourceFindings({ metrics }: Pick<CampaignLists, 'metrics'>): Finding[] {
  return metrics.flatMap((metric, index) => {
    const { sources = [] } = metric;
    const measures = new Set(sources.flatMap((one) => partsOfSource(one)?.measure ?? []));
    return Object.entries(OPTIONS).flatMap(([option, heeding]) =>
      metric[option as keyof typeof OPTIONS] === undefined ||
      heeding.some((measure) => measures.has(measure))
        ? []
        : [
            raise(
              'CAMPAIGN_SOURCE_OPTION',
              { option, sources },
              { path: ['metrics', index, option] },
            ),
          ],
    );
  });
}

/** Quests that count what nobody declares: most likely a slip of the pen, and then they never end. */
export function metricFindings({
  quests,
  metrics,
}: Pick<CampaignLists, 'quests' | 'metrics'>): Finding[] {
  const declared = [ACCEPTED_CONTENT, ...metrics.map(({ name }) => name)];
  return quests.flatMap(({ metric: name }, index) =>
    declared.includes(name)
      ? []
      : [
          raise(
            'CAMPAIGN_METRIC_UNDECLARED',
            { name, suggestion: suggest(name, declared) },
            { path: ['quests', index, 'metric'] },
          ),
        ],
  );
}
