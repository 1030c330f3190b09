import { cardMuted } from '../../base/theme/parts.css.ts';
import type { BlockProperties } from './block-properties.ts';
import { BlockSection } from './block-section.tsx';
import * as styles from './media.css.ts';

/** A picture or drawing with a caption. */
export function Block({ block, heading }: BlockProperties<'media'>) {
  return (
    <BlockSection id={block.id} title={block.title} intro={block.intro} heading={heading}>
      <figure className={styles.figure}>
        <img
          className={styles.picture}
          src={block.asset}
          alt={block.alternative}
          width={block.width}
          height={block.height}
          loading="lazy"
          decoding="async"
        />
        {block.caption && <figcaption className={cardMuted}>{block.caption}</figcaption>}
      </figure>
    </BlockSection>
  );
}
