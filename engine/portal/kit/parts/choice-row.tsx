import * as styles from './choice-row.css.ts';

interface ChoiceRowProperties<Value extends string> {
  /** What is chosen. */
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** Buttons of which one is pressed: what a list shows. */
export function ChoiceRow<Value extends string>(properties: ChoiceRowProperties<Value>) {
  const { label, choices, value, onChoose } = properties;
  return (
    <fieldset className={styles.row} aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={styles.choice}
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.text}
        </button>
      ))}
    </fieldset>
  );
}
