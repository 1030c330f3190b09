import { Icon } from '../../base/icons/icon.tsx';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { cardMuted, itemTitle } from '../../base/theme/parts.css.ts';
import type { BlockProperties } from './block-properties.ts';
import { BlockSection } from './block-section.tsx';
import * as styles from './resources.css.ts';

/** Links and files for creators. */
export function Block({ block, heading }: BlockProperties<'resources'>) {
  return (
    <BlockSection {...block} heading={heading} reading>
      <ul className={styles.list}>
        {block.items.map(({ title, text, to, icon }) => (
          <li key={title} className={styles.resource}>
            <Icon name={icon ?? 'tabler:arrow-right'} />
            <h3 className={itemTitle}>
              <ProgramLink to={to} className={styles.link}>
                {title}
              </ProgramLink>
            </h3>
            {text && <p className={cardMuted}>{text}</p>}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
