import { cardMuted } from '../../base/theme/parts.css.ts';
import type { BlockProperties } from './block-properties.ts';
import { BlockSection } from './block-section.tsx';
import * as styles from './stats.css.ts';

/** Figures in a row. */
export function Block({ block, heading }: BlockProperties<'stats'>) {
  return (
    <BlockSection look="row" {...block} heading={heading}>
      <dl className={styles.figures}>
        {block.items.map(({ value, label }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {block.note && <p className={`${cardMuted} ${styles.note}`}>{block.note}</p>}
    </BlockSection>
  );
}
