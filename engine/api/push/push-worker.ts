import { mailStep } from '#domain/notifications/mail-moment.ts';
import { pushStep } from '#domain/notifications/push-step.ts';
import { followingOrigin } from '../metrics/request-facts.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { StoreLog } from '../store/connections.ts';
import type { Store } from '../store/store.ts';
import { Lanes } from '../workers/lanes.ts';
import {
  claimPush,
  type PushOutcome,
  type PushRow,
  pushBell,
  readRecipient,
  recordPush,
  removeBrowser,
  resumePushes,
  type TakenPush,
} from './push-rows.ts';
import type { OutgoingPush, PushSender, PushTarget } from './push-sender.ts';
import { openBrowser } from './push-subscriptions.ts';
import { ServiceLoad } from './service-load.ts';

/** Longer than any attempt can take: see `ANSWER_LIMIT`. */
const LEASE = 60_000;
/** What nobody could be told for so long is news no more. Quiet hours are shorter. */
const LATEST = 2 * 86_400_000;

export interface PushWorkerOptions {
  readonly store: Store;
  readonly secrets: Secrets;
  readonly sender: PushSender;
  /** Whether somebody is told of a kind by what they chose. */
  readonly isWanted: (kind: PushRow['kind'], wishes: Readonly<Record<string, boolean>>) => boolean;
  /** A message in a language, as the worker in the browser shows it; undefined: of no known program. */
  readonly messageOf: (
    program_uuid: string,
    row: PushRow,
    locale: string,
  ) => Omit<OutgoingPush, 'topic'> | undefined;
  readonly log: StoreLog;
  readonly now: () => Date;
  /** Milliseconds between looks at the outbox that nobody asked for; 5,000 where absent. */
  readonly pollInterval?: number;
  /** Messages on their way at a time; 8 where absent. */
  readonly lanes?: number;
}

/** `gone`: the browser gets none any more. */
type Attempted = PushOutcome | 'gone';

/**
 * Sends the messages of the outbox to browsers. Several workers, in one process or many, share it, each
 * message being taken by one. Where a process ends on the way it is sent again: by its tag the browser
 * shows it once. A push service that does not answer holds up its own messages alone.
 */
export class PushWorker {
  readonly #options: PushWorkerOptions;
  readonly #load = new ServiceLoad();
  #claiming: Promise<unknown> = Promise.resolve();
  readonly #lanes: Lanes;
  #unlisten: () => void = () => {};

  constructor(options: PushWorkerOptions) {
    const { store, now, log, lanes = 8, pollInterval = 5_000 } = options;
    this.#options = options;
    this.#lanes = new Lanes({
      settle: () => resumePushes(store, now()),
      take: () => this.#takeNext(),
      onError: (error) =>
        log.error({ err: error }, 'the outbox of push messages could not be read or written'),
      ...{ lanes, pollInterval },
    });
  }

  start(): void {
    this.#unlisten = pushBell.listen(this.#options.store, () => this.#lanes.ring());
    this.#lanes.start();
  }

  /** Takes no further message; resolves once those on their way have ended. */
  async stop(): Promise<void> {
    this.#unlisten();
    await this.#lanes.stop();
  }

  async #takeNext(): Promise<(() => Promise<void>) | undefined> {
    const taken = await this.#claim();
    return taken && (() => followingOrigin(taken.row.request_id, () => this.#send(taken)));
  }

  async #send({ row, service }: TakenPush): Promise<void> {
    const { store, now, log } = this.#options;
    let asked: 'answered' | 'silent' | 'not_asked' = 'not_asked';
    try {
      const outcome = await this.#attempt(row, (what) => {
        asked = what;
      });
      const about = { push: row.id, kind: row.kind, attempts: row.attempts, service };
      if (outcome === 'gone') {
        log.info(about, 'a browser gets no push messages any more');
        await removeBrowser(store, row.subscription_id);
      } else {
        if ('last_error' in outcome)
          log.warn({ ...about, reason: outcome.last_error }, 'push message not sent');
        else log.info({ ...about, state: outcome.state }, 'push message');
        await recordPush(store, row, outcome, now());
      }
    } finally {
      // A lane that found this service busy may go on.
      if (this.#load.end(service, asked, now()) === 'freed') this.#lanes.ring();
    }
  }

  /** One lane at a time, so that no service is asked more at once than it may be. */
  #claim(): Promise<TakenPush | undefined> {
    const { store, now } = this.#options;
    const claim = async () => {
      const at = now();
      const until = new Date(at.getTime() + LEASE);
      const taken = await claimPush(store, at, until, this.#load.busy(at));
      if (taken) this.#load.begin(taken.service);
      return taken;
    };
    const claimed = this.#claiming.then(claim, claim);
    this.#claiming = claimed.catch(() => {});
    return claimed;
  }

  async #attempt(row: PushRow, note: (asked: 'answered' | 'silent') => void): Promise<Attempted> {
    const { store, secrets, sender, isWanted, messageOf, now } = this.#options;
    const at = now();
    const found = await readRecipient(store, row, at);
    if (!found?.signed_in || found.status === 'deleted') return 'gone';
    const { browser, wishes, timing, locale } = found;
    const isLate = at.getTime() - row.created_at.getTime() > LATEST;
    if (!isWanted(row.kind, wishes) || isLate || found.read_at !== null)
      return { state: 'dropped' };
    const moment = mailStep({ patience: 'quiet_hours', created_at: row.created_at }, timing, at);
    if (moment.step === 'wait') return { state: 'wait', at: moment.until };
    let target: PushTarget;
    let message: ReturnType<PushWorkerOptions['messageOf']>;
    try {
      target = openBrowser(secrets, browser);
      message = messageOf(browser.program_uuid, row, locale);
    } catch (error) {
      return { state: 'failed', last_error: textOf(error) };
    }
    // A newer build, beside this one, may know the program.
    if (!message) return this.#next(row, { answer: 'none' }, 'Its program is not known.');
    const topic = `${row.kind} ${row.source}`;
    try {
      const { status, retry_after } = await sender.send(target, { ...message, topic }, at);
      note('answered');
      return this.#next(row, { answer: status, retry_after }, `Its service answered ${status}.`);
    } catch (error) {
      note('silent');
      return this.#next(row, { answer: 'none' }, textOf(error));
    }
  }

  #next(
    { attempts }: PushRow,
    attempt: { readonly answer: number | 'none'; readonly retry_after?: string | undefined },
    last_error: string,
  ): Attempted {
    const now = this.#options.now();
    const next = pushStep({ attempts, ...attempt }, now, Math.random());
    switch (next.step) {
      case 'sent':
        return { state: 'sent' };
      case 'gone':
        return 'gone';
      case 'failed':
        return { state: 'failed', last_error };
      case 'retry':
        return { state: 'retry', at: new Date(now.getTime() + next.after), last_error };
    }
  }
}

/** Without what may name a browser's address. */
const textOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error))
    .replaceAll(/https?:\/\/\S+/g, '…')
    .slice(0, 500);
