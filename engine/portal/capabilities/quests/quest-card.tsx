import { memo, useRef } from 'react';
import type { Quest } from '#contract/shapes/quests.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { card, itemTitle, primaryButton, visuallyHidden } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { CardPicture } from '../../kit/parts/card-picture.tsx';
import { formatNumber } from '../../kit/parts/format.ts';
import { metricLabel } from '../../kit/parts/metric-text.ts';
import { tag, tagGood } from '../../kit/parts/parts.css.ts';
import { percent } from '../../kit/parts/percent.ts';
import { ProgressRing } from '../../kit/parts/progress-ring.tsx';
import type { Campaign } from '../../kit/parts/use-campaign.ts';
import { useNamedPlace } from '../../kit/parts/use-named-place.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { HandInButton, takesContent } from './hand-in-button.tsx';
import { QuestFacts } from './quest-facts.tsx';
import { DrawState, SharedGoal } from './quest-goal.tsx';
import { sharedShareOf, shareOf, standingOf } from './quest-progress.ts';
import { kindWords, questWords, repeatWords } from './quest-words.ts';
import * as styles from './quests.css.ts';
import type { Claims } from './use-claims.tsx';

interface QuestCardProperties {
  readonly quest: Quest;
  readonly campaign: Pick<Campaign, 'metrics'>;
  readonly reward: string | undefined;
  /** When the season ends: a quest that ends with it need not say so. */
  readonly seasonEnd: string | null;
  /** Undefined for those who are not members. */
  readonly claim: Claims['claim'] | undefined;
  /** Whether this quest is being claimed. */
  readonly claiming: boolean;
  /** Whether any is. */
  readonly busy: boolean;
}

/** A quest: how far the person is, what counts, and what it brings. */
export const QuestCard = memo(function QuestCard(properties: QuestCardProperties) {
  const { quest, campaign, reward, seasonEnd } = properties;
  const say = useWords();
  const { locale } = useView();
  const place = useRef<HTMLElement>(null);
  useNamedPlace(place, `quest-${quest.id}`);
  const standing = standingOf(quest);
  const share = quest.kind === 'shared_goal' ? sharedShareOf(quest) : shareOf(quest);
  return (
    <article
      ref={place}
      tabIndex={-1}
      aria-labelledby={`quest-${quest.id}`}
      className={`${card} ${styles.quest} ${standing === 'claimable' ? styles.claimable : ''}`}
    >
      <CardPicture of={quest.image} />
      <div className={styles.head}>
        <ProgressRing
          share={share}
          label={say(questWords.percent, { title: quest.title, percent: percent(share, locale) })}
        />
        <div className={styles.headText}>
          <h4 id={`quest-${quest.id}`} className={itemTitle}>
            {quest.title}
          </h4>
          <div className={styles.tags}>
            {standing === 'locked' && (
              <span className={tag}>
                <Icon name="tabler:lock" />
                {say(questWords.locked)}
              </span>
            )}
            <span className={tagGood}>{say(questWords.plusPoints, { count: quest.points })}</span>
            {quest.repeat !== 'once' && (
              <span className={tag}>
                <Icon name="tabler:refresh" />
                {say(repeatWords[quest.repeat])}
              </span>
            )}
            {quest.kind !== 'individual' && (
              <span className={tag}>{say(kindWords[quest.kind])}</span>
            )}
          </div>
        </div>
      </div>
      {quest.description && <p className={styles.muted}>{quest.description}</p>}
      {quest.shared ? (
        <SharedGoal quest={quest} campaign={campaign} />
      ) : (
        <OwnProgress {...properties} />
      )}
      <DrawState quest={quest} />
      <QuestFacts quest={quest} reward={reward} seasonEnd={seasonEnd} />
      <Foot {...properties} onClaimed={() => place.current?.focus()} />
    </article>
  );
});

function OwnProgress({ quest, campaign }: QuestCardProperties) {
  const say = useWords();
  const { locale } = useView();
  const label = metricLabel(campaign, quest.metric);
  const done = quest.progress !== null && quest.progress.state !== 'in_progress';
  const value = done ? quest.target : Math.min(quest.target, quest.progress?.value ?? 0);
  return (
    // No paragraph: those take the direction of their own text, and all of this is apart from it.
    <div>
      <span className={styles.muted}>
        <bdi>{label}</bdi>:{' '}
      </span>
      <bdi className={styles.figure}>
        {say(commonWords.progress, {
          value: formatNumber(value, locale),
          target: formatNumber(quest.target, locale),
        })}
      </bdi>
    </div>
  );
}

/** What can be done now, or that it is done. */
function Foot(properties: QuestCardProperties & { readonly onClaimed: () => void }) {
  const { quest, claim, claiming, busy, onClaimed } = properties;
  const say = useWords();
  const standing = standingOf(quest);
  if (standing === 'claimed' || (standing === 'completed' && quest.kind !== 'draw'))
    return (
      <div className={styles.foot}>
        <span className={tagGood}>
          <Icon name="tabler:check" />
          {say(standing === 'claimed' ? questWords.claimed : questWords.done)}
        </span>
      </div>
    );
  if (!claim) return null;
  if (standing === 'locked') return null;
  if (standing !== 'claimable') return takesContent(quest) ? <HandInButton quest={quest} /> : null;
  return (
    <div className={styles.foot}>
      <button
        type="button"
        className={primaryButton}
        disabled={busy}
        onClick={async () => {
          if (await claim(quest.id)) onClaimed();
        }}
      >
        {claiming
          ? say(questWords.claiming)
          : quest.claimable > 1
            ? say(questWords.claimMany, { count: quest.claimable })
            : say(questWords.claim)}
        <span className={visuallyHidden}>{quest.title}</span>
      </button>
    </div>
  );
}
