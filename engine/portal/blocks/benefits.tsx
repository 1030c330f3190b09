import { Icon } from '../icons/icon.tsx';
import { badge, card, cardMuted, cards, itemTitle } from '../theme/parts.css.ts';
import * as styles from './benefits.css.ts';
import type { BlockProperties } from './block-properties.ts';
import { BlockSection } from './block-section.tsx';

/** What members get. */
export function Block({ block, heading }: BlockProperties<'benefits'>) {
  return (
    <BlockSection {...block} heading={heading}>
      <ul className={cards}>
        {block.items.map(({ title, text, icon }) => (
          <li key={title} className={`${card} ${styles.benefit}`}>
            {icon && (
              <span className={`${badge} ${styles.sign}`}>
                <Icon name={icon} />
              </span>
            )}
            <h3 className={itemTitle}>{title}</h3>
            <p className={cardMuted}>{text}</p>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
