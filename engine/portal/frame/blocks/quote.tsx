import {
  blockHead,
  cardMuted,
  frame,
  reading,
  block as section,
} from '../../base/theme/parts.css.ts';
import type { BlockProperties } from './block-properties.ts';
import { PageArt } from './key-art.tsx';
import * as styles from './quote.css.ts';

/** Somebody's words. */
export function Block({ block }: BlockProperties<'quote'>) {
  return (
    <section className={section} data-look={block.look}>
      {block.look === 'art' && (
        <div className={styles.picture}>
          <PageArt />
        </div>
      )}
      <figure className={`${frame} ${reading}`}>
        <div className={blockHead} aria-hidden="true">
          <span className={styles.sign}>“</span>
        </div>
        <div>
          <blockquote className={styles.words}>{block.text}</blockquote>
          <figcaption>
            <strong>{block.by}</strong>
            {block.role && <span className={cardMuted}> · {block.role}</span>}
          </figcaption>
        </div>
      </figure>
    </section>
  );
}
