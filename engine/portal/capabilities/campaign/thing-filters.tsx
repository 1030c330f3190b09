import { CAMPAIGN_ORDERS, type CampaignKind } from '#contract/vocabulary/plan-words.ts';
import { WINDOWS } from '#contract/vocabulary/state-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { SearchField } from '../../core/console/search-field.tsx';
import type { Filters } from '../../core/console/use-filters.ts';
import * as styles from './campaign.css.ts';
import { orderWords, windowWords, campaignWords as words } from './campaign-words.ts';
import { Choice } from './choice.tsx';

/** What the lists of a campaign can be narrowed to, as their address names it. */
export const THING_FILTERS = ['kind', 'search', 'season', 'state', 'sort'] as const;
type ThingFilterValues = Filters<(typeof THING_FILTERS)[number]>;

/** What an address asks of a list; what it says wrongly narrows nothing. */
export function thingQuery({ search, season, state, sort }: ThingFilterValues) {
  const window = WINDOWS.find((one) => one === state);
  const order = CAMPAIGN_ORDERS.find((one) => one === sort);
  return {
    ...(search ? { search } : {}),
    ...(/^\d{1,9}$/.test(season ?? '') ? { activation_id: Number(season) } : {}),
    ...(window ? { window, standing: 'live' as const } : {}),
    ...(state === 'changing' ? { changing: true } : {}),
    ...(state === 'retired' ? { standing: 'retired' as const } : {}),
    ...(order ? { sort: order } : {}),
  };
}

interface ThingFiltersProperties {
  readonly kind: CampaignKind;
  readonly filters: ThingFilterValues;
  readonly seasons: readonly { readonly id: number; readonly title: string }[];
  readonly onNarrow: (change: { [Name in keyof ThingFilterValues]: string | undefined }) => void;
}

/** What a list of a campaign is searched, narrowed and ordered by. */
export function ThingFilters({ kind, filters, seasons, onNarrow }: ThingFiltersProperties) {
  const say = useWords();
  const ofSeasons = kind === 'quest' || kind === 'reward' || kind === 'bingo_board';
  return (
    <div className={styles.filters}>
      <SearchField
        label={say(words.search)}
        value={filters.search ?? ''}
        onSearch={(search) => onNarrow({ search })}
      />
      {ofSeasons && seasons.length > 1 && (
        <Choice
          label={say(words.season)}
          value={filters.season}
          options={[
            { value: '', text: say(words.anySeason) },
            ...seasons.map(({ id, title }) => ({ value: String(id), text: title })),
          ]}
          onChoose={(season) => onNarrow({ season })}
        />
      )}
      <Choice
        label={say(words.state)}
        value={filters.state}
        options={[
          { value: '', text: say(words.anyState) },
          ...WINDOWS.map((value) => ({ value, text: say(windowWords[value]) })),
          { value: 'changing', text: say(words.changing) },
          { value: 'retired', text: say(words.retired) },
        ]}
        onChoose={(state) => onNarrow({ state })}
      />
      <Choice
        label={say(words.order)}
        value={filters.sort}
        options={CAMPAIGN_ORDERS.map((value) => ({
          value: value === 'campaign' ? '' : value,
          text: say(orderWords[value]),
        }))}
        onChoose={(sort) => onNarrow({ sort })}
      />
    </div>
  );
}
