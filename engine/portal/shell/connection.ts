import { createStore } from './store.ts';

/** Milliseconds between looking whether a server that was lost is back. */
const LOOK_AGAIN = 3_000;

/** Whether the server can be reached, as far as is known. */
export const connectionStore = createStore<'there' | 'lost'>('there');

/** Asks the server anything; resolves where it answers, whatever it says. */
export type Probe = () => Promise<unknown>;

interface Watch {
  readonly probe: Probe;
  /** Aborted when it has ended. */
  readonly end: AbortSignal;
  looking: boolean;
}

let watch: Watch | undefined;

/** `fetch`, of whose failures the visitor is told where the server is lost altogether. */
export const watchedFetch: typeof fetch = async (...call) => {
  try {
    const response = await fetch(...call);
    connectionStore.set(() => 'there');
    return response;
  } catch (error) {
    if ((error as Error).name !== 'AbortError') look();
    throw error;
  }
};

/**
 * Watches the connection from now on. One failure says little, as a page that is being left fails
 * too: the server counts as lost where the probe fails as well, and is then asked until it answers.
 * @returns what ends it
 */
export function watchConnection(probe: Probe): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  watch = { probe, end: signal, looking: false };
  addEventListener('offline', look, { signal });
  addEventListener('online', look, { signal });
  // Lost already: the watch before this one has found that.
  if (!navigator.onLine || connectionStore.get() === 'lost') look();
  return () => {
    ending.abort();
    if (watch?.end === signal) watch = undefined;
  };
}

function look(): void {
  const present = watch;
  if (!present || present.looking) return;
  present.looking = true;
  void untilThere(present).finally(() => {
    present.looking = false;
  });
}

async function untilThere({ probe, end }: Watch): Promise<void> {
  while (!end.aborted) {
    const found = await probe().then(
      () => 'there' as const,
      () => 'lost' as const,
    );
    if (end.aborted) return;
    connectionStore.set(() => found);
    if (found === 'there') return;
    await pause(end);
  }
}

/** Until it is time to look again, the device says that it is online, or nobody looks any more. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, LOOK_AGAIN);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
