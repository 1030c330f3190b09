import { Fragment, type ReactNode } from 'react';
import { Art as Orbs } from '../../base/art/orbs.tsx';
import '../../base/art/art.css.ts';
import * as styles from './error-screen.css.ts';

interface ErrorPlateProperties {
  readonly brand: string;
  /** `status code: message`. */
  readonly line: string;
  /** It stands alone, without a header or footer. */
  readonly whole?: boolean;
  /** The program's picture, behind all. */
  readonly hero?: ReactNode;
  /** What the visitor can do. */
  readonly children?: ReactNode;
}

/** A message that ends with an address, which may be isolated from the direction of its words. */
const ADDRESSED = /^(.*?[\s：])(\u2066?\/.+)$/s;

/** An error over a background of three gradient orbs and a wave (specification, section 2). */
export function ErrorPlate({ brand, line, whole, hero, children }: ErrorPlateProperties) {
  const [, message, address = ''] = ADDRESSED.exec(line) ?? [line, line];
  return (
    <section className={styles.screen} data-whole={whole}>
      {hero && <div className={styles.hero}>{hero}</div>}
      <div className={styles.picture}>
        <Orbs seed={3} density={3} />
      </div>
      {hero && (
        <div className={styles.orbs} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.brand}>{brand}</p>
        <h1 className={styles.line}>
          {message}
          {address && (
            <span className={styles.address} translate="no">
              {/* It breaks where its parts do. */}
              {address.split(/(?<=\/)/).map((part, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move.
                <Fragment key={place}>
                  {part}
                  <wbr />
                </Fragment>
              ))}
            </span>
          )}
        </h1>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </section>
  );
}
