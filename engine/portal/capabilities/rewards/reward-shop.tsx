import { useState } from 'react';
import { listPointBalances } from '#contract/quests/endpoints.ts';
import { listRewards } from '#contract/rewards/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { cardOfPair, cardPairs } from '../../kit/parts/card-lists.css.ts';
import { Empty } from '../../kit/parts/empty.tsx';
import { Figures } from '../../kit/parts/figures.tsx';
import { formatNumber } from '../../kit/parts/format.ts';
import { REFRESH_EVERY } from '../../kit/parts/refresh-every.ts';
import { SeasonSwitch } from '../../kit/parts/season-switch.tsx';
import { seasonsOf } from '../../kit/parts/seasons.ts';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import { type Campaign, isMember } from '../../kit/parts/use-campaign.ts';
import { partWords } from '../../kit/words/part-words.ts';
import { RewardCard } from './reward-card.tsx';
import type { Reward } from './reward-standing.ts';
import { rewardWords } from './reward-words.ts';
import * as styles from './rewards.css.ts';
import { useRedeem } from './use-redeem.tsx';

/** What a season's points buy. Stock changes by others too: it is read again now and then. */
export function RewardShop({ campaign }: { readonly campaign: Campaign }) {
  const { uuid } = useProgram();
  const rewards = useEndpoint(listRewards, { query: { uuid } }, { refetchInterval: REFRESH_EVERY });
  // What a reward's card offers, and so how high it is, follows from the balance.
  const balances = useBalances();
  if (isMember(campaign) && balances.isPending) return <Skeleton rows={4} shape="cards" />;
  return (
    <Answer of={rewards} rows={4} shape="cards">
      {(data) => <Shelves campaign={campaign} rewards={data.rewards} />}
    </Answer>
  );
}

function useBalances() {
  const { uuid } = useProgram();
  return useEndpoint(listPointBalances, { query: { uuid } });
}

interface ShelvesProperties {
  readonly campaign: Campaign;
  readonly rewards: readonly Reward[];
}

function Shelves({ campaign, rewards }: ShelvesProperties) {
  const say = useWords();
  const offering = new Set(rewards.map(({ activation_id }) => activation_id));
  const seasons = seasonsOf(campaign, offering).filter(({ id }) => offering.has(id));
  const [chosen, choose] = useState<number>();
  const season = chosen ?? seasons[0]?.id;
  if (season === undefined)
    return (
      <Empty icon="tabler:gift" title={say(rewardWords.noneTitle)}>
        <p>{say(rewardWords.noneText)}</p>
      </Empty>
    );
  return (
    <>
      <SeasonSwitch seasons={seasons} season={season} onChoose={choose} />
      <Shelf
        campaign={campaign}
        season={season}
        rewards={rewards.filter(({ activation_id }) => activation_id === season)}
      />
    </>
  );
}

function Shelf({ campaign, season, rewards }: ShelvesProperties & { readonly season: number }) {
  const say = useWords();
  const { locale } = useView();
  const balances = useBalances();
  const { ask, pending } = useRedeem();
  const known = balances.data?.point_balances.find(({ activation_id }) => activation_id === season);
  const balance = known?.balance ?? 0;
  // Until the balance is known nobody can say what it buys.
  const member = isMember(campaign) && balances.data !== undefined;
  return (
    <section className={styles.part} aria-labelledby="rewards">
      {member && (
        <Figures of={[{ term: say(partWords.balance), value: formatNumber(balance, locale) }]} />
      )}
      <h2 id="rewards">{say(rewardWords.listTitle)}</h2>
      <ul className={cardPairs}>
        {rewards.map((reward) => (
          <li key={reward.id} className={cardOfPair}>
            <RewardCard
              reward={reward}
              balance={balance}
              onRedeem={member ? () => ask(reward, balance) : undefined}
              redeeming={pending === reward.id}
              busy={pending !== undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
