import type { SeasonStanding } from '#contract/shapes/today.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { card, cardMuted, itemTitle } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { formatNumber, localDay } from '../../kit/parts/format.ts';
import { useSectionPath } from '../../kit/parts/use-section-path.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import * as styles from './home.css.ts';
import { homeWords } from './home-words.ts';
import type { TodayQuery } from './use-today.ts';

/** The points of the current seasons; nothing where the program has none. */
export function Balances({ today }: { readonly today: TodayQuery }) {
  const say = useWords();
  const rewards = useSectionPath('rewards');
  if (today.data?.seasons.length === 0) return null;
  return (
    <section className={`${card} ${styles.part}`}>
      <h2 className={itemTitle}>{say(homeWords.balances)}</h2>
      <Answer of={today} rows={1}>
        {({ seasons }) => seasons.map((one) => <Season key={one.activation_id} season={one} />)}
      </Answer>
      {rewards && <ProgramLink to={rewards}>{say(homeWords.toRewards)}</ProgramLink>}
    </section>
  );
}

function Season({ season }: { readonly season: SeasonStanding }) {
  const say = useWords();
  const { locale } = useView();
  const { title, balance, earned, earned_this_week: gained, closes_at } = season;
  const points = (count: number) => say(commonWords.points, { count });
  return (
    <div className={styles.balance}>
      <p className={cardMuted}>{title}</p>
      <p className={styles.points}>{formatNumber(balance, locale)}</p>
      <p className={styles.muted}>
        {say(homeWords.earned, { points: points(earned) })}
        {gained > 0 && ` · ${say(homeWords.thisWeek, { points: points(gained) })}`}
      </p>
      <Rank {...season} />
      {closes_at && (
        <p className={styles.muted}>
          {say(homeWords.ends, { moment: localDay(closes_at, locale) })}
        </p>
      )}
    </div>
  );
}

/** The person's rank, with the way to the board; nothing where the program shows none. */
function Rank({ rank, rank_last_week: before }: SeasonStanding) {
  const say = useWords();
  const { locale } = useView();
  const board = useSectionPath('leaderboards');
  if (!board || rank === null) return null;
  const climbed = before === null ? 0 : before - rank;
  const count = Math.abs(climbed);
  return (
    <p className={styles.muted}>
      <ProgramLink to={board}>
        {say(homeWords.rank, { rank: formatNumber(rank, locale) })}
      </ProgramLink>
      {count > 0 && ` · ${say(homeWords[climbed > 0 ? 'rankUp' : 'rankDown'], { count })}`}
    </p>
  );
}
