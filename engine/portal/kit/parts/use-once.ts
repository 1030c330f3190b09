import { useRef } from 'react';

/**
 * Does something one at a time: what is asked for while it is under way, as by a double click, is
 * left out. What goes wrong shows where the action itself says so.
 * @returns what the work gave; undefined where it was left out or went wrong
 */
export function useOnce<const Input extends readonly unknown[], Result>(
  work: (...input: Input) => Promise<Result>,
): (...input: Input) => Promise<Result | undefined> {
  const running = useRef(false);
  return async (...input) => {
    // A mutation's own `isPending` comes with the next render: too late for a second click.
    if (running.current) return undefined;
    running.current = true;
    try {
      return await work(...input);
    } catch {
      return undefined;
    } finally {
      running.current = false;
    }
  };
}
