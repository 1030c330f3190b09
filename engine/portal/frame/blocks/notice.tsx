import { ActionLink } from '../../base/links/action-link.tsx';
import { frame, block as part, quietButton } from '../../base/theme/parts.css.ts';
import { Notice } from '../../kit/text/notice.tsx';
import { RichTextView } from '../../kit/text/rich-text-view.tsx';
import type { BlockProperties } from './block-properties.ts';
import * as styles from './notice.css.ts';

/** Something everybody should know. */
export function Block({ block, heading: Heading }: BlockProperties<'notice'>) {
  return (
    <section className={part}>
      <div className={frame}>
        <div className={styles.place}>
          <Notice tone={block.tone ?? 'info'}>
            {block.title && <Heading className={styles.title}>{block.title}</Heading>}
            <RichTextView text={block.text} />
            {block.action && <ActionLink action={block.action} className={quietButton} />}
          </Notice>
        </div>
      </div>
    </section>
  );
}
