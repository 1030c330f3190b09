import { ACCEPTED_CONTENT } from '#contract/programs/campaign.ts';
import { MEASURED_OF, type MetricSourceName } from '#contract/vocabulary/connector-words.ts';
import {
  HEEDED_OPTIONS,
  NEEDED_OPTIONS,
  partsOfSource,
  SOURCE_OPTIONS,
  type SourceOption,
} from '#domain/connectors/metric-source.ts';
import { type Finding, raise } from '../../issues/raise.ts';
import { suggest } from '../../issues/suggest.ts';
import type { CampaignLists } from '../../resolve/resolve-campaign.ts';

/** Options that no source of their metric heeds, or that keep everything of one from counting. */
export function sourceFindings({ metrics }: Pick<CampaignLists, 'metrics'>): Finding[] {
  return metrics.flatMap((metric, index) => {
    const { sources = [] } = metric;
    return SOURCE_OPTIONS.filter((option) => metric[option] !== undefined).flatMap((option) => {
      const deaf = sources.filter((source) => !HEEDED_OPTIONS[source].includes(option));
      const lost = deaf.filter((source) => isLost(source, option));
      if (lost.length === 0 && deaf.length < sources.length) return [];
      const facts = { option, sources: lost.length > 0 ? lost : sources };
      return [raise('CAMPAIGN_SOURCE_OPTION', facts, { path: ['metrics', index, option] })];
    });
  });
}

/** Sources that cannot be read without an option that their metric lacks. */
export const needyFindings = ({ metrics }: Pick<CampaignLists, 'metrics'>): Finding[] =>
  metrics.flatMap((metric, index) =>
    (metric.sources ?? []).flatMap((source, place) =>
      (NEEDED_OPTIONS[source] ?? [])
        .filter((option) => metric[option] === undefined)
        .map((option) =>
          raise(
            'CAMPAIGN_SOURCE_NEEDS',
            { option, source },
            { path: ['metrics', index, 'sources', place] },
          ),
        ),
    ),
  );

/**
 * Whether an option that a source does not heed keeps all of it from counting: streams whose category,
 * and publications whose language or length nobody tells are in none that counts.
 */
function isLost(source: MetricSourceName, option: SourceOption): boolean {
  const measure = partsOfSource(source)?.measure;
  const kind = measure && MEASURED_OF[measure];
  return (
    (option === 'categories' && kind === 'streams') ||
    ((option === 'languages' || option === 'minimum_minutes') && kind === 'publications')
  );
}

/** Sources that no quest of their metric lets count: most likely one was added, and the quests were forgotten. */
export function uncountedSourceFindings({
  quests,
  metrics,
}: Pick<CampaignLists, 'quests' | 'metrics'>): Finding[] {
  const ofMetric = Map.groupBy(quests, ({ metric }) => metric);
  return metrics.flatMap(({ name, sources = [] }, index) => {
    const counting = ofMetric.get(name) ?? [];
    return sources.flatMap((source, place) => {
      const { platform } = partsOfSource(source) ?? {};
      const counted = ({ platforms }: (typeof counting)[number]) =>
        platforms === undefined || platforms.some((one) => one === platform);
      if (platform === undefined || counting.length === 0 || counting.some(counted)) return [];
      const facts = { source, platform, quests: counting.map(({ id }) => id) };
      return [
        raise('CAMPAIGN_SOURCE_UNCOUNTED', facts, { path: ['metrics', index, 'sources', place] }),
      ];
    });
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
