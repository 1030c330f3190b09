import { useState } from 'react';
import { writeNote } from '#contract/people/note-endpoints.ts';
import type { NoteSubject } from '#contract/vocabulary/operator-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { clearDraft, draftKey, readDraft, writeDraft } from '../../base/session/draft-storage.ts';
import { useAction } from '../../base/session/use-api.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { toast } from '../../kit/shell/toast-store.ts';
import * as frame from './console-frame.css.ts';
import * as styles from './notes.css.ts';
import { notesWords } from './notes-words.ts';
import { useConsole } from './use-console.ts';

interface NoteFormProperties {
  readonly subject: { readonly subject_kind: NoteSubject; readonly subject_id: string };
}

/** Writes a note. What was typed survives a sign-out, and a look at something else. */
export function NoteForm({ subject }: NoteFormProperties) {
  const say = useWords();
  const { operator, program } = useConsole();
  const { subject_kind, subject_id } = subject;
  const draft = draftKey(program.uuid, operator.id, `note ${subject_kind}:${subject_id}`);
  const [text, setText] = useState(() => String(readDraft(draft)?.text ?? ''));
  const write = useAction(writeNote);
  const empty = text.trim() === '';
  const type = (typed: string) => {
    setText(typed);
    if (typed === '') clearDraft(draft);
    else writeDraft(draft, { text: typed });
  };
  const submit = () => {
    if (empty || write.isPending) return;
    write.mutate(
      { query: { uuid: program.uuid }, body: { ...subject, text: text.trim() } },
      {
        onSuccess: () => {
          type('');
          toast({ title: say(notesWords.written), tone: 'success' });
        },
      },
    );
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label className={styles.labelled}>
        <span className={styles.muted}>{say(notesWords.text)}</span>
        <textarea
          className={frame.field}
          rows={2}
          dir="auto"
          maxLength={4_000}
          value={text}
          onChange={({ currentTarget: { value } }) => type(value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            submit();
          }}
        />
      </label>
      <button type="submit" className={frame.smallButton} aria-disabled={empty || write.isPending}>
        {say(notesWords.write)}
      </button>
      {write.error && <CallProblem error={write.error} />}
    </form>
  );
}
