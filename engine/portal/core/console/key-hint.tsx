import { keyHint } from './key-list.css.ts';

/** Which key does the same as the control that it stands in; `aria-keyshortcuts` tells it to others. */
export function KeyHint({ children }: { readonly children: string }) {
  return (
    <span className={keyHint} aria-hidden="true">
      {children}
    </span>
  );
}
