import { useId, useRef, useState } from 'react';
import { setCreatorTags } from '#contract/people/endpoints.ts';
import type { Person } from '#contract/people/person.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import * as styles from './people.css.ts';
import { peopleWords } from './people-words.ts';
import { readTags } from './read-tags.ts';
import { TagList } from './tag-list.tsx';

interface PersonTagsProperties {
  readonly person: Pick<Person, 'id' | 'tags' | 'status'>;
}

/** What operators call somebody by, and the way to change it. */
export function PersonTags({ person: { id, tags, status } }: PersonTagsProperties) {
  const say = useWords();
  const { may } = useConsole();
  const opener = useRef<HTMLButtonElement>(null);
  const [form, setForm] = useState<'open' | 'closed'>('closed');
  const close = () => {
    setForm('closed');
    // The field that had the focus goes.
    opener.current?.focus();
  };
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2 className={styles.partTitle}>{say(peopleWords.tags)}</h2>
        {may('tag_creators') && status.status !== 'deleted' && (
          <button
            ref={opener}
            type="button"
            className={frame.smallButton}
            aria-expanded={form === 'open'}
            onClick={() => setForm(form === 'open' ? 'closed' : 'open')}
          >
            {say(peopleWords.editTags)}
          </button>
        )}
      </div>
      {form === 'open' ? (
        <TagForm id={id} tags={tags} onDone={close} />
      ) : tags.length > 0 ? (
        <TagList tags={tags} />
      ) : (
        <p className={styles.muted}>{say(peopleWords.noTags)}</p>
      )}
    </section>
  );
}

interface TagFormProperties {
  readonly id: string;
  readonly tags: readonly string[];
  readonly onDone: () => void;
}

function TagForm({ id, tags, onDone }: TagFormProperties) {
  const say = useWords();
  const { program } = useConsole();
  const hint = useId();
  const [typed, setTyped] = useState(tags.join(', '));
  const save = useAction(setCreatorTags);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (save.isPending) return;
        save.mutate(
          {
            params: { creator_id: id },
            query: { uuid: program.uuid },
            body: { tags: readTags(typed) },
          },
          {
            onSuccess: () => {
              toast({ title: say(commonWords.saved), tone: 'success' });
              onDone();
            },
          },
        );
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone();
      }}
    >
      <label className={styles.labelled}>
        <span>{say(peopleWords.tags)}</span>
        <input
          // biome-ignore lint/a11y/noAutofocus: the form is opened by its own button.
          autoFocus
          className={frame.field}
          dir="auto"
          value={typed}
          aria-describedby={hint}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <span id={hint} className={styles.muted}>
          {say(peopleWords.tagsHint)}
        </span>
      </label>
      <div className={styles.buttons}>
        <button type="submit" className={frame.smallButton} aria-disabled={save.isPending}>
          {say(commonWords.save)}
        </button>
        <button type="button" className={frame.smallButton} onClick={onDone}>
          {say(commonWords.cancel)}
        </button>
      </div>
      {save.error && <CallProblem error={save.error} />}
    </form>
  );
}
