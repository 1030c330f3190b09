import { useId } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { itemTitle } from '../../base/theme/parts.css.ts';
import { tagBad, tagGood } from '../../kit/parts/parts.css.ts';
import { keyWords } from './key-words.ts';
import * as styles from './keys.css.ts';
import type { KeyOption } from './preselected-key.ts';

interface KeyChoiceProperties {
  readonly title: string;
  readonly text: string;
  readonly options: readonly KeyOption[];
  readonly value: number | undefined;
  readonly onChoose: (id: number) => void;
  /** Keys that are gone can be chosen: somebody only asks for one. */
  readonly evenGone?: boolean;
}

/** The keys that there are, by platform and region; one of them is chosen. */
export function KeyChoice(properties: KeyChoiceProperties) {
  const { title, text, options, value, onChoose, evenGone = false } = properties;
  const group = useId();
  return (
    <fieldset className={styles.set} aria-describedby={`${group}-text`}>
      <legend className={`${itemTitle} ${styles.legend}`}>{title}</legend>
      <p id={`${group}-text`} className={styles.text}>
        {text}
      </p>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.id} className={styles.option}>
            <input
              type="radio"
              name={group}
              className={styles.ring}
              checked={option.id === value}
              disabled={!option.available && !evenGone}
              onChange={() => onChoose(option.id)}
            />
            <OptionWords option={option} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function OptionWords({ option }: { readonly option: KeyOption }) {
  const say = useWords();
  const { label, platform, region, available, preferred } = option;
  return (
    <span className={styles.words}>
      <span className={styles.label}>{label}</span>
      <span className={styles.region}>
        {platform} · {region ?? say(keyWords.anyRegion)}
      </span>
      <span className={styles.tags}>
        {available ? preferred && <span className={tagGood}>{say(keyWords.preferred)}</span> : null}
        {!available && <span className={tagBad}>{say(keyWords.soldOut)}</span>}
      </span>
    </span>
  );
}

/** A key in one line: what it is called, and where it works. */
export function KeyName({ option }: { readonly option: KeyOption }) {
  const say = useWords();
  return (
    <strong>
      {option.label} · {option.region ?? say(keyWords.anyRegion)}
    </strong>
  );
}
