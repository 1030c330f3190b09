import * as styles from './figures.css.ts';

interface FiguresProperties {
  readonly of: readonly { readonly term: string; readonly value: string }[];
}

/** Figures that matter, each with what it is. */
export function Figures({ of }: FiguresProperties) {
  return (
    <dl className={styles.figures}>
      {of.map(({ term, value }) => (
        <div key={term} className={styles.one}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
