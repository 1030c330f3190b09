import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { ApplyAction } from '../../base/links/apply-action.tsx';
import { column, field } from '../../base/theme/parts.css.ts';
import { formatMoment } from '../../base/view/formats.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import * as styles from './apply-banner.css.ts';
import type { BlockProperties } from './block-properties.ts';
import { PageArt } from './key-art.tsx';

/** A closing call to apply. */
export function Block({ block, heading: Heading }: BlockProperties<'apply_banner'>) {
  const say = useWords();
  const { applications: state, locale } = useView();
  const { applications } = useProgram();
  const { look } = block;
  const art = (
    <div className={styles.picture}>
      <PageArt />
    </div>
  );
  const call = (
    <>
      <Heading className={styles.title}>{block.title}</Heading>
      {block.intro && <p className={styles.text}>{block.intro}</p>}
      {block.text && <p className={styles.text}>{block.text}</p>}
      {state?.state === 'closed' && (
        <p className={styles.text}>{applications.closed_message ?? say(words.applicationClosed)}</p>
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
    </>
  );
  if (look === 'sign')
    return (
      <section className={styles.band} id={block.id} data-look={look}>
        <div className={column}>
          <div className={`${field} ${styles.inner}`}>
            {art}
            {call}
          </div>
        </div>
      </section>
    );
  return (
    <section
      className={look === 'art' ? styles.band : `${field} ${styles.band}`}
      id={block.id}
      data-look={look}
    >
      {art}
      <div className={`${column} ${styles.inner}`}>{call}</div>
    </section>
  );
}
