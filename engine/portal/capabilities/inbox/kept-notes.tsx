import { type KeyboardEvent, useState } from 'react';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import {
  deleteNoteTemplate,
  type listNoteTemplates,
  saveNoteTemplate,
} from '#contract/reviews/note-template-endpoints.ts';
import { ENGINE_LOCALES, engineLocale, LOCALE_NAMES } from '../../base/i18n/engine-locales.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { useAction } from '../../base/session/use-api.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { toast } from '../../kit/shell/toast-store.ts';
import * as styles from './inbox.css.ts';
import { noteTemplateWords as words } from './note-template-words.ts';

interface KeptNotesProperties {
  readonly kept: ResponseOf<typeof listNoteTemplates>['items'];
  /** The one that is being written. */
  readonly note: string;
  /** The language that it is probably written in. */
  readonly locale: string;
}

/** Keeps the note that is being written, and deletes those that were kept. */
export function KeptNotes({ kept, note, locale }: KeptNotesProperties) {
  const say = useWords();
  const { program } = useConsole();
  const query = { uuid: program.uuid };
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<string>();
  const keep = useAction(saveNoteTemplate);
  const remove = useAction(deleteNoteTemplate);
  const language = chosen ?? engineLocale(locale);
  const isReady = name.trim() !== '' && note.trim() !== '' && !keep.isPending;
  const save = () => {
    if (!isReady) return;
    const before = kept.find((one) => one.name === name.trim())?.texts;
    const texts = { ...before, [language]: note.trim() };
    keep.mutate(
      { query, body: { name: name.trim(), texts } },
      {
        onSuccess: () => {
          setName('');
          toast({ title: say(words.kept), tone: 'success' });
        },
      },
    );
  };
  // It stands in the form of a decision, which Enter makes and Escape gives up.
  const own = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.stopPropagation();
    if (event.key === 'Escape' || (event.target as Element).tagName !== 'INPUT') return;
    event.preventDefault();
    save();
  };
  return (
    <details className={styles.kept} onKeyDown={own}>
      <summary className={styles.keptTitle}>{say(words.manage)}</summary>
      <div className={styles.keptFields}>
        <label className={styles.labelled}>
          <span>{say(words.name)}</span>
          <input
            className={frame.field}
            dir="auto"
            maxLength={100}
            value={name}
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
        </label>
        <label className={styles.labelled}>
          <span>{say(words.language)}</span>
          <select
            className={frame.field}
            value={language}
            onChange={({ currentTarget: { value } }) => setChosen(value)}
          >
            {ENGINE_LOCALES.map((one) => (
              <option key={one} value={one}>
                {LOCALE_NAMES[one] ?? one}
              </option>
            ))}
          </select>
        </label>
        <div className={styles.buttons}>
          <button
            type="button"
            className={frame.smallButton}
            aria-disabled={!isReady}
            onClick={save}
          >
            {say(words.keep)}
          </button>
        </div>
        {kept.length > 0 && (
          <ul className={styles.others}>
            {kept.map(({ id, name: called }) => (
              <li key={id} className={styles.head}>
                <bdi>{called}</bdi>
                <button
                  type="button"
                  className={frame.smallButton}
                  aria-label={say(words.remove, { name: called })}
                  aria-disabled={remove.isPending}
                  onClick={() =>
                    !remove.isPending && remove.mutate({ query, params: { note_template_id: id } })
                  }
                >
                  <Icon name="tabler:x" />
                </button>
              </li>
            ))}
          </ul>
        )}
        {keep.error && <CallProblem error={keep.error} />}
        {remove.error && <CallProblem error={remove.error} />}
      </div>
    </details>
  );
}
