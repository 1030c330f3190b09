import { useWords } from '../../base/i18n/use-words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { quietButton } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { formatNumber } from '../../kit/parts/format.ts';
import { useSectionPath } from '../../kit/parts/use-section-path.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { type Board, nextAhead } from './board-place.ts';
import { leaderboardWords } from './leaderboard-words.ts';
import * as styles from './leaderboards.css.ts';

/** Where the person stands, and what is missing to whoever is next. `board`: the one around. */
export function MyStanding({ board: { me, items, total } }: { readonly board: Board }) {
  const say = useWords();
  const { locale } = useView();
  if (!me)
    return (
      <div className={styles.standing}>
        <p>{say(leaderboardWords.notOn)}</p>
        <QuestsLink />
      </div>
    );
  const ahead = nextAhead(items, me);
  return (
    <div className={styles.standing}>
      <p className={styles.muted}>{say(leaderboardWords.rank)}</p>
      <p className={styles.rank}>
        <span className={styles.rankValue}>{formatNumber(me.rank, locale)}</span>
        <span className={styles.muted}>{say(leaderboardWords.rankOf, { total })}</span>
      </p>
      <div className={styles.gap}>
        <p className={styles.earnedInAll}>{say(commonWords.points, { count: me.earned })}</p>
        <p className={styles.muted}>
          {ahead
            ? say(leaderboardWords.toNext, {
                count: ahead.earned - me.earned,
                rank: formatNumber(ahead.rank, locale),
              })
            : say(leaderboardWords.leading)}
        </p>
      </div>
    </div>
  );
}

/** The way to what gives points, where the program has such a section. */
export function QuestsLink() {
  const say = useWords();
  const quests = useSectionPath('quests');
  const path = useSectionPath('challenges') ?? quests;
  if (path === undefined) return null;
  return (
    <div>
      <ProgramLink to={path} className={quietButton}>
        {say(leaderboardWords.toQuests)}
      </ProgramLink>
    </div>
  );
}
