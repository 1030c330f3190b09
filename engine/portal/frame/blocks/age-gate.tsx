import { ActionLink } from '../../base/links/action-link.tsx';
import {
  blockTitle,
  column,
  lead,
  primaryButton,
  block as section,
} from '../../base/theme/parts.css.ts';
import * as styles from './age-gate.css.ts';
import type { BlockProperties } from './block-properties.ts';

/** Tells somebody kindly that they are too young, and what to do. */
export function Block({ block, heading: Heading }: BlockProperties<'age_gate'>) {
  return (
    <section className={section}>
      <div className={`${column} ${styles.inner}`}>
        <Heading className={blockTitle}>{block.title}</Heading>
        <p className={lead}>{block.text}</p>
        {block.action && <ActionLink action={block.action} className={primaryButton} />}
      </div>
    </section>
  );
}
