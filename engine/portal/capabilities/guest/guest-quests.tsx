import { listGuestQuests } from '#contract/guest/endpoints.ts';
import type { Quest } from '#contract/shapes/quests.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { useEndpoint } from '../../base/session/use-api.ts';
import { card, cardMuted, itemTitle, quietButton } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { Empty } from '../../kit/parts/empty.tsx';
import { formatNumber, localMoment } from '../../kit/parts/format.ts';
import { between, stack, tag, tagGood } from '../../kit/parts/parts.css.ts';
import { ProgressRing } from '../../kit/parts/progress-ring.tsx';
import { REFRESH_EVERY } from '../../kit/parts/refresh-every.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import * as styles from './guest.css.ts';
import { guestWords } from './guest-words.ts';

/** The quests of what a link is for. */
export function GuestQuests({ token }: { readonly token: string }) {
  const say = useWords();
  const { title: program } = useProgram();
  const answer = useEndpoint(
    listGuestQuests,
    { query: { token } },
    { refetchInterval: REFRESH_EVERY },
  );
  return (
    <section className={stack}>
      <h2 className={itemTitle}>{say(guestWords.questsTitle)}</h2>
      <Answer of={answer}>
        {({ quests }) =>
          quests.length === 0 ? (
            <Empty icon="tabler:clock" title={say(guestWords.noQuests)}>
              <p>{say(guestWords.noQuestsText)}</p>
            </Empty>
          ) : (
            <>
              <ul className={styles.quests}>
                {quests.map((quest) => (
                  <GuestQuest key={quest.id} quest={quest} />
                ))}
              </ul>
              <p className={cardMuted}>{say(guestWords.questMembers, { program })}</p>
              <div>
                <ProgramLink to="/" className={quietButton}>
                  {say(guestWords.visitProgram, { program })}
                </ProgramLink>
              </div>
            </>
          )
        }
      </Answer>
    </section>
  );
}

const WINDOWS = {
  upcoming: guestWords.questUpcoming,
  open: guestWords.questOpen,
  closed: guestWords.questClosed,
} as const;

function GuestQuest({ quest }: { readonly quest: Quest }) {
  const say = useWords();
  const { locale } = useView();
  const { title, description, points, window, closes_at, opens_at } = quest;
  const when =
    window === 'upcoming' && opens_at
      ? say(commonWords.opensAt, { moment: localMoment(opens_at, locale) })
      : window === 'open' && closes_at
        ? say(commonWords.closesAt, { moment: localMoment(closes_at, locale) })
        : undefined;
  return (
    <li className={`${card} ${styles.quest}`}>
      <div className={between}>
        <h3 className={itemTitle}>{title}</h3>
        <span className={window === 'open' ? tagGood : tag}>{say(WINDOWS[window])}</span>
      </div>
      {description && <p>{description}</p>}
      <p className={cardMuted}>
        {say(commonWords.points, { count: points })}
        {when && ` · ${when}`}
      </p>
      <Together quest={quest} />
    </li>
  );
}

/** How far all are together, of a goal that is shared. */
function Together({ quest: { shared, target } }: { readonly quest: Quest }) {
  const say = useWords();
  const { locale } = useView();
  if (!shared) return null;
  const label = say(guestWords.questShared, {
    value: formatNumber(shared.value, locale),
    target: formatNumber(target, locale),
  });
  return (
    <div className={between}>
      <p>{label}</p>
      <ProgressRing share={shared.value / target} label={label} />
    </div>
  );
}
