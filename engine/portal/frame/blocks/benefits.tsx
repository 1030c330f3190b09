import { showsBenefitIcon } from '#domain/programs/shown-icons.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { badge, card, cardMuted, cards, field, itemTitle } from '../../base/theme/parts.css.ts';
import * as styles from './benefits.css.ts';
import type { BlockProperties } from './block-properties.ts';
import { BlockSection } from './block-section.tsx';
import { PageArt } from './key-art.tsx';

/** What members get. */
export function Block({ block, heading }: BlockProperties<'benefits'>) {
  return (
    <BlockSection {...block} heading={heading}>
      <ul className={cards}>
        {block.items.map(({ title, text, icon }, index) => {
          const grand = block.look === 'bento' && index === 0;
          return (
            <li key={title} className={`${card} ${styles.benefit}${grand ? ` ${field}` : ''}`}>
              {grand && (
                <div className={styles.picture}>
                  <PageArt />
                </div>
              )}
              {icon && showsBenefitIcon(block.look, index) && (
                <span className={`${badge} ${styles.sign}`}>
                  <Icon name={icon} />
                </span>
              )}
              <h3 className={itemTitle}>{title}</h3>
              <p className={cardMuted}>{text}</p>
            </li>
          );
        })}
      </ul>
    </BlockSection>
  );
}
