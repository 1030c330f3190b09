import { cardMuted, column, block as section } from '../theme/parts.css.ts';
import type { BlockProperties } from './block-properties.ts';
import * as styles from './quote.css.ts';

/** Somebody's words. */
export function Block({ block }: BlockProperties<'quote'>) {
  return (
    <section className={section}>
      <figure className={`${column} ${styles.figure}`}>
        <blockquote className={styles.words}>{block.text}</blockquote>
        <figcaption>
          <strong>{block.by}</strong>
          {block.role && <span className={cardMuted}> · {block.role}</span>}
        </figcaption>
      </figure>
    </section>
  );
}
