import type { AuthorizationHeaders } from '#domain/events/authorization.ts';
import { encodeSubprotocols } from '#domain/events/connection-header.ts';
import { parseServerFrame } from '#domain/events/parse-server-frame.ts';
import type { ServerFrame, WireError } from '#domain/events/server-frames.ts';

/** Milliseconds within which a server must answer: a connection, or a subscription. */
export const ANSWER_TIMEOUT = 15_000;

/** The part of a browser's socket that is used. */
export type PlainSocket = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;
export type OpenSocket = (url: string, protocols: string[]) => PlainSocket;

/** Why a connection ended. Only `refused` says that trying the same again is of no use. */
export type SocketEnd =
  | { readonly reason: 'closed' | 'unanswered' | 'silent'; readonly detail: string }
  | { readonly reason: 'refused'; readonly errors: readonly WireError[] };

export interface SocketParts {
  readonly url: string;
  readonly headers: AuthorizationHeaders;
  readonly open: OpenSocket;
  readonly onAcknowledged: () => void;
  /** Frames after the acknowledgement. */
  readonly onFrame: (frame: ServerFrame) => void;
  /** Once; not where `close` was called. */
  readonly onEnd: (end: SocketEnd) => void;
  readonly onText: (direction: 'in' | 'out', text: string) => void;
}

/** Whether other credentials might be taken. */
export const isUnauthorized = (errors: readonly WireError[]): boolean =>
  errors.some(({ errorType }) => errorType === 'UnauthorizedException');

/** Whether asking the same again is of no use: what was asked for is not allowed, or not sound. */
export const isFinal = (errors: readonly WireError[]): boolean =>
  isUnauthorized(errors) || errors.some(({ errorType }) => errorType === 'BadRequestException');

/** One connection to the events service, from its opening to its end. */
export class LiveSocket {
  readonly #parts: SocketParts;
  readonly #socket: PlainSocket | undefined;
  #acknowledged = false;
  #ended = false;
  #answerTimer: ReturnType<typeof setTimeout> | undefined;
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds without a frame after which the server counts as gone; 0 until it has said so. */
  #mostSilence = 0;
  #lastHeard = 0;
  #refusal: readonly WireError[] | undefined;

  constructor(parts: SocketParts) {
    this.#parts = parts;
    this.#answerTimer = setTimeout(
      () => this.#end({ reason: 'unanswered', detail: 'no ack' }),
      ANSWER_TIMEOUT,
    );
    this.#socket = this.#open();
  }

  /** Sends a frame; nothing where the connection is not up. */
  send(text: string): void {
    if (!this.#acknowledged || this.#ended) return;
    this.#write(text);
  }

  /** Ends the connection without a word to `onEnd`. */
  close(): void {
    this.#finish();
  }

  /** Ends it where the server was silent for too long; timers of a sleeping page come late. */
  check(): void {
    if (this.#acknowledged && Date.now() - this.#lastHeard > this.#mostSilence) this.#silent();
  }

  #open(): PlainSocket | undefined {
    const { url, headers, open } = this.#parts;
    try {
      const socket = open(url, [...encodeSubprotocols(headers)]);
      socket.onopen = () => {
        socket.onopen = null;
        this.#write('{"type":"connection_init"}');
      };
      socket.onmessage = ({ data }) => this.#receive(String(data));
      socket.onclose = ({ code, reason }) =>
        this.#end({ reason: 'closed', detail: `${code} ${reason}`.trim() });
      return socket;
    } catch (error) {
      // A browser may refuse an address outright; whoever made this object must have it by then.
      queueMicrotask(() => this.#end({ reason: 'closed', detail: String(error) }));
      return undefined;
    }
  }

  #receive(text: string): void {
    if (this.#ended) return;
    this.#parts.onText('in', text);
    this.#lastHeard = Date.now();
    let frame: ServerFrame;
    try {
      frame = parseServerFrame(text);
    } catch {
      // A newer server may say more than this page knows.
      return;
    }
    if (frame.type === 'connection_ack') this.#acknowledge(frame.connectionTimeoutMs);
    else if (frame.type === 'connection_error') this.#refuse(frame.errors);
    else if (this.#acknowledged) {
      this.#watchSilence();
      this.#parts.onFrame(frame);
    }
  }

  #acknowledge(timeout: number): void {
    clearTimeout(this.#answerTimer);
    this.#acknowledged = true;
    this.#mostSilence = timeout;
    this.#watchSilence();
    this.#parts.onAcknowledged();
  }

  #refuse(errors: readonly WireError[]): void {
    // The server closes after it for reasons that may pass; for these it need not be waited for.
    this.#refusal = errors;
    if (isFinal(errors)) this.#end({ reason: 'refused', errors });
  }

  #watchSilence(): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => this.#silent(), this.#mostSilence);
  }

  #silent(): void {
    this.#end({ reason: 'silent', detail: `nothing for ${this.#mostSilence} ms` });
  }

  #write(text: string): void {
    this.#parts.onText('out', text);
    this.#socket?.send(text);
  }

  #end(end: SocketEnd): void {
    if (this.#ended) return;
    const said = this.#refusal?.map(({ errorType, message }) => `${errorType}: ${message}`);
    this.#finish();
    this.#parts.onEnd(said && end.reason === 'closed' ? { ...end, detail: said.join(' ') } : end);
  }

  #finish(): void {
    this.#ended = true;
    clearTimeout(this.#answerTimer);
    clearTimeout(this.#silenceTimer);
    const socket = this.#socket;
    if (!socket) return;
    socket.onmessage = null;
    socket.onclose = null;
    // Browsers report a socket that is closed while it opens as an error of the page.
    if (socket.onopen) socket.onopen = () => socket.close(1000);
    else socket.close(1000);
  }
}
