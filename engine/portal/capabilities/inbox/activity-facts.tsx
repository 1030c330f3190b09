import type { CountedActivity } from '#contract/shapes/counted-activity.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { countedWords, uncountedWords } from '../../core/activities/counted-words.ts';
import { formatNumber, localMoment } from '../../kit/parts/format.ts';
import { platformName } from '../../kit/parts/platform-name.ts';
import * as styles from './inbox.css.ts';
import { inboxWords } from './inbox-words.ts';

/** What was read of a linked account: how much of it counted, and why not more, as its creator reads it. */
export function ActivityFacts({ activity }: { readonly activity: CountedActivity }) {
  const say = useWords();
  const { locale } = useView();
  const { metric, platform, title, url, started_at, observed, counted, uncounted } = activity;
  const whole = (amount: number) => formatNumber(Math.round(amount), locale);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{metric}</dt>
        <dd>
          {say(countedWords.counted, { counted: whole(counted), observed: whole(observed) })}
          {' · '}
          {localMoment(started_at, locale)}
        </dd>
      </div>
      <div>
        <dt>{say(inboxWords.platform)}</dt>
        <dd>{platformName(platform, say)}</dd>
      </div>
      {url !== null && (
        <div>
          <dt>{say(inboxWords.address)}</dt>
          <dd>
            {/* Addresses are people's own: what they lead to learns nothing of the console. */}
            <a href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
              <bdi>{title ?? url}</bdi>
            </a>
          </dd>
        </div>
      )}
      {uncounted.length > 0 && (
        <div>
          <dt>{say(inboxWords.creatorReads)}</dt>
          <dd>
            <ul className={styles.rules}>
              {uncounted.map(({ reason, amount }) => (
                <li key={reason}>{say(uncountedWords[reason], { amount: whole(amount) })}</li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}
