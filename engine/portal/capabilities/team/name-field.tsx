import { useWords } from '../../base/i18n/use-words.ts';
import { field } from '../../core/console/console-frame.css.ts';
import * as styles from './team.css.ts';
import { teamWords } from './team-words.ts';

interface NameFieldProperties {
  readonly name: string;
  /** Stands in the empty field. */
  readonly hint: string;
  readonly onChange: (name: string) => void;
}

/** The name of something that programs call with. */
export function NameField({ name, hint, onChange }: NameFieldProperties) {
  const say = useWords();
  return (
    <label className={styles.labelled}>
      <span>{say(teamWords.keyName)}</span>
      <input
        className={`${field} ${styles.roomy}`}
        value={name}
        maxLength={100}
        required
        // More than blanks.
        pattern=".*\S.*"
        dir="auto"
        autoComplete="off"
        placeholder={hint}
        onChange={({ currentTarget: { value } }) => onChange(value)}
      />
    </label>
  );
}
