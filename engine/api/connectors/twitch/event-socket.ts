import { WebSocket } from 'ws';
import type { PlatformAccess } from '../../http/services.ts';
import { objectIn } from '../object-in.ts';
import { PlatformError } from '../platform-fetch.ts';
import type { EventBody } from './event-messages.ts';

export const EVENTS = 'wss://eventsub.wss.twitch.tv/ws';
/** Until it is open and has welcomed us, whatever hangs on the way. Milliseconds. */
const WELCOME = 10_000;
/** Until a connection that we close is cut. Milliseconds. */
const LEAVE = 1_000;
/** No message that we ask for is larger. Bytes. */
const LARGEST = 256 * 1024;
/** Seconds between signs of life where it does not say, and the longest that it may say. */
const KEEPALIVE = { unsaid: 10, longest: 600 };
/** A sign of life may come so much later than was said. */
const PATIENCE = 1.5;

/** A message of EventSub as it comes over a connection. */
export interface SocketMessage {
  readonly metadata?: {
    readonly message_id?: unknown;
    readonly message_type?: unknown;
    readonly message_timestamp?: unknown;
  };
  readonly payload?: EventBody & {
    readonly session?: {
      readonly id?: unknown;
      readonly keepalive_timeout_seconds?: unknown;
      readonly reconnect_url?: unknown;
    };
  };
}

/** An open connection. */
export interface EventSocket {
  readonly session_id: string;
  /** Whether nothing comes over it any more. */
  readonly ended: () => boolean;
  /** Closes it. Resolves within a second. */
  readonly close: () => Promise<void>;
}

export interface SocketListeners {
  /** Everything but what keeps the connection itself. */
  readonly onMessage: (message: SocketMessage) => void;
  /** Another connection is to take this one's place, at the address. */
  readonly onMove: (address: string) => void;
  /** It ended, and not by `close`: a sentence why. */
  readonly onEnd: (reason: string) => void;
}

/**
 * Opens a connection on which Twitch tells, and resolves with its welcome. Nothing may be sent over it.
 * One on which no sign of life comes is ended.
 * @param address the real one: where a simulator stands in for Twitch, that one is asked
 * @throws PlatformError `unreachable` where there is no welcome in time, and the reason of the signal
 */
export function openEventSocket(
  access: Pick<PlatformAccess, 'address'>,
  address: string,
  { onMessage, onMove, onEnd }: SocketListeners,
  signal: AbortSignal,
): Promise<EventSocket> {
  signal.throwIfAborted();
  const { host } = new URL(address);
  const socket = new WebSocket(access.address(address).replace(/^http/, 'ws'), {
    ...{ handshakeTimeout: WELCOME, maxPayload: LARGEST, perMessageDeflate: false },
    followRedirects: false,
  });
  let state: 'opening' | 'open' | 'ended' = 'opening';
  let seconds = KEEPALIVE.unsaid;
  let timer: NodeJS.Timeout | undefined;
  return new Promise((resolve, reject) => {
    const end = (reason: string) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      const before = state;
      state = 'ended';
      socket.terminate();
      if (before === 'open') onEnd(reason);
      if (before === 'opening') reject(new PlatformError('unreachable', `${host}: ${reason}`));
    };
    const abort = () => {
      state = 'ended';
      clearTimeout(timer);
      socket.terminate();
      reject(signal.reason);
    };
    const hear = () => {
      clearTimeout(timer);
      const silence = seconds * 1000 * PATIENCE;
      timer = setTimeout(() => end(`no sign of life for ${silence / 1000} s`), silence).unref();
    };
    const welcome = ({ id, keepalive_timeout_seconds: told }: Session) => {
      if (typeof id !== 'string' || id === '') return end('it named no session');
      if (typeof told === 'number' && told > 0) seconds = Math.min(told, KEEPALIVE.longest);
      state = 'open';
      signal.removeEventListener('abort', abort);
      hear();
      resolve({ session_id: id, ended: () => state === 'ended', close: () => leave() });
    };
    const leave = async () => {
      state = 'ended';
      clearTimeout(timer);
      if (socket.readyState === WebSocket.CLOSED) return;
      const closed = new Promise<void>((done) => void socket.once('close', () => done()));
      const limit = setTimeout(() => socket.terminate(), LEAVE);
      socket.close(1000);
      await closed;
      clearTimeout(limit);
    };
    timer = setTimeout(() => end(`no welcome within ${WELCOME / 1000} s`), WELCOME);
    signal.addEventListener('abort', abort, { once: true });
    socket.on('error', (error) => state !== 'ended' && end(error.message));
    socket.on('close', (code, reason) => {
      const why = reason.toString('utf8').slice(0, 120);
      if (state !== 'ended') end(`it was closed with ${code} ${why}`.trim());
    });
    socket.on('message', (data, isBinary) => {
      if (state === 'ended') return;
      const message = isBinary ? undefined : objectIn<SocketMessage>(data.toString());
      const type = message?.metadata?.message_type;
      const session = message?.payload?.session ?? {};
      if (state === 'opening') {
        if (type === 'session_welcome') welcome(session);
        return;
      }
      hear();
      if (type === 'session_reconnect') onMove(String(session.reconnect_url));
      else if (message && type !== 'session_keepalive') onMessage(message);
    });
  });
}

type Session = NonNullable<NonNullable<SocketMessage['payload']>['session']>;
