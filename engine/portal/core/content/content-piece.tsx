import { type ReactNode, useState } from 'react';
import type { Content } from '#contract/shapes/content.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { card } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { localDay } from '../../kit/parts/format.ts';
import { platformName } from '../../kit/parts/platform-name.ts';
import { ReviewReason } from '../../kit/parts/review-reason.tsx';
import { ReviewStateTag } from '../../kit/parts/review-state-tag.tsx';
import { ReviewTimeline } from '../../kit/parts/review-timeline.tsx';
import { reviewWords } from '../../kit/words/review-words.ts';
import { typeName } from './brief.ts';
import { ContentFigures } from './content-figures.tsx';
import { contentWords } from './content-words.ts';
import * as styles from './contents.css.ts';

interface ContentPieceProperties {
  readonly piece: Content;
  /** What its author can do about it. */
  readonly children?: ReactNode;
}

/** A submitted piece: what it is, what it reached, how far its review is, and why. */
export function ContentPiece({ piece, children }: ContentPieceProperties) {
  const say = useWords();
  const { locale } = useView();
  const { url, title, content_type, platform, hashtags, figures, state, submitted_at } = piece;
  return (
    <li className={`${card} ${styles.piece}`} tabIndex={-1}>
      <div className={styles.head}>
        <a href={url} className={styles.title} target="_blank" rel="noopener noreferrer">
          <bdi>{title}</bdi>
        </a>
        <ReviewStateTag state={state} />
      </div>
      <p className={`${styles.aside} ${styles.address}`} dir="ltr">
        {url}
      </p>
      <p className={styles.aside}>
        {[
          typeName(content_type, say),
          platformName(platform, say),
          say(contentWords.submittedAt, { date: localDay(submitted_at, locale) }),
        ].join(' · ')}
      </p>
      {hashtags.length > 0 && (
        <p className={styles.aside} dir="ltr">
          {hashtags.map((hashtag) => `#${hashtag.replace(/^#/, '')}`).join(' ')}
        </p>
      )}
      <ContentFigures figures={figures} />
      <ReviewReason of={piece} />
      <Happened piece={piece} />
      {children}
    </li>
  );
}

function Happened({ piece: { timeline } }: Pick<ContentPieceProperties, 'piece'>) {
  const say = useWords();
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <Icon name="tabler:chevron-down" />
        {say(reviewWords.timeline)}
      </summary>
      {open && <ReviewTimeline timeline={timeline} />}
    </details>
  );
}
