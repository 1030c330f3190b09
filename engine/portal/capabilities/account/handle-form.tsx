import { type FormEvent, useId, useState } from 'react';
import { changeOwnProfile, type OwnProfile } from '#contract/profiles/endpoints.ts';
import { HANDLE, LONGEST_HANDLE } from '#contract/vocabulary/handle-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { primaryButton, quietButton } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { localDay } from '../../kit/parts/format.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import * as styles from './account.css.ts';
import { publicProfileWords as words } from './public-profile-words.ts';

/** Chooses the end of the profile's address. */
export function HandleForm({ profile }: { readonly profile: OwnProfile }) {
  const say = useWords();
  const id = useId();
  const { uuid } = useProgram();
  const { locale } = useView();
  const { handle, suggested_handle, handle_again_at } = profile;
  const [typed, setTyped] = useState(handle ?? suggested_handle);
  const [wrong, setWrong] = useState(false);
  const change = useAction(changeOwnProfile);
  const wanted = typed.trim().toLowerCase();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const fits = HANDLE.test(wanted);
    setWrong(!fits);
    if (!fits) document.getElementById(id)?.focus();
    if (!fits || wanted === handle || change.isPending) return;
    change.mutate(
      { query: { uuid }, body: { handle: wanted } },
      {
        onSuccess: () => {
          setTyped(wanted);
          toast({ title: say(commonWords.saved), tone: 'success' });
        },
      },
    );
  };
  return (
    <form className={styles.deletion} onSubmit={save} noValidate>
      <div className={styles.field}>
        <label className={styles.name} htmlFor={id}>
          {say(words.handle)}
        </label>
        <p id={`${id}-help`} className={styles.muted}>
          {say(words.handleHelp)} {handle !== null && say(words.handleChange)}
        </p>
        <input
          id={id}
          className={styles.box}
          value={typed}
          dir="ltr"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST_HANDLE}
          aria-invalid={wrong}
          aria-describedby={`${id}-help${wrong ? ` ${id}-wrong` : ''}`}
          disabled={handle_again_at !== null}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(false);
          }}
        />
      </div>
      {wrong && (
        <p id={`${id}-wrong`} role="alert">
          {say(words.handleWrong)}
        </p>
      )}
      {handle_again_at !== null && (
        <p className={styles.muted}>
          {say(words.handleWait, { day: localDay(handle_again_at, locale) })}
        </p>
      )}
      {change.error && <CallProblem error={change.error} />}
      {handle_again_at === null && (
        <div className={styles.buttons}>
          <button
            type="submit"
            className={handle === null ? primaryButton : quietButton}
            aria-disabled={change.isPending || wanted === handle}
          >
            {say(words.saveHandle)}
          </button>
        </div>
      )}
    </form>
  );
}
