import { itemTitle } from '../../base/theme/parts.css.ts';
import { formatDate } from '../../base/view/formats.ts';
import { useView } from '../../base/view/use-view.ts';
import type { BlockProperties } from './block-properties.ts';
import { BlockSection } from './block-section.tsx';
import * as styles from './timeline.css.ts';

/** Dates in order. */
export function Block({ block, heading }: BlockProperties<'timeline'>) {
  const { locale } = useView();
  return (
    <BlockSection look="line" {...block} heading={heading} reading>
      <ol>
        {block.items.map(({ at, title, text }) => (
          <li key={at + title} className={styles.entry}>
            <time dateTime={at} className={styles.date}>
              {formatDate(at, locale)}
            </time>
            <h3 className={itemTitle}>{title}</h3>
            {text && <p className={styles.text}>{text}</p>}
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
