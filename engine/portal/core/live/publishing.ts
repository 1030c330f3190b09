import type { PublishAnswer } from '#domain/events/publish.ts';
import type { ServerFrame } from '#domain/events/server-frames.ts';
import type { Authorize } from './live-connection.ts';
import { ANSWER_TIMEOUT } from './live-socket.ts';

interface PublishingParts {
  readonly nextId: () => string;
  readonly authorize: Authorize;
  readonly send: (text: string) => void;
}

interface Pending {
  readonly resolve: (answer: PublishAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** What was published and not answered yet. */
export class Publishing {
  readonly #parts: PublishingParts;
  readonly #pending = new Map<string, Pending>();

  constructor(parts: PublishingParts) {
    this.#parts = parts;
  }

  /** @throws Error with the server's words, `NOT_CONNECTED` or `NO_ANSWER` */
  async publish(channel: string, events: readonly string[]): Promise<PublishAnswer> {
    const { nextId, authorize, send } = this.#parts;
    const id = nextId();
    const answer = new Promise<PublishAnswer>((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
    });
    const timer = setTimeout(() => this.#fail(id, 'NO_ANSWER'), ANSWER_TIMEOUT);
    try {
      const body = JSON.stringify({ channel, events });
      // The connection may be lost while it is authorized: then it is answered already.
      const authorization = await Promise.race([authorize({ body, fresh: false }), answer]);
      if (this.#pending.has(id))
        send(JSON.stringify({ type: 'publish', id, channel, events, authorization }));
      return await answer;
    } finally {
      clearTimeout(timer);
      this.#pending.delete(id);
    }
  }

  /** Takes a frame that answers a publish. @returns whether it does */
  receive(frame: ServerFrame): boolean {
    if (!('id' in frame) || frame.id === undefined) return false;
    const pending = this.#pending.get(frame.id);
    if (!pending) return false;
    if (frame.type === 'publish_success')
      pending.resolve({ successful: frame.successful, failed: frame.failed });
    else if ('errors' in frame)
      pending.reject(
        new Error(frame.errors.map((error) => `${error.errorType}: ${error.message}`).join('\n')),
      );
    return true;
  }

  /** The connection is gone, and with it all answers. */
  drop(): void {
    for (const id of this.#pending.keys()) this.#fail(id, 'NOT_CONNECTED');
  }

  #fail(id: string, why: string): void {
    this.#pending.get(id)?.reject(new Error(why));
    this.#pending.delete(id);
  }
}
