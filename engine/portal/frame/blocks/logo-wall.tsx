import { ProgramLink } from '../../base/links/program-link.tsx';
import type { BlockProperties } from './block-properties.ts';
import { BlockSection } from './block-section.tsx';
import * as styles from './logo-wall.css.ts';

/** Names or logos in rows. */
export function Block({ block, heading }: BlockProperties<'logo_wall'>) {
  return (
    <BlockSection look="wall" {...block} heading={heading}>
      <ul className={styles.wall}>
        {block.items.map(({ name, asset, to }) => {
          const face = asset ? <img src={asset} alt={name} height={40} loading="lazy" /> : name;
          return (
            <li key={name} className={styles.entry}>
              {to ? <ProgramLink to={to}>{face}</ProgramLink> : face}
            </li>
          );
        })}
      </ul>
    </BlockSection>
  );
}
