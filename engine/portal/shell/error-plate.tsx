import type { ReactNode } from 'react';
import { Art as Orbs } from '../art/orbs.tsx';
import '../art/art.css.ts';
import * as styles from './error-screen.css.ts';

interface ErrorPlateProperties {
  readonly brand: string;
  /** `status code: message`. */
  readonly line: string;
  /** It stands alone, without a header or footer. */
  readonly whole?: boolean;
  /** What the visitor can do. */
  readonly children?: ReactNode;
}

/** An error over a background of three gradient orbs and a wave (specification, section 2). */
export function ErrorPlate({ brand, line, whole, children }: ErrorPlateProperties) {
  return (
    <section className={styles.screen} data-whole={whole}>
      <div className={styles.picture}>
        <Orbs seed={3} density={3} />
      </div>
      <div className={styles.words}>
        <p className={styles.brand}>{brand}</p>
        <h1 className={styles.line}>{line}</h1>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </section>
  );
}
