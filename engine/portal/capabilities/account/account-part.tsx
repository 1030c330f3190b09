import { type ReactNode, useRef } from 'react';
import { card, cardMuted, itemTitle } from '../../base/theme/parts.css.ts';
import { useNamedPlace } from '../../kit/parts/use-named-place.ts';
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
  useNamedPlace(place, id);
  return (
    <section ref={place} id={id} className={`${card} ${part}`}>
      <h2 className={itemTitle}>{title}</h2>
      {text && <p className={cardMuted}>{text}</p>}
      {children}
    </section>
  );
}
