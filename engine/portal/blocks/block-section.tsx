import type { ReactNode } from 'react';
import { block, blockHead, blockTitle, column, lead } from '../theme/parts.css.ts';

interface BlockSectionProperties {
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly intro?: string | undefined;
  readonly heading: 'h1' | 'h2';
  readonly children: ReactNode;
}

/** The frame of a titled block: anchor, heading, introduction, content. */
export function BlockSection({
  id,
  title,
  intro,
  heading: Heading,
  children,
}: BlockSectionProperties) {
  return (
    <section className={block} id={id}>
      <div className={column}>
        {(title || intro) && (
          <div className={blockHead}>
            {title && <Heading className={blockTitle}>{title}</Heading>}
            {intro && <p className={lead}>{intro}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
