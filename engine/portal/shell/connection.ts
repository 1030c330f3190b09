import { createStore } from './store.ts';

/** Milliseconds between looking whether a server that was lost is back. */
const LOOK_AGAIN = 3_000;

/** Whether the server can be reached, as far as is known. */
export const connectionStore = createStore<'there' | 'lost'>('there');

/** Asks the server anything; resolves where it answers, whatever it says. */
export type Probe = () => Promise<unknown>;

let probe: Probe = async () => {};
let looking = false;

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
export function watchConnection(how: Probe): () => void {
  probe = how;
  addEventListener('offline', look);
  addEventListener('online', look);
  if (!navigator.onLine) look();
  return () => {
    removeEventListener('offline', look);
    removeEventListener('online', look);
  };
}

function look(): void {
  if (looking) return;
  looking = true;
  void untilThere().finally(() => {
    looking = false;
  });
}

async function untilThere(): Promise<void> {
  for (;;) {
    try {
      await probe();
      connectionStore.set(() => 'there');
      return;
    } catch {
      connectionStore.set(() => 'lost');
    }
    await pause();
  }
}

/** Until it is time to look again, or the device says that it is online. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, LOOK_AGAIN);
    addEventListener('online', end);
  });
}
