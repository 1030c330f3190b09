import { listPointBalances } from '#contract/quests/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { useEndpoint } from '../../base/session/use-api.ts';
import { card, cardMuted, itemTitle } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { formatNumber, localDay } from '../../kit/parts/format.ts';
import type { Campaign } from '../../kit/parts/use-campaign.ts';
import { useSectionPath } from '../../kit/parts/use-section-path.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import * as styles from './home.css.ts';
import { homeWords } from './home-words.ts';

/** The points of the current seasons; nothing where the program has none. */
export function Balances({ campaign }: { readonly campaign: Campaign }) {
  const say = useWords();
  const { locale } = useView();
  const { uuid } = useProgram();
  const rewards = useSectionPath('rewards');
  const seasons = currentSeasons(campaign);
  const balances = useEndpoint(
    listPointBalances,
    { query: { uuid } },
    { enabled: seasons.length > 0 },
  );
  if (seasons.length === 0) return null;
  return (
    <section className={`${card} ${styles.part}`}>
      <h2 className={itemTitle}>{say(homeWords.balances)}</h2>
      <Answer of={balances} rows={1}>
        {({ point_balances }) => (
          <>
            {seasons.map(({ id, title, closes_at }) => {
              const own = point_balances.find(({ activation_id }) => activation_id === id);
              const points = formatNumber(own?.balance ?? 0, locale);
              const earned = say(commonWords.points, { count: own?.earned ?? 0 });
              return (
                <div key={id} className={styles.balance}>
                  <p className={cardMuted}>{title}</p>
                  <p className={styles.points}>{points}</p>
                  <p className={styles.muted}>
                    {say(homeWords.earned, { points: earned })}
                    {closes_at &&
                      ` · ${say(homeWords.ends, { moment: localDay(closes_at, locale) })}`}
                  </p>
                </div>
              );
            })}
          </>
        )}
      </Answer>
      {rewards && <ProgramLink to={rewards}>{say(homeWords.toRewards)}</ProgramLink>}
    </section>
  );
}

/** The seasons that the program names as current; where it names none, those that are open. */
function currentSeasons({ activations, seasonActivationIDs: named }: Campaign) {
  const current = named.flatMap(
    (id) => activations.find((activation) => activation.id === id) ?? [],
  );
  return current.length > 0
    ? current
    : activations.filter(({ kind, open }) => kind === 'season' && open);
}
