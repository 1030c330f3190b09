import { showsStepIcons } from '#domain/programs/shown-icons.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { badge, itemTitle } from '../../base/theme/parts.css.ts';
import type { BlockProperties } from './block-properties.ts';
import { BlockSection } from './block-section.tsx';
import * as styles from './steps.css.ts';

/** How it works, in order. A step that names an icon may show it in place of its number. */
export function Block({ block, heading }: BlockProperties<'steps'>) {
  const pictured = showsStepIcons(block.look);
  return (
    <BlockSection look="line" {...block} heading={heading}>
      <ol className={styles.steps}>
        {block.items.map(({ title, text, icon }) => (
          <li key={title} className={styles.step}>
            <span
              className={icon && pictured ? badge : `${badge} ${styles.number}`}
              aria-hidden="true"
            >
              {icon && pictured && <Icon name={icon} />}
            </span>
            <div>
              <h3 className={itemTitle}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
