import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { RichTextView } from '../../kit/text/rich-text-view.tsx';
import type { BlockProperties } from './block-properties.ts';
import { BlockSection } from './block-section.tsx';
import * as styles from './faq.css.ts';

/** Questions and answers; they open without script. */
export function Block({ block, heading }: BlockProperties<'faq'>) {
  const say = useWords();
  return (
    <BlockSection {...block} title={block.title ?? say(words.faqTitle)} heading={heading} reading>
      <div className={styles.list}>
        {block.items.map(({ question, answer }) => (
          <details key={question} className={styles.entry}>
            <summary className={styles.question}>
              <h3 className={styles.heading}>{question}</h3>
              <Icon name="tabler:chevron-down" />
            </summary>
            <div className={styles.answer}>
              <RichTextView text={answer} />
            </div>
          </details>
        ))}
      </div>
    </BlockSection>
  );
}
