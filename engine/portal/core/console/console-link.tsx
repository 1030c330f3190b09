import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

interface ConsoleLinkProperties extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the console, with what is searched for behind it. */
  readonly to: string;
}

/** A link to another address of the console: neither a document nor a view is fetched for it. */
export function ConsoleLink({ to, onClick, ...rest }: ConsoleLinkProperties) {
  const { history } = useRouter();
  return (
    <a
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlain(event)) return;
        event.preventDefault();
        history.push(to);
      }}
      {...rest}
    />
  );
}

/** Whether a click is to open the link here: not in a tab or window of its own. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !defaultPrevented;
