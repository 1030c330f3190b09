import type { ReactNode } from 'react';
import type { ReviewSubject } from '#contract/vocabulary/inbox-words.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import * as styles from './people.css.ts';

interface ItemLinkProperties {
  readonly kind: ReviewSubject;
  readonly id: string | number;
  readonly children: ReactNode;
}

/** Leads to something that operators decide on, as the inbox names it. */
export function ItemLink({ kind, id, children }: ItemLinkProperties) {
  const { addressOf } = useConsole();
  return (
    <ConsoleLink to={addressOf('inbox', `${kind}:${id}`)} className={styles.clipped}>
      <bdi>{children}</bdi>
    </ConsoleLink>
  );
}
