import { StatusError } from './status-error.ts';
import { createStore } from './store.ts';

/** Milliseconds between looking whether a server that was lost is back. */
const LOOK_AGAIN = 3_000;
/** Milliseconds that an answer may take to begin: of a page or a probe, and of the API. */
const PATIENCE = { page: 10_000, api: 30_000 } as const;

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
/** How many wait for what did not come: until it does, the server is lost to them. */
let waiting = 0;

const setFound = (found: 'there' | 'lost') => connectionStore.set(() => (waiting ? 'lost' : found));

/** `fetch` that fails where no answer begins in time, as on a line that neither carries nor breaks. */
async function fetchInTime(
  patience: number,
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const ending = new AbortController();
  const { signal } = init;
  const end = () => ending.abort(signal?.aborted ? signal.reason : new TypeError('No answer.'));
  const timer = setTimeout(end, patience);
  signal?.addEventListener('abort', end);
  if (signal?.aborted) end();
  try {
    return await fetch(input, { ...init, signal: ending.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** `fetch` for a page, or for a probe. */
export const fetchPage: typeof fetch = (input, init) => fetchInTime(PATIENCE.page, input, init);

/**
 * Asks until the server answers, whatever it says (a StatusError says it too); meanwhile the visitor
 * is told that it cannot be reached.
 * @throws StatusError, and what `signal` was aborted for
 */
export async function untilAnswered<Result>(
  ask: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  let waits = 0;
  try {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (error instanceof StatusError || signal?.aborted) throw error;
      }
      waiting += 1 - waits;
      waits = 1;
      setFound('lost');
      await pause(signal);
      signal?.throwIfAborted();
    }
  } finally {
    waiting -= waits;
    if (waits) look();
  }
}

/** `fetch`, of whose failures the visitor is told where the server is lost altogether. */
export const watchedFetch: typeof fetch = async (...call) => {
  try {
    const response = await fetchInTime(PATIENCE.api, ...call);
    setFound('there');
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
  // Whoever watches next looks whether it is there again, and has what failed asked for again.
  if (!present) setFound('lost');
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
    setFound(found);
    if (found === 'there') return;
    await pause(end);
  }
}

/** Until it is time to look again, the device says that it is online, or nobody looks any more. */
function pause(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, LOOK_AGAIN);
    addEventListener('online', end);
    signal?.addEventListener('abort', end);
  });
}
