import { memo, useDeferredValue } from 'react';
import { listPointBalances, listQuestGroups } from '#contract/quests/endpoints.ts';
import { listRewards } from '#contract/rewards/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { Empty } from '../../kit/parts/empty.tsx';
import { MembersHint } from '../../kit/parts/members-hint.tsx';
import { REFRESH_EVERY } from '../../kit/parts/refresh-every.ts';
import { seasonsOf } from '../../kit/parts/seasons.ts';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import { type Campaign, isMember } from '../../kit/parts/use-campaign.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import { useRefreshAt } from '../../kit/parts/use-refresh-at.ts';
import { ActivationQuests, type QuestGroup } from './activation-quests.tsx';
import { isOf } from './quest-filter.ts';
import { QuestFilters, useQuestFilter } from './quest-filters.tsx';
import { groupsOf, questsOf } from './quest-groups.ts';
import { nextChange } from './quest-progress.ts';
import { questWords } from './quest-words.ts';
import * as styles from './quests.css.ts';
import { useOffers } from './season-offer.tsx';

interface QuestBoardProperties {
  readonly campaign: Campaign;
  /** The activation whose quests are shown; undefined: all that have some. */
  readonly activationId?: number | undefined;
  /** The page's own path within the program. */
  readonly path: string;
}

/** Quests with the person's progress. They are read again when one of them may have changed. */
export const QuestBoard = memo(function QuestBoard(properties: QuestBoardProperties) {
  const { uuid } = useProgram();
  const groups = useEndpoint(
    listQuestGroups,
    { query: { uuid } },
    { refetchInterval: REFRESH_EVERY },
  );
  // What they add stands above the quests, and would push them.
  const balances = useEndpoint(listPointBalances, { query: { uuid } });
  const offers = useOffers();
  // All quests come at once then, and are built bit by bit.
  const waits = useDeferredValue(balances.isLoading || offers.isLoading);
  if (waits) return <Skeleton rows={4} shape="cards" />;
  return (
    <Answer of={groups} rows={4} shape="cards">
      {({ quest_groups }) => <Board {...properties} groups={quest_groups} />}
    </Answer>
  );
});

function Board({
  campaign,
  activationId,
  path,
  groups,
}: QuestBoardProperties & { readonly groups: readonly QuestGroup[] }) {
  const say = useWords();
  const { uuid } = useProgram();
  const balances = useEndpoint(listPointBalances, { query: { uuid } });
  const rewards = useEndpoint(listRewards, { query: { uuid } });
  const quests = questsOf(groups);
  useRefreshAt(nextChange(quests, useNow()), ['quests', 'programs']);
  const ids = new Set(quests.map(({ activation_id }) => activation_id));
  const shown = seasonsOf(campaign, ids).filter(
    ({ id }) => ids.has(id) && (activationId === undefined || id === activationId),
  );
  const filter = useQuestFilter();
  const filtered = quests.filter(({ activation_id }) =>
    shown.some(({ id }) => id === activation_id),
  );
  const none = filter !== undefined && !filtered.some((quest) => isOf(filter, quest));
  const titles = new Map(rewards.data?.rewards.map(({ id, title }) => [id, title]));
  return (
    <div className={styles.groups}>
      {!isMember(campaign) && <MembersHint />}
      {shown.length === 0 && (
        <Empty icon="tabler:target" title={say(questWords.noneTitle)}>
          <p>{say(questWords.noneText)}</p>
        </Empty>
      )}
      <QuestFilters quests={filtered} path={path} />
      {none && <Empty icon="tabler:target" title={say(questWords.noneOfFilter)} />}
      {shown.map((activation) => (
        <ActivationQuests
          key={activation.id}
          activation={activation}
          campaign={campaign}
          filter={filter}
          groups={groupsOf(groups, activation.id)}
          balances={balances.data?.point_balances ?? []}
          rewards={titles}
        />
      ))}
    </div>
  );
}
