import type { SimulatedMessage, SimulatedSend } from './simulated-answers.ts';

/** What goes wrong with messages from now on. */
export interface PushFaults {
  /** Nothing is sent, and nobody is told. */
  lost?: boolean;
  /** Everything is sent twice, with the same id. */
  doubled?: boolean;
  /** Kept back until `release`. */
  held?: boolean;
}

/** Sends the messages of a simulated platform, with what goes wrong with them. */
export class SimulatedSender {
  readonly #send: SimulatedSend;
  readonly #held: SimulatedMessage[] = [];
  readonly faults: PushFaults = {};

  constructor(send: SimulatedSend) {
    this.#send = send;
  }

  /** Sends one; whether each that went out was taken. */
  async post(message: SimulatedMessage): Promise<readonly boolean[]> {
    const { lost, doubled, held } = this.faults;
    if (lost) return [];
    const messages = doubled ? [message, message] : [message];
    if (held) {
      this.#held.push(...messages);
      return [];
    }
    const taken: boolean[] = [];
    for (const each of messages) {
      const answer = await this.#send(each).catch(() => undefined);
      taken.push(answer !== undefined && answer.status >= 200 && answer.status < 300);
    }
    return taken;
  }

  /** Sends what was held, in the order that `arrange` gives it. */
  async release(arrange = (messages: SimulatedMessage[]) => messages): Promise<void> {
    this.faults.held = false;
    for (const message of arrange(this.#held.splice(0))) await this.#send(message);
  }
}
