import { visuallyHidden } from '../../base/theme/parts.css.ts';
import { field } from '../../core/console/console-frame.css.ts';

interface ChoiceProperties {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  /** Called with an empty text where nothing is narrowed. */
  readonly onChoose: (value: string) => void;
}

/** One of a list's filters. */
export function Choice({ label, value = '', options, onChoose }: ChoiceProperties) {
  return (
    <label>
      <span className={visuallyHidden}>{label}</span>
      <select
        className={field}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}
