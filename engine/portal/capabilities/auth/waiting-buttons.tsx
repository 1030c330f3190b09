import { useView } from '../../base/view/use-view.ts';
import * as styles from './login-panel.css.ts';

/** Keeps the place of the ways to sign in, as far as the manifest tells how many there are. */
export function WaitingButtons() {
  const { providers } = useView();
  return (
    <ul className={styles.providers} aria-hidden="true">
      {providers.map(({ id }) => (
        <li key={id} className={styles.waiting} />
      ))}
    </ul>
  );
}
