import type { Quest } from '#contract/shapes/quests.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { formatNumber, localMoment } from '../../kit/parts/format.ts';
import { metricLabel } from '../../kit/parts/metric-text.ts';
import { ShareBar } from '../../kit/parts/share-bar.tsx';
import type { Campaign } from '../../kit/parts/use-campaign.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { sharedShareOf } from './quest-progress.ts';
import { questWords } from './quest-words.ts';
import * as styles from './quests.css.ts';

interface QuestGoalProperties {
  readonly quest: Quest;
  readonly campaign: Pick<Campaign, 'metrics'>;
}

/** How far everybody is with a goal that all share, and the person's part in it. */
export function SharedGoal({ quest, campaign }: QuestGoalProperties) {
  const say = useWords();
  const { locale } = useView();
  const { shared, progress } = quest;
  if (!shared) return null;
  const text = say(commonWords.togetherValue, {
    value: formatNumber(shared.value, locale),
    target: formatNumber(quest.target, locale),
  });
  const own = progress?.value ?? 0;
  return (
    <div className={styles.goal}>
      <ShareBar share={sharedShareOf(quest)} label={`${say(questWords.together)}: ${text}`} />
      <div>
        <span className={styles.muted}>
          <bdi>{metricLabel(campaign, quest.metric)}</bdi>:{' '}
        </span>
        <bdi className={styles.figure}>{text}</bdi>
      </div>
      <p className={styles.muted}>
        {own > 0
          ? say(questWords.yourPart, { value: formatNumber(own, locale) })
          : say(questWords.noPart)}
        {shared.reached_at && (
          <>
            {' · '}
            {say(questWords.goalReached, { moment: localMoment(shared.reached_at, locale) })}
          </>
        )}
      </p>
    </div>
  );
}

/** How many a draw chooses, when, and what that means for the person. */
export function DrawState({ quest: { draw, progress } }: { readonly quest: Quest }) {
  const say = useWords();
  const { locale } = useView();
  if (!draw) return null;
  const moment = draw.drawn_at ?? draw.draw_at;
  const inside = progress !== null && progress.state !== 'in_progress';
  const outcome =
    draw.won === null
      ? say(inside ? questWords.drawIn : questWords.drawOut)
      : say(draw.won ? questWords.drawWon : questWords.drawLost);
  return (
    <div className={styles.goal}>
      <p className={styles.figure}>{outcome}</p>
      <p className={styles.muted}>
        {say(questWords.drawWinners, { count: draw.winners })}
        {moment && (
          <>
            {' · '}
            {say(draw.drawn_at ? questWords.drawnOn : questWords.drawOn, {
              moment: localMoment(moment, locale),
            })}
          </>
        )}
      </p>
    </div>
  );
}
