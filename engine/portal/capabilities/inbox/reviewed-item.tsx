import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { ReviewSubject } from '#contract/vocabulary/inbox-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { useView } from '../../base/view/use-view.ts';
import { PersonLink } from '../../core/console/person-link.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { localMoment } from '../../kit/parts/format.ts';
import { HeadingsFrom } from '../../kit/parts/heading.tsx';
import { ReviewStateTag } from '../../kit/parts/review-state-tag.tsx';
import { ReviewTimeline } from '../../kit/parts/review-timeline.tsx';
import { Notice } from '../../kit/text/notice.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import * as styles from './inbox.css.ts';
import { inboxWords } from './inbox-words.ts';
import { DECISION_WORDS, itemKey, type REVIEWS } from './kinds.ts';
import { PersonFacts } from './person-facts.tsx';

const AlsoLooking = lazyPart(async () => (await import('./also-looking.tsx')).AlsoLooking);
const Notes = lazyPart(async () => (await import('../../core/console/notes.tsx')).Notes);
const OtherItems = lazyPart(async () => (await import('./other-items.tsx')).OtherItems);

type Item = ResponseOf<(typeof REVIEWS)[ReviewSubject]['read']>;

interface ReviewedItemProperties {
  readonly kind: ReviewSubject;
  readonly item: Item;
  readonly onDecided: () => void;
  /** What is particular to its kind. */
  readonly children: ReactNode;
}

/** An item that is reviewed: who made it, what it is, what happened to it, and the decision. */
export function ReviewedItem({ kind, item, onDecided, children }: ReviewedItemProperties) {
  const say = useWords();
  const { locale } = useView();
  const { may } = useConsole();
  const { creator, state, submitted_at, timeline, waiting_decision: waiting } = item;
  const changed = useChanged(item.revision);
  const open = state === 'submitted' || state === 'in_review';
  return (
    <article className={styles.item}>
      <div className={styles.part}>
        <div className={styles.head}>
          <h2 className={styles.partTitle} tabIndex={-1}>
            {creator ? (
              <PersonLink id={creator.id}>
                {creator.display_name || say(inboxWords.nameless)}
              </PersonLink>
            ) : (
              say(inboxWords.guest)
            )}
          </h2>
          <ReviewStateTag state={state} />
          <span className={styles.mark}>{localMoment(submitted_at, locale)}</span>
          <Suspense>
            <AlsoLooking kind={kind} id={item.id} />
          </Suspense>
        </div>
        <p>
          <bdi>{titleOf(item)}</bdi>
        </p>
        {creator && <PersonFacts creator={creator} />}
      </div>
      {changed && (
        <Notice tone="warning">
          <p role="status">{say(inboxWords.changed)}</p>
        </Notice>
      )}
      {children}
      <ReviewTimeline timeline={timeline} actors={ACTORS} />
      {creator && (
        <Suspense>
          <OtherItems of={creator.id} besides={itemKey({ kind, id: String(item.id) })} />
        </Suspense>
      )}
      <HeadingsFrom value={3}>
        <Suspense>
          <Notes kind={kind} id={item.id} />
        </Suspense>
      </HeadingsFrom>
      {waiting ? (
        <p className={styles.held}>
          {say(inboxWords.decidedBy, {
            decision: say(DECISION_WORDS[waiting.decision]),
            name: waiting.operator_name ?? say(inboxWords.someone),
          })}
          {' · '}
          {say(inboxWords.held, { time: localMoment(waiting.due_at, locale) })}
        </p>
      ) : (
        open && may('review') && <DecisionPanel kind={kind} item={item} onDecided={onDecided} />
      )}
    </article>
  );
}

const ACTORS = { creator: inboxWords.byCreator, guest: inboxWords.byGuest } as const;

/** What an item is about, where its kind says so. */
function titleOf(item: Item): string {
  if ('activation_title' in item) return item.activation_title;
  return 'title' in item ? item.title : '';
}

/** Whether what is shown became another one while one looked at it. */
function useChanged(revision: number): boolean {
  const first = useRef(revision);
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    if (revision !== first.current) setChanged(true);
  }, [revision]);
  return changed;
}
