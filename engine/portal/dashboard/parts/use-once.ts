import { useRef } from 'react';

/**
 * Does something one at a time: what is asked for while it is under way, as by a double click, is
 * left out. What goes wrong shows where the action itself says so.
 */
export function useOnce<Input extends readonly unknown[]>(
  work: (...input: Input) => Promise<unknown>,
): (...input: Input) => void {
  const running = useRef(false);
  return (...input) => {
    // A mutation's own `isPending` comes with the next render: too late for a second click.
    if (running.current) return;
    running.current = true;
    work(...input)
      .catch(() => {})
      .finally(() => {
        running.current = false;
      });
  };
}
