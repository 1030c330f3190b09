import type { ReactNode } from 'react';
import {
  block,
  blockBody,
  blockHead,
  blockHeadWide,
  blockTitle,
  frame,
  lead,
  reading as readingFrame,
} from '../theme/parts.css.ts';

interface BlockSectionProperties {
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly intro?: string | undefined;
  readonly heading: 'h1' | 'h2';
  /** The body is a column of text or a list, beside which the head has room. */
  readonly reading?: boolean;
  readonly children: ReactNode;
}

/** The frame of a titled block: anchor, heading, introduction, content. */
export function BlockSection(properties: BlockSectionProperties) {
  const { id, title, intro, heading: Heading, reading = false, children } = properties;
  return (
    <section className={block} id={id}>
      <div className={reading ? `${frame} ${readingFrame}` : frame}>
        {(title || intro) && (
          <div className={reading ? blockHead : `${blockHead} ${blockHeadWide}`}>
            {title && (
              <Heading className={blockTitle}>
                <span>{title}</span>
              </Heading>
            )}
            {intro && <p className={lead}>{intro}</p>}
          </div>
        )}
        <div className={blockBody}>{children}</div>
      </div>
    </section>
  );
}
