import { useWords } from '../../base/i18n/use-words.ts';
import { card, itemTitle } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { activationKindWords } from '../../core/claims/claim-words.ts';
import { LateRemindButton } from '../../core/reminders/late-reminders.tsx';
import { cardGrid } from '../../kit/parts/card-lists.css.ts';
import { localMoment, relativeTime } from '../../kit/parts/format.ts';
import { stack, tag } from '../../kit/parts/parts.css.ts';
import { useCampaign } from '../../kit/parts/use-campaign.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import { useRefreshAt } from '../../kit/parts/use-refresh-at.ts';
import { openingLater } from './opening-later.ts';
import { requestWords } from './request-words.ts';
import * as styles from './requests.css.ts';

/** What can be requested later, each with the moment; nothing where there is none. */
export function LaterList() {
  const say = useWords();
  const { locale } = useView();
  const now = useNow();
  const campaign = useCampaign();
  const later = openingLater(campaign.data?.activations ?? [], now);
  useRefreshAt(later[0]?.at, ['requests', 'programs']);
  if (later.length === 0) return null;
  return (
    <section className={stack}>
      <h2 className={itemTitle}>{say(requestWords.later)}</h2>
      <ul className={cardGrid}>
        {later.map(({ id, kind, title, description, opens_at }) => (
          <li key={id} className={`${card} ${styles.item}`}>
            <div>
              <span className={tag}>{say(activationKindWords[kind])}</span>
            </div>
            <h3 className={itemTitle}>{title}</h3>
            {description && <p className={styles.muted}>{description}</p>}
            <p className={styles.muted}>
              <time dateTime={opens_at}>
                {say(requestWords.opens, {
                  moment: localMoment(opens_at, locale),
                  time: relativeTime(opens_at, now, locale),
                })}
              </time>
            </p>
            <div>
              <LateRemindButton
                subjects={[{ kind: 'activation', id }]}
                moment="opens"
                title={title}
                look="words"
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
