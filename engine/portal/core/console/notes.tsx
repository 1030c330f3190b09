import { useRef } from 'react';
import type * as z from 'zod';
import { deleteNote, listNotes, type operatorNote } from '#contract/people/note-endpoints.ts';
import type { NoteSubject } from '#contract/vocabulary/operator-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { confirm } from '../../kit/parts/confirm.tsx';
import { localMoment } from '../../kit/parts/format.ts';
import { Heading } from '../../kit/parts/heading.tsx';
import { Paged } from '../../kit/parts/paged.tsx';
import { usePages } from '../../kit/parts/use-pages.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { NoteForm } from './note-form.tsx';
import * as styles from './notes.css.ts';
import { notesWords } from './notes-words.ts';
import { useConsole } from './use-console.ts';

/** How many notes come at once. */
const PAGE = 20;

interface NotesProperties {
  readonly kind: NoteSubject;
  /** The number of an item, or a uuid. */
  readonly id: string | number;
}

/** What operators wrote to each other about an item or a person, newest first. */
export function Notes({ kind, id }: NotesProperties) {
  const say = useWords();
  const { program, may } = useConsole();
  const title = useRef<HTMLHeadingElement>(null);
  const subject = { subject_kind: kind, subject_id: String(id) };
  const notes = usePages(listNotes, { query: { uuid: program.uuid, limit: PAGE, ...subject } });
  return (
    <section className={styles.notes}>
      <div className={styles.head}>
        <Heading ref={title} className={styles.title} tabIndex={-1}>
          {say(notesWords.title)}
        </Heading>
        <span className={styles.muted}>{say(notesWords.secret)}</span>
      </div>
      <Paged of={notes} rows={1} shape="rows">
        {(pages) => {
          const all = pages.flatMap(({ items }) => items);
          if (all.length === 0) return <p className={styles.muted}>{say(notesWords.none)}</p>;
          return (
            <ul className={styles.list}>
              {all.map((note) => (
                <Note key={note.id} note={note} onDeleted={() => title.current?.focus()} />
              ))}
            </ul>
          );
        }}
      </Paged>
      {may('write_notes') && <NoteForm key={`${kind}:${id}`} subject={subject} />}
    </section>
  );
}

interface NoteProperties {
  readonly note: z.infer<typeof operatorNote>;
  /** Called when it is gone, and the button that was pressed with it. */
  readonly onDeleted: () => void;
}

function Note({ note: { id, author, own, text, written_at }, onDeleted }: NoteProperties) {
  const say = useWords();
  const { locale } = useView();
  const { program, may } = useConsole();
  const remove = useAction(deleteNote);
  const time = localMoment(written_at, locale);
  const name = author?.name ?? say(notesWords.someone);
  const ask = () =>
    confirm({
      title: say(notesWords.removeTitle),
      text,
      yes: say(notesWords.remove),
      no: say(commonWords.cancel),
      onYes: () =>
        remove.mutate(
          { params: { note_id: id }, query: { uuid: program.uuid } },
          {
            onSuccess: () => {
              toast({ title: say(notesWords.removed), tone: 'success' });
              onDeleted();
            },
          },
        ),
    });
  return (
    <li className={styles.note}>
      <div className={styles.head}>
        <bdi>{own ? say(notesWords.you, { name }) : name}</bdi>
        <time className={styles.muted} dateTime={written_at}>
          {time}
        </time>
        {(own ? may('write_notes') : may('delete_notes')) && (
          <button
            type="button"
            className={styles.remove}
            aria-label={say(notesWords.removeOne, { time })}
            aria-disabled={remove.isPending}
            onClick={() => !remove.isPending && ask()}
          >
            {say(notesWords.remove)}
          </button>
        )}
      </div>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {remove.error && <CallProblem error={remove.error} />}
    </li>
  );
}
