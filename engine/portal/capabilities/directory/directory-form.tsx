import type { FormEvent } from 'react';
import type { ProgramDirectory } from '#contract/programs/view.ts';
import { LONGEST_SEARCH } from '#domain/directory/directory-search.ts';
import { languageTag } from '#domain/locales/negotiate-locale.ts';
import { LOCALE_NAMES } from '../../base/i18n/engine-locales.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { control } from '../../kit/form/form.css.ts';
import * as styles from './directory.css.ts';
import { directoryWords } from './directory-words.ts';

interface DirectoryFormProperties {
  readonly directory: ProgramDirectory;
  /** Told of every change; without script the form is sent as it is. */
  readonly onChange: (form: HTMLFormElement) => void;
}

/** Narrows the list of programs. Its fields are the browser's own, so that it remembers them. */
export function DirectoryForm({ directory, onChange }: DirectoryFormProperties) {
  const say = useWords();
  const { search, platforms, languages, complete } = directory;
  const changed = ({ currentTarget }: FormEvent<HTMLFormElement>) => onChange(currentTarget);
  return (
    <search>
      <form
        className={styles.form}
        action="/display_programs"
        aria-label={say(directoryWords.filters)}
        onChange={changed}
        onSubmit={(event) => {
          if (complete) event.preventDefault();
        }}
      >
        <label className={styles.field}>
          {say(directoryWords.search)}
          <input
            className={control}
            type="search"
            name="q"
            maxLength={LONGEST_SEARCH}
            defaultValue={search.q}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <Choice name="state" label={say(directoryWords.applications)} chosen={search.state}>
          <option value="open">{say(directoryWords.stateOpen)}</option>
          <option value="upcoming">{say(directoryWords.stateUpcoming)}</option>
          <option value="closed">{say(directoryWords.stateClosed)}</option>
        </Choice>
        <Choice name="platform" label={say(directoryWords.platform)} chosen={search.platform}>
          {platforms.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice name="language" label={say(directoryWords.language)} chosen={search.language}>
          {languages.map((locale) => (
            <option key={locale} value={locale} lang={languageTag(locale)}>
              {LOCALE_NAMES[locale] ?? locale}
            </option>
          ))}
        </Choice>
        <button className={quietButton} type="submit">
          {say(directoryWords.find)}
        </button>
      </form>
    </search>
  );
}

interface ChoiceProperties {
  readonly name: string;
  readonly label: string;
  readonly chosen: string | undefined;
  readonly children: React.ReactNode;
}

function Choice({ name, label, chosen = '', children }: ChoiceProperties) {
  const say = useWords();
  return (
    <label className={styles.field}>
      {label}
      <select className={control} name={name} defaultValue={chosen}>
        <option value="">{say(directoryWords.any)}</option>
        {children}
      </select>
    </label>
  );
}
