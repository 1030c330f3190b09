import type * as z from 'zod';
import type { timelineEntry } from '#contract/shapes/review-fields.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { useView } from '../../base/view/use-view.ts';
import { reviewStateWords, reviewWords } from '../words/review-words.ts';
import { localMoment } from './format.ts';
import { reasonText } from './reason-text.ts';
import * as styles from './review-timeline.css.ts';

type Entry = z.infer<typeof timelineEntry>;

const ACTORS: Readonly<Record<Entry['actor_kind'], Word>> = {
  creator: reviewWords.byYou,
  guest: reviewWords.byYou,
  operator: reviewWords.byTeam,
  system: reviewWords.bySystem,
};

const PRESENT: Readonly<Record<Entry['to_state'], string>> = {
  submitted: styles.present,
  in_review: styles.present,
  needs_changes: styles.presentBad,
  accepted: styles.presentGood,
  rejected: styles.presentBad,
  withdrawn: styles.present,
};

interface ReviewTimelineProperties {
  readonly timeline: readonly Entry[];
  /** Where the reader is not the creator: what those are called who would be "you". */
  readonly actors?: Readonly<Partial<Record<Entry['actor_kind'], Word>>>;
}

/** What happened to an application, request, piece of content or appeal; the newest comes last. */
export function ReviewTimeline({ timeline, actors }: ReviewTimelineProperties) {
  const say = useWords();
  const { locale } = useView();
  return (
    <ol className={styles.list} aria-label={say(reviewWords.timeline)}>
      {timeline.map((entry, place) => (
        <li key={`${entry.at} ${entry.to_state}`} className={styles.entry}>
          <span
            className={place === timeline.length - 1 ? PRESENT[entry.to_state] : styles.dot}
            aria-hidden="true"
          />
          <p className={styles.head}>
            <span className={styles.state}>{say(stepWord(entry))}</span>
            <span className={styles.when}>
              <time dateTime={entry.at}>{localMoment(entry.at, locale)}</time>
              {' · '}
              {say({ ...ACTORS, ...actors }[entry.actor_kind])}
            </span>
          </p>
          <Why reason={entry.reason_code} note={entry.note} />
        </li>
      ))}
    </ol>
  );
}

const stepWord = ({ from_state, to_state }: Entry) =>
  from_state !== null && to_state === 'submitted'
    ? reviewWords.resubmitted
    : reviewStateWords[to_state];

interface WhyProperties {
  readonly reason: string | null;
  readonly note: string | null;
}

/** A decision's reason in words, and what the program wrote about it. */
function Why({ reason, note }: WhyProperties) {
  const say = useWords();
  const text = reasonText(reason, say);
  return (
    <>
      {text && <p>{text}</p>}
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
