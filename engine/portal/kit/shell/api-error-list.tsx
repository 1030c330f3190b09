import type { ApiErrorBody } from '#contract/errors/api-error.ts';
import * as styles from './api-error-list.css.ts';

/**
 * An error of the API as a list: the message first, then each entry of `extra` as key and JSON
 * value (specification, section 8).
 */
export function ApiErrorList({ error }: { readonly error: ApiErrorBody }) {
  return (
    <div role="alert">
      <ul className={styles.list}>
        <li className={styles.message}>{error.message}</li>
        {Object.entries(error.extra).map(([key, value]) => (
          <li key={key}>
            <span className={styles.key}>{key}</span>: <code>{JSON.stringify(value)}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
