import { useId } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { partWords } from '../words/part-words.ts';
import * as styles from './season-switch.css.ts';
import type { Campaign } from './use-campaign.ts';

type Season = Pick<Campaign['activations'][number], 'id' | 'title'>;

interface SeasonSwitchProperties {
  readonly seasons: readonly Season[];
  readonly season: number;
  readonly onChoose: (season: number) => void;
}

/** Chooses a season; with only one there is nothing to choose. */
export function SeasonSwitch({ seasons, season, onChoose }: SeasonSwitchProperties) {
  const say = useWords();
  const id = useId();
  if (seasons.length < 2) return null;
  return (
    <label className={styles.label} htmlFor={id}>
      {say(partWords.season)}
      <select
        id={id}
        className={styles.select}
        value={season}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {seasons.map(({ id: value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
