import type { Person } from '#contract/people/person.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { localMoment } from '../../kit/parts/format.ts';
import { ItemLink } from './item-link.tsx';
import * as styles from './people.css.ts';
import { noteSubjectWords, recordWords } from './record-words.ts';

interface ItemNotesProperties {
  /** Newest first; those about the person stand elsewhere. */
  readonly notes: Person['notes']['items'];
}

/** What operators wrote on what somebody handed in, each with the way to it. */
export function ItemNotes({ notes }: ItemNotesProperties) {
  const say = useWords();
  const { locale } = useView();
  const onItems = notes.filter(({ subject_kind }) => subject_kind !== 'creator');
  if (onItems.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{say(recordWords.itemNotes)}</h2>
      <ul className={styles.lines}>
        {onItems.map(({ id, subject_kind, subject_id, author, text, written_at }) => (
          <li key={id}>
            <span className={styles.muted}>
              {subject_kind === 'redemption' || subject_kind === 'creator' ? (
                say(noteSubjectWords[subject_kind])
              ) : (
                <ItemLink kind={subject_kind} id={subject_id}>
                  {say(noteSubjectWords[subject_kind])}
                </ItemLink>
              )}
              {' · '}
              {author && (
                <>
                  <bdi>{author.name}</bdi>
                  {' · '}
                </>
              )}
              <time dateTime={written_at}>{localMoment(written_at, locale)}</time>
            </span>
            <p className={styles.text} dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
