/** A request to one of a platform's hosts. */
export interface SimulatedRequest {
  readonly method: string;
  /** `api.twitch.tv`, `www.googleapis.com` … */
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export interface SimulatedAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** HTML, in the place of a body. */
  readonly page?: string;
}

/** A message as it is sent to a callback. */
export interface SimulatedMessage {
  readonly method: 'GET' | 'POST';
  readonly callback: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Of a POST. */
  readonly body: string;
}

/** Sends a message; answers the status and the text that came back. */
export type SimulatedSend = (
  message: SimulatedMessage,
) => Promise<{ readonly status: number; readonly text: string }>;

export const refuse = (status: number, message: string): SimulatedAnswer => ({
  status,
  body: { status, error: message, message },
});

/** A page of a list, as Twitch answers it. */
export function paged(entries: readonly unknown[], query: URLSearchParams): SimulatedAnswer {
  const first = Number(query.get('first') ?? 20);
  const from = Number(query.get('after') ?? 0);
  const more = from + first < entries.length;
  const data = entries.slice(from, from + first);
  return { status: 200, body: { data, pagination: more ? { cursor: String(from + first) } : {} } };
}
