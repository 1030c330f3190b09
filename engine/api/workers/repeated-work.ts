/** Work that is done again and again while it runs, one time after another. */
export interface RepeatedWork {
  start(): void;
  /** Resolves when nothing of it runs any more. */
  stop(): Promise<void>;
}

/** Does work every so many milliseconds; a time that fails is reported and the next one comes. */
export function repeatWork(
  work: () => Promise<unknown>,
  every: number,
  onError: (error: unknown) => void,
): RepeatedWork {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let stopped = true;
  const wait = () => {
    timer = setTimeout(turn, every).unref();
  };
  const turn = () => {
    running = work()
      .catch(onError)
      .then(() => {
        if (!stopped) wait();
      });
  };
  return {
    start: () => {
      if (!stopped) return;
      stopped = false;
      wait();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
