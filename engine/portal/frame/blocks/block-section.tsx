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
} from '../../base/theme/parts.css.ts';

interface BlockSectionProperties {
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly intro?: string | undefined;
  readonly look?: string | undefined;
  readonly heading: 'h1' | 'h2';
  /** The body is a column of text or a list, beside which the head has room. */
  readonly reading?: boolean;
  /** A class of the block's own for the whole of it. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** The frame of a titled block: anchor, heading, introduction, content. */
export function BlockSection(properties: BlockSectionProperties) {
  const {
    id,
    title,
    intro,
    look,
    heading: Heading,
    reading = false,
    className,
    children,
  } = properties;
  return (
    <section className={className ? `${block} ${className}` : block} id={id} data-look={look}>
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
