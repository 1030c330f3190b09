import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../base/theme/parts.css.ts';
import * as frame from './console-frame.css.ts';
import { search } from './search-field.css.ts';

/** Milliseconds without typing after which a search begins. */
const PAUSE = 300;

interface SearchFieldProperties {
  /** What is searched in. */
  readonly label: string;
  /** What is searched for; an empty text for nothing. */
  readonly value: string;
  /** Called with what was typed, when whoever types pauses. */
  readonly onSearch: (search: string) => void;
}

/** A field that narrows a list while one types. */
export function SearchField({ label, value, onSearch }: SearchFieldProperties) {
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => {
    // Somebody else changed it, such as the way back: that is what is searched for now.
    if (value !== asked.current) setTyped(value);
    asked.current = value;
  }, [value]);
  useEffect(() => {
    if (typed.trim() === asked.current) return undefined;
    const timer = setTimeout(() => {
      asked.current = typed.trim();
      latest.current(typed.trim());
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <label className={search}>
      <span className={visuallyHidden}>{label}</span>
      <input
        type="search"
        className={frame.field}
        value={typed}
        maxLength={100}
        placeholder={label}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </label>
  );
}
