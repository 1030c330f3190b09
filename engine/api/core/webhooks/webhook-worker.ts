import { webhookStep } from '#domain/webhooks/webhook-step.ts';
import type { OpenAddresses } from '../../outgoing/open-address.ts';
import { ServiceLoad } from '../../push/service-load.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { StoreLog } from '../../store/connections.ts';
import type { Store } from '../../store/store.ts';
import { Rest } from '../../workers/bell.ts';
import {
  claimDelivery,
  recordDelivery,
  resumeDeliveries,
  type TakenDelivery,
} from './delivery-rows.ts';
import { postWebhook, type WebhookAnswer } from './post-webhook.ts';
import { webhookContext, webhookHeaders } from './sign-webhook.ts';

/** Longer than any attempt can take: see `ANSWER_LIMIT`. */
const LEASE = 60_000;
const RESUME_AFTER_LOOKS = 5;

export interface WebhookWorkerOptions {
  readonly store: Store;
  readonly secrets: Secrets;
  readonly addresses: OpenAddresses;
  readonly log: StoreLog;
  readonly now: () => Date;
  /** Milliseconds between looks at the outbox, which triggers write; 1,000 where absent. */
  readonly pollInterval?: number;
  /** Deliveries on their way at a time; 32 where absent. */
  readonly lanes?: number;
  /** Milliseconds that a receiver is given. */
  readonly answerLimit?: number;
}

/**
 * Sends what happened to webhooks. Several workers, in one process or many, share the outbox, each
 * delivery being taken by one. Where a process ends on the way it is sent again, with the same id. A
 * receiver that is slow gets few at a time, one that does not answer rests; both hold up nobody else.
 */
export class WebhookWorker {
  readonly #options: WebhookWorkerOptions;
  readonly #load = new ServiceLoad();
  readonly #under = new Set<Promise<void>>();
  readonly #rest = new Rest();
  #running: Promise<void> = Promise.resolve();
  #resumed = Number.NEGATIVE_INFINITY;
  #stopping = false;

  constructor(options: WebhookWorkerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#running = this.#run();
  }

  /** Takes nothing more; resolves once what is on its way has ended. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#rest.ring();
    await this.#running;
    await Promise.all(this.#under);
  }

  async #run(): Promise<void> {
    const { log, lanes = 32, pollInterval = 1_000 } = this.#options;
    while (!this.#stopping) {
      const { rung } = this.#rest;
      try {
        await this.#resume();
        while (!this.#stopping && this.#under.size < lanes && (await this.#begin()));
      } catch (error) {
        log.error({ err: error }, 'the outbox of webhooks could not be read or written');
      }
      await this.#rest.until(rung, pollInterval);
    }
  }

  /** What a process left that ended is looked for less often: its lease is long. */
  async #resume(): Promise<void> {
    const { store, now, pollInterval = 1_000 } = this.#options;
    if (performance.now() - this.#resumed < RESUME_AFTER_LOOKS * pollInterval) return;
    await resumeDeliveries(store, now());
    this.#resumed = performance.now();
  }

  /** @returns whether there was something to send */
  async #begin(): Promise<boolean> {
    const { store, now, log } = this.#options;
    const at = now();
    const until = new Date(at.getTime() + LEASE);
    const taken = await claimDelivery(store, at, until, this.#load.busy(at));
    if (!taken) return false;
    this.#load.begin(taken.webhook.id);
    const work = this.#deliver(taken)
      .catch((error) =>
        log.error({ err: error, delivery: taken.row.id }, 'a webhook delivery was not recorded'),
      )
      .finally(() => {
        this.#under.delete(work);
        this.#rest.ring();
      });
    this.#under.add(work);
    return true;
  }

  async #deliver({ row, webhook, message }: TakenDelivery): Promise<void> {
    const { store, secrets, addresses, log, now, answerLimit } = this.#options;
    const at = now();
    let answer: WebhookAnswer | undefined;
    let error: string | null = null;
    try {
      const context = webhookContext(webhook.id);
      const { previous_secret, previous_until } = webhook;
      const isKept = previous_secret && previous_until && previous_until > at;
      const signing = [webhook.secret, ...(isKept ? [previous_secret] : [])].map((sealed) =>
        secrets.decrypt(sealed, context),
      );
      const body = JSON.stringify({
        ...{ type: message.type, timestamp: message.at.toISOString(), data: message.data },
      });
      const seconds = Math.floor(at.getTime() / 1_000);
      const headers = webhookHeaders(signing, message.id, seconds, body);
      answer = await postWebhook(addresses, webhook.url, headers, body, answerLimit);
    } catch (fault) {
      error = (fault instanceof Error ? fault.message : String(fault)).slice(0, 500);
    }
    const ended = now();
    this.#load.end(webhook.id, answer ? 'answered' : 'silent', ended);
    const status = answer?.status ?? null;
    const attempt = {
      ...{ at: at.toISOString(), milliseconds: ended.getTime() - at.getTime() },
      ...{ status, error, excerpt: answer?.excerpt ?? null },
    };
    const step = webhookStep(
      { answer: status ?? 'none', attempts: row.attempts, retry_after: answer?.retry_after },
      ended,
      Math.random(),
    );
    const off = await recordDelivery(store, row, step, attempt, ended);
    const about = { webhook: webhook.id, delivery: row.id, status, attempts: row.attempts };
    if (step.step === 'delivered') log.info(about, 'webhook delivered');
    else log.warn({ ...about, reason: error }, 'webhook not delivered');
    if (off) log.error({ ...about, program_uuid: webhook.program_uuid, off }, 'webhook turned off');
  }
}
