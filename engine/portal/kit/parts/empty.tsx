import type { ReactNode } from 'react';
import { Icon } from '../../base/icons/icon.tsx';
import { badge, itemTitle } from '../../base/theme/parts.css.ts';
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
      {/* The page's picture once more, where it has one. */}
      <svg className={`art ${styles.emptyPicture}`} aria-hidden="true">
        <use href="#picture" />
      </svg>
      <span className={`${badge} ${styles.emptySign}`} aria-hidden="true">
        <Icon name={icon} />
      </span>
      <h2 className={itemTitle}>{title}</h2>
      {children && <div className={styles.emptyText}>{children}</div>}
    </div>
  );
}
