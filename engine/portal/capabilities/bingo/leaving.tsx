import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { focusCard } from './focus-card.ts';

/** What may leave the page while it has the focus: then the card takes it. */
export function useLeaving<Leaving extends HTMLElement>(): RefObject<Leaving | null> {
  const leaving = useRef<Leaving>(null);
  useLayoutEffect(() => {
    const element = leaving.current;
    return () => {
      if (element?.contains(document.activeElement)) focusCard();
    };
  }, []);
  return leaving;
}

/** A button that is gone once it has done its work. */
export function LeavingButton(properties: Omit<ComponentProps<'button'>, 'type' | 'ref'>) {
  const button = useLeaving<HTMLButtonElement>();
  return <button {...properties} ref={button} type="button" />;
}
