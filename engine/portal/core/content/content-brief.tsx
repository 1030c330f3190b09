import type { ReactNode } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { card, itemTitle } from '../../base/theme/parts.css.ts';
import { Deadline } from '../../kit/parts/deadline.tsx';
import { Heading } from '../../kit/parts/heading.tsx';
import { tag } from '../../kit/parts/parts.css.ts';
import { ProgressRing } from '../../kit/parts/progress-ring.tsx';
import { type Brief, typeName } from './brief.ts';
import { contentWords } from './content-words.ts';
import * as styles from './contents.css.ts';

interface ContentBriefProperties {
  readonly brief: Brief;
  /** How many pieces were accepted; undefined where that is not known. */
  readonly accepted: number | undefined;
}

/** What an activation asks of content, until when, and how much of it is done. */
export function ContentBrief({ brief, accepted }: ContentBriefProperties) {
  const say = useWords();
  const { types, hashtags, due_at, minimum, instructions } = brief;
  return (
    <section className={`${card} ${styles.brief}`}>
      <Heading className={itemTitle}>{say(contentWords.brief)}</Heading>
      {instructions && <p className={styles.instructions}>{instructions}</p>}
      <dl className={styles.facts}>
        <Fact term={say(contentWords.types)}>
          {types.map((type) => (
            <span key={type} className={tag}>
              {typeName(type, say)}
            </span>
          ))}
        </Fact>
        {hashtags.length > 0 && (
          <Fact term={say(contentWords.hashtags)}>
            {hashtags.map((hashtag) => (
              <bdi key={hashtag} className={tag}>
                #{hashtag.replace(/^#/, '')}
              </bdi>
            ))}
          </Fact>
        )}
        {due_at && (
          <Fact term={say(contentWords.due)}>
            <Deadline at={due_at} />
          </Fact>
        )}
        <Fact term={say(contentWords.minimum)}>
          <Progress minimum={minimum} accepted={accepted} />
        </Fact>
      </dl>
    </section>
  );
}

interface FactProperties {
  readonly term: string;
  readonly children: ReactNode;
}

function Fact({ term, children }: FactProperties) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

interface ProgressProperties {
  readonly minimum: number;
  readonly accepted: number | undefined;
}

function Progress({ minimum, accepted }: ProgressProperties) {
  const say = useWords();
  const wanted = say(contentWords.atLeast, { count: minimum });
  if (accepted === undefined || minimum < 1) return wanted;
  const done = say(contentWords.acceptedOf, { accepted, count: minimum });
  return (
    <span className={styles.progress}>
      <ProgressRing share={accepted / minimum} label={done} />
      <span>
        {wanted}
        <br />
        <span className={styles.aside}>{done}</span>
      </span>
    </span>
  );
}
