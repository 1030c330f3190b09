import { type ReactNode, useDeferredValue, useState } from 'react';
import { readLeaderboard, readLeaderboardHistory } from '#contract/leaderboards/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { card, primaryButton, quietButton } from '../../base/theme/parts.css.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { Empty } from '../../kit/parts/empty.tsx';
import { Paged } from '../../kit/parts/paged.tsx';
import { stack } from '../../kit/parts/parts.css.ts';
import { REFRESH_EVERY } from '../../kit/parts/refresh-every.ts';
import type { Campaign } from '../../kit/parts/use-campaign.ts';
import { usePages } from '../../kit/parts/use-pages.ts';
import type { Board } from './board-place.ts';
import { FacedRows } from './faced-rows.tsx';
import { leaderboardWords } from './leaderboard-words.ts';
import * as styles from './leaderboards.css.ts';
import { MyStanding, QuestsLink } from './my-standing.tsx';
import { RankChart } from './rank-chart.tsx';

/** Rows of a page from the top, and around the person. */
const PAGE = 50;
const AROUND = 21;

type Part = 'top' | 'around';

interface SeasonLeaderboardProperties {
  readonly season: Campaign['activations'][number];
  /** Whether the person can be on the board. */
  readonly member: boolean;
}

/** A season's board: the person's own place, and the board from the top or around it. */
export function SeasonLeaderboard({ season, member }: SeasonLeaderboardProperties) {
  const { uuid } = useProgram();
  const board = { uuid, activation_id: season.id };
  const around = useEndpoint(
    readLeaderboard,
    { query: { ...board, view: 'around', limit: AROUND } },
    { refetchInterval: REFRESH_EVERY },
  );
  // Asked for at once, not only when the board is there; days that are over stay as they were.
  const history = useEndpoint(readLeaderboardHistory, { query: board }, { enabled: member });
  return (
    <Answer of={around} rows={5}>
      {(data) => (
        <Parts
          season={season}
          member={member}
          around={data}
          history={member && <RankChart of={history} />}
        />
      )}
    </Answer>
  );
}

interface PartsProperties extends SeasonLeaderboardProperties {
  readonly around: Board;
  readonly history: ReactNode;
}

function Parts({ season, member, around, history }: PartsProperties) {
  const say = useWords();
  const [part, setPart] = useState<Part>('top');
  const chosen = around.me ? part : 'top';
  // The press is answered at once; a thousand rows come as soon as they are laid out.
  const shown = useDeferredValue(chosen);
  if (around.total === 0)
    return (
      <Empty icon="tabler:trophy" title={say(leaderboardWords.emptyTitle)}>
        <p>{say(leaderboardWords.emptyText)}</p>
        <QuestsLink />
      </Empty>
    );
  return (
    <div className={stack}>
      {(member || around.me) && (
        <div className={`${card} ${styles.standings}`}>
          <MyStanding board={around} />
          {history}
        </div>
      )}
      {around.me && <PartSwitch part={chosen} onChoose={setPart} />}
      {/* It stays where it is: building a thousand rows anew would be felt. */}
      <div hidden={shown !== 'top'}>
        <FromTop season={season} />
      </div>
      {shown === 'around' && (
        <section aria-label={say(leaderboardWords.list, { season: season.title })}>
          <FacedRows entries={around.items} far={false} />
        </section>
      )}
    </div>
  );
}

function FromTop({ season }: Pick<SeasonLeaderboardProperties, 'season'>) {
  const say = useWords();
  const { uuid } = useProgram();
  const pages = usePages(readLeaderboard, {
    query: { uuid, activation_id: season.id, view: 'top', limit: PAGE },
  });
  return (
    <Paged of={pages} rows={8} shape="rows">
      {(read) => (
        <section aria-label={say(leaderboardWords.list, { season: season.title })}>
          {read.map(({ items }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pages are only ever added at the end.
            <FacedRows key={place} entries={items} far={place > 0} />
          ))}
        </section>
      )}
    </Paged>
  );
}

interface PartSwitchProperties {
  readonly part: Part;
  readonly onChoose: (part: Part) => void;
}

function PartSwitch({ part, onChoose }: PartSwitchProperties) {
  const say = useWords();
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{say(leaderboardWords.views)}</legend>
      {(['top', 'around'] as const).map((name) => (
        <button
          key={name}
          type="button"
          className={name === part ? primaryButton : quietButton}
          aria-pressed={name === part}
          onClick={() => onChoose(name)}
        >
          {say(leaderboardWords[name])}
        </button>
      ))}
    </fieldset>
  );
}
