import { Icon } from '../icons/icon.tsx';
import { ProgramLink } from '../links/program-link.tsx';
import { RichTextView } from '../text/rich-text-view.tsx';
import { column, quietButton } from '../theme/parts.css.ts';
import type { BlockProperties } from './block-properties.ts';
import * as styles from './notice.css.ts';

const ICONS = {
  info: 'tabler:info-circle',
  success: 'tabler:circle-check',
  warning: 'tabler:alert-triangle',
} as const;

/** Something everybody should know. */
export function Block({ block, heading: Heading }: BlockProperties<'notice'>) {
  const tone = block.tone ?? 'info';
  return (
    <section className={styles.section}>
      <div className={column}>
        <div className={styles.notice} data-tone={tone}>
          <Icon name={ICONS[tone]} />
          <div className={styles.words}>
            {block.title && <Heading className={styles.title}>{block.title}</Heading>}
            <RichTextView text={block.text} />
            {block.action && (
              <ProgramLink to={block.action.to} className={quietButton}>
                {block.action.label}
              </ProgramLink>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
