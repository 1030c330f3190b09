/**
 * Does at most once within `wait` milliseconds what is asked for often. What is asked for while it
 * waits is part of it: however much happens, it is done in time.
 */
export function gather(work: () => void, wait: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    ask(): void {
      timer ??= setTimeout(() => {
        timer = undefined;
        work();
      }, wait);
    },
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
