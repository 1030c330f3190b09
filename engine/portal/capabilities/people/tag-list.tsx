import { tag } from '../../kit/parts/parts.css.ts';
import * as styles from './people.css.ts';

export function TagList({ tags }: { readonly tags: readonly string[] }) {
  return (
    <ul className={styles.tags}>
      {tags.map((one) => (
        <li key={one} className={tag}>
          <bdi>{one}</bdi>
        </li>
      ))}
    </ul>
  );
}
