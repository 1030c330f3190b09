import { useState } from 'react';
import { listNoteTemplates } from '#contract/reviews/note-template-endpoints.ts';
import { LOCALE_NAMES } from '../../base/i18n/engine-locales.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import { useConsole } from '../../core/console/use-console.ts';
import * as styles from './inbox.css.ts';
import { KeptNotes } from './kept-notes.tsx';
import { noteIn, sameLanguage, withKept } from './note-template.ts';
import { noteTemplateWords as words } from './note-template-words.ts';

interface NoteTemplatesProperties {
  readonly note: string;
  /** The language of whoever gets the note; undefined where they are many, or unknown. */
  readonly locale: string | undefined;
  readonly onNote: (note: string) => void;
}

/** Notes that are kept for use: to insert, and for those who may, to keep and delete. */
export function NoteTemplates({ note, locale, onNote }: NoteTemplatesProperties) {
  const say = useWords();
  const { locale: own } = useView();
  const { program, may } = useConsole();
  const [inserted, setInserted] = useState<string>();
  const { data } = useEndpoint(
    listNoteTemplates,
    { query: { uuid: program.uuid, limit: 100 } },
    // Managers keep few: they are not asked for again at each item.
    { staleTime: 60_000 },
  );
  const kept = data?.items ?? [];
  const insert = (id: string) => {
    const chosen = kept.find((one) => String(one.id) === id);
    const said = chosen && noteIn(chosen.texts, [locale, own]);
    if (!said) return;
    setInserted(said.locale);
    onNote(withKept(note, said.text));
  };
  const isForeign =
    inserted !== undefined && locale !== undefined && !sameLanguage(inserted, locale);
  return (
    <>
      {kept.length > 0 && (
        <label className={styles.labelled}>
          <span>{say(words.insert)}</span>
          <select
            className={frame.field}
            value=""
            onChange={({ currentTarget: { value } }) => insert(value)}
          >
            <option value="">{say(words.choose)}</option>
            {kept.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {isForeign && (
        <p role="status" className={styles.mark}>
          {say(words.foreign, { language: LOCALE_NAMES[inserted] ?? inserted })}
        </p>
      )}
      {may('manage_note_templates') && (
        <KeptNotes kept={kept} note={note} locale={inserted ?? locale ?? own} />
      )}
    </>
  );
}
