import { memo } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { field, visuallyHidden } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { formatNumber } from '../../kit/parts/format.ts';
import { initials } from '../../kit/text/initials.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import type { BoardEntry } from './board-place.ts';
import { leaderboardWords } from './leaderboard-words.ts';
import * as styles from './leaderboards.css.ts';

interface BoardRowsProperties {
  readonly entries: readonly BoardEntry[];
  /** Whether it lies beyond what is seen first. */
  readonly far: boolean;
  /** Pictures by the names that entries give them, as far as they are there. */
  readonly faces?: ReadonlyMap<string, string>;
}

/** Ranks up to this one stand out. */
const PODIUM = 3;

/** A page of the board. Pages that were shown before are left alone when the next one comes. */
export const BoardRows = memo(function BoardRows({ entries, far, faces }: BoardRowsProperties) {
  const say = useWords();
  const { locale } = useView();
  // A place that several share is not filled: a board of fills has no first.
  const alone = entries[1]?.rank !== 1;
  return (
    <ol className={far ? styles.far : styles.list}>
      {entries.map(({ rank, display_name, picture, earned, me }, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: ranks and names can be alike, places cannot.
          key={place}
          className={`${me ? styles.mine : styles.row} ${rank === 1 && alone ? field : ''}`}
          data-podium={rank > PODIUM ? undefined : rank === 1 && alone ? 'first' : 'high'}
          aria-current={me ? 'true' : undefined}
        >
          <span className={styles.place}>
            <span className={visuallyHidden}>
              {say(leaderboardWords.position, { rank: formatNumber(rank, locale) })}
            </span>
            <span aria-hidden="true">{formatNumber(rank, locale)}</span>
          </span>
          <span className={styles.initial} aria-hidden="true">
            {initials(display_name)}
            <Face of={picture === null ? undefined : faces?.get(picture)} />
          </span>
          <span className={styles.name}>
            <bdi>{display_name}</bdi>{' '}
            {me && <span className={styles.you}>{say(leaderboardWords.you)}</span>}
          </span>
          <span className={styles.earned}>
            <span className={visuallyHidden}>{say(commonWords.points, { count: earned })}</span>
            <span aria-hidden="true">{formatNumber(earned, locale)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
});

/** Over the initials, which are there before it. */
const Face = ({ of }: { readonly of: string | undefined }) =>
  of === undefined ? null : <img className={styles.face} src={of} alt="" width="96" height="96" />;
