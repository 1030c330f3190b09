import type { ReactNode } from 'react';
import { Icon } from '../../base/icons/icon.tsx';
import * as styles from './notice.css.ts';

const ICONS = {
  info: 'tabler:info-circle',
  success: 'tabler:circle-check',
  warning: 'tabler:alert-triangle',
} as const;

interface NoticeProperties {
  readonly tone: keyof typeof ICONS;
  readonly children: ReactNode;
}

/** A box for what nobody should miss. */
export function Notice({ tone, children }: NoticeProperties) {
  return (
    <div className={styles.notice} data-tone={tone}>
      <Icon name={ICONS[tone]} />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
