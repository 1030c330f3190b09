import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { itemTitle } from '../../theme/parts.css.ts';
import * as styles from './parts.css.ts';

interface EmptyProperties {
  readonly icon: string;
  readonly title: string;
  /** What to do about it. */
  readonly children?: ReactNode;
}

/** Says that there is nothing yet, and what would bring something. */
export function Empty({ icon, title, children }: EmptyProperties) {
  return (
    <div className={styles.empty}>
      <span className={styles.emptySign} aria-hidden="true">
        <Icon name={icon} />
      </span>
      <h2 className={itemTitle}>{title}</h2>
      {children && <div className={styles.emptyText}>{children}</div>}
    </div>
  );
}
