import { type ReactNode, useEffect, useRef } from 'react';
import { card, cardMuted, itemTitle } from '../../base/theme/parts.css.ts';
import { part } from './account.css.ts';

interface AccountPartProperties {
  /** Its place on the page, for links that lead to it. */
  readonly id?: string;
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A titled part of the account settings. */
export function AccountPart({ id, title, text, children }: AccountPartProperties) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // The browser looked for it before it was there.
    if (id !== undefined && location.hash === `#${id}`) place.current?.scrollIntoView();
  }, [id]);
  return (
    <section ref={place} id={id} className={`${card} ${part}`}>
      <h2 className={itemTitle}>{title}</h2>
      {text && <p className={cardMuted}>{text}</p>}
      {children}
    </section>
  );
}
