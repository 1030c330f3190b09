import { useWords } from '../i18n/use-words.ts';
import { words } from '../i18n/words.ts';
import { ApplyAction } from '../links/apply-action.tsx';
import { blockTitle, column, lead } from '../theme/parts.css.ts';
import { formatMoment } from '../view/formats.ts';
import { useProgram, useView } from '../view/use-view.ts';
import * as styles from './apply-banner.css.ts';
import type { BlockProperties } from './block-properties.ts';

/** A closing call to apply. */
export function Block({ block, heading: Heading }: BlockProperties<'apply_banner'>) {
  const say = useWords();
  const { applications: state, locale } = useView();
  const { applications } = useProgram();
  return (
    <section className={styles.band} id={block.id}>
      <div className={`${column} ${styles.inner}`}>
        <Heading className={blockTitle}>{block.title}</Heading>
        {block.text && <p className={lead}>{block.text}</p>}
        {state?.state === 'closed' && (
          <p>{applications.closed_message ?? say(words.applicationClosed)}</p>
        )}
        <ApplyAction />
        {state?.state === 'open' && (
          <p className={styles.note}>
            {state.until
              ? say(words.applicationsOpenUntil, { date: formatMoment(state.until, locale) })
              : say(words.applicationsOpen)}
            {applications.review_days && (
              <> {say(words.reviewTime, { days: applications.review_days })}</>
            )}
          </p>
        )}
      </div>
    </section>
  );
}
