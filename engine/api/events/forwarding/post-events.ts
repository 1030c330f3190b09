import { z } from 'zod';
import type { EventsService } from './events-service.ts';
import { publishHeaders } from './publish-headers.ts';

/** How long an answer is waited for. Milliseconds. */
export const ANSWER_LIMIT = 5_000;
/** Characters of what a service says that are kept. */
const LONGEST_REASON = 300;
/** Nothing was sent before these. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

/**
 * What became of a publish.
 * - `taken`: but for the places in `again`, which may be sent once more
 * - `put_off`: nothing of it was taken; later, after so many milliseconds where the service says
 * - `refused`: nothing of it was taken, nor will be
 * - `unknown`: it was sent, and no answer came. Sent again it might be told twice.
 */
export type PublishOutcome =
  | { readonly kind: 'taken'; readonly again: readonly number[]; readonly reason?: string }
  | { readonly kind: 'put_off'; readonly reason: string; readonly wait: number }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

const answerShape = z.object({
  failed: z
    .array(
      z.object({ index: z.int(), code: z.number().optional(), message: z.string().optional() }),
    )
    .default([]),
});

/** Publishes up to five events, texts of JSON values, in the service's own protocol. */
export async function postEvents(
  service: EventsService,
  channel: string,
  events: readonly string[],
  now: Date,
  limit: number = ANSWER_LIMIT,
): Promise<PublishOutcome> {
  const body = JSON.stringify({ channel, events });
  try {
    const answer = await fetch(service.endpoint, {
      method: 'POST',
      headers: publishHeaders(service, body, now),
      body,
      // What shows who we are is for this address alone.
      redirect: 'manual',
      signal: AbortSignal.timeout(limit),
    });
    return await outcomeOf(answer);
  } catch (error) {
    const reason = reasonOf(error);
    return NEVER_SENT.has(codeOf(error))
      ? { kind: 'put_off', reason, wait: 0 }
      : { kind: 'unknown', reason };
  }
}

async function outcomeOf(answer: Response): Promise<PublishOutcome> {
  const { status, ok, headers } = answer;
  if (ok) {
    // Taken it is: an answer that cannot be read changes nothing of that.
    const text = await answer.text().catch(() => '');
    const { failed } = answerShape.safeParse(parse(text)).data ?? { failed: [] };
    const [first] = failed;
    return {
      kind: 'taken',
      again: failed.filter(({ code = 400 }) => passes(code)).map(({ index }) => index),
      ...(first ? { reason: `${first.code ?? ''} ${first.message ?? ''}`.trim() } : {}),
    };
  }
  const text = await answer.text().catch(() => '');
  const reason = `status ${status} ${text.slice(0, LONGEST_REASON)}`.trim();
  const seconds = Number(headers.get('retry-after'));
  const wait = Number.isFinite(seconds) ? seconds * 1_000 : 0;
  // A gateway that gave up waiting does not know either.
  if (status === 504) return { kind: 'unknown', reason };
  // Whom it does not let in today it may tomorrow: a key was changed, or not yet made.
  const later = passes(status) || status === 401 || status === 403 || status === 404;
  return later ? { kind: 'put_off', reason, wait } : { kind: 'refused', reason };
}

const passes = (status: number) => status >= 500 || status === 429 || status === 408;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function codeOf(error: unknown): string {
  const { cause } = error instanceof Error ? error : {};
  return String((cause as { code?: unknown } | undefined)?.code ?? '');
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}
