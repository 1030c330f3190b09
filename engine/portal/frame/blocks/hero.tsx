import { HeroArt } from '../../base/art/hero-art.tsx';
import { ActionLink } from '../../base/links/action-link.tsx';
import { ApplyAction } from '../../base/links/apply-action.tsx';
import { card, column, eyebrow, quietButton } from '../../base/theme/parts.css.ts';
import type { BlockProperties } from './block-properties.ts';
import * as styles from './hero.css.ts';
import { KeyArt, PageArt } from './key-art.tsx';

/** Compositions in which the picture has a part of the page beside the words. */
const BESIDE: readonly string[] = ['split', 'grid', 'ledger'];

/** The opening of a page. Its composition decides how words and picture stand together. */
export function Block({ block, heading: Heading, picture }: BlockProperties<'hero'>) {
  const { composition = 'split', facts = [], actions = [], image } = block;
  const tile = composition === 'grid' ? ` ${card}` : '';
  return (
    <section className={styles.hero} data-composition={composition}>
      <div className={`${column} ${styles.inner}`}>
        <div className={styles.picture}>
          {image ? (
            <KeyArt image={image} share={BESIDE.includes(composition) ? 'half' : 'all'} />
          ) : picture === 'drawn' ? (
            <HeroArt />
          ) : (
            <PageArt />
          )}
        </div>
        <div className={styles.words}>
          {block.eyebrow && <p className={eyebrow}>{block.eyebrow}</p>}
          <Heading className={styles.title}>{block.title}</Heading>
          {block.text && <p className={styles.text}>{block.text}</p>}
          <div className={styles.actions}>
            <ApplyAction />
            {actions.map((action) => (
              <ActionLink key={action.to} action={action} className={quietButton} />
            ))}
          </div>
        </div>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ value, label }) => (
              <div key={label} className={styles.fact + tile}>
                <dt className={styles.factLabel}>{label}</dt>
                <dd className={styles.factValue}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
