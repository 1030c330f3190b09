import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { SimulatedAnswer, SimulatedRequest } from './simulated-answers.ts';

/** A platform that a development server plays, with its part of the page on which one says what happens. */
export interface PlayedPlatform {
  readonly name: string;
  /** Answers a request to one of its hosts. */
  readonly answer: (request: SimulatedRequest) => Promise<SimulatedAnswer>;
  /** Takes over a connection to one of its hosts; absent or false: there is none. */
  readonly upgrade?: (
    host: string,
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
  ) => boolean;
  /** Ends the connections that it took over. */
  readonly close?: () => void;
  /** Forms, as HTML. */
  readonly forms: (now: Date) => string;
  /** Does what a button of its forms says. */
  readonly play: (form: URLSearchParams) => Promise<void>;
}

/** A button that does something on its platform. */
export const button = (action: string, words: string) =>
  `<button name="action" value="${action}">${words}</button>`;

export const check = (name: string, on: boolean, words: string) =>
  `<label class="check"><input type="checkbox" name="${name}"${on ? ' checked' : ''}> ${words}</label>`;
