import { setTimeout as sleep } from 'node:timers/promises';
import { followingOrigin } from '../metrics/request-facts.ts';
import { traced } from '../metrics/tracing.ts';
import type { StoreLog } from '../store/connections.ts';
import type { Store } from '../store/store.ts';
import { Lanes } from '../workers/lanes.ts';
import type { MailBrand } from './mail-brand.ts';
import {
  claimMail,
  isWanted,
  type MailRow,
  noteHandingOver,
  type Outcome,
  recordOutcome,
  settleLostMails,
} from './mail-rows.ts';
import { isKind, readMessage } from './message-kinds.ts';
import { notificationOf } from './notification-settings.ts';
import { mailBell } from './outbox.ts';
import { renderMail } from './render-mail.ts';
import { MailRefusedError, type OutgoingMail, type Transport } from './transport.ts';
import type { Subscription } from './unsubscribe-links.ts';
import { holdMail, wakeMails } from './waiting-mails.ts';

/** Longer than any attempt can take: see the timeouts of the SMTP transport. */
const LEASE = 10 * 60_000;
/** Milliseconds between attempts to record what became of a mail; together the lease. */
const RECORD_EVERY = 1_000;
const TRIES = LEASE / RECORD_EVERY;
const TRIES_WHEN_STOPPING = 5;
const FIRST_DELAY = 30_000;
const LONGEST_DELAY = 60 * 60_000;

export interface MailWorkerOptions {
  readonly store: Store;
  readonly transport: Transport;
  /** A program as its mails show it; undefined where it is not known. */
  readonly brandOf: (
    program_uuid: string,
    locale: string,
  ) => MailBrand | undefined | Promise<MailBrand | undefined>;
  /** Where a POST ends mails of one category for one person, without signing in. */
  readonly unsubscribeUrl: (subject: Subscription) => string | Promise<string>;
  readonly log: StoreLog;
  readonly now?: () => Date;
  /** Milliseconds between looks at the outbox that nobody asked for; 5,000 where absent. */
  readonly pollInterval?: number;
  /** Mails on their way at a time; 4 where absent. */
  readonly lanes?: number;
  /** Attempts before a mail is given up; 14 where absent, which is about eight hours. */
  readonly attempts?: number;
}

/**
 * Sends what is in the outbox, never twice. A row is `sending` once it is taken, `handing_over` from
 * the moment at which a mail server may accept it, and `sent` after. Where a process ends before the
 * handing over, the mail is sent by the next one; where it ends within it, or the connection does, the
 * row becomes `unknown`, is reported, and is sent again only where a person says so. Several workers,
 * in one process or many, share an outbox.
 */
export class MailWorker {
  readonly #options: MailWorkerOptions;
  readonly #now: () => Date;
  readonly #lanes: Lanes;
  #stopping = false;
  #unlisten: () => void = () => {};

  constructor(options: MailWorkerOptions) {
    const { log, now = () => new Date(), lanes = 4, pollInterval = 5_000 } = options;
    this.#options = options;
    this.#now = now;
    this.#lanes = new Lanes({
      settle: () => this.#settle(),
      take: () => this.#takeNext(),
      onError: (error) =>
        log.error({ err: error }, 'the outbox of mails could not be read or written'),
      ...{ lanes, pollInterval },
    });
  }

  start(): void {
    this.#unlisten = mailBell.listen(this.#options.store, () => this.wake());
    this.#lanes.start();
  }

  /** Looks at the outbox now. */
  wake(): void {
    this.#lanes.ring();
  }

  /** Takes no further mail; resolves once those on their way have ended. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#unlisten();
    await this.#lanes.stop();
  }

  async #takeNext(): Promise<(() => Promise<void>) | undefined> {
    const { store } = this.#options;
    const now = this.#now();
    const row = await claimMail(store, now, new Date(now.getTime() + LEASE));
    return row && (() => this.#follow(row));
  }

  async #follow(row: MailRow): Promise<void> {
    await followingOrigin(row.request_id, () =>
      traced(
        () => ({
          name: 'send mail',
          kind: 'client',
          attributes: {
            'marquee.mail.kind': row.kind,
            ...(row.request_id === null ? {} : { 'marquee.request_id': row.request_id }),
          },
        }),
        () => this.#send(row),
      ),
    );
  }

  async #send(row: MailRow): Promise<void> {
    const { log } = this.#options;
    const outcome = await this.#attempt(row);
    if (outcome === 'held') return;
    const { id, kind, attempts } = row;
    const about = { mail: id, kind, attempts, state: outcome.state };
    if ('last_error' in outcome)
      log.warn({ ...about, reason: withoutAddresses(outcome.last_error) }, 'mail not sent');
    else log.info(about, outcome.state === 'sent' ? 'mail sent' : 'mail not wanted');
    await this.#record(row, outcome);
  }

  /**
   * A store that is away does not make a mail that was sent an unknown one: until the lease runs out,
   * and a little when the worker stops, it is tried again.
   */
  async #record(row: MailRow, outcome: Outcome): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await recordOutcome(this.#options.store, row, outcome);
      } catch (error) {
        const patience = this.#stopping ? TRIES_WHEN_STOPPING : TRIES;
        if (tries >= patience) throw error;
        await sleep(RECORD_EVERY);
      }
    }
  }

  /** `held`: it goes out later, or a digest says it; that is recorded already. */
  async #attempt(row: MailRow): Promise<Outcome | 'held'> {
    const { store, transport } = this.#options;
    let outgoing: OutgoingMail;
    try {
      if (!(await isWanted(store, row, this.#now()))) return { state: 'suppressed' };
      if (await holdMail(store, row, this.#now())) return 'held';
      outgoing = await this.#prepare(row);
    } catch (error) {
      return this.#refused(row, error);
    }
    try {
      await transport.send(outgoing, () => noteHandingOver(store, row));
      return { state: 'sent', at: this.#now() };
    } catch (error) {
      if (error instanceof MailRefusedError) return this.#refused(row, error);
      return { state: 'unknown', last_error: messageOf(error) };
    }
  }

  async #prepare(row: MailRow): Promise<OutgoingMail> {
    const { brandOf, unsubscribeUrl, transport } = this.#options;
    const { id, program_uuid, locale } = row;
    const brand = await brandOf(program_uuid, locale);
    if (!brand)
      throw new MailRefusedError('The program of this mail is not known.', { permanent: false });
    const subject = subscriptionOf(row);
    const unsubscribe_url = subject && (await unsubscribeUrl(subject));
    return {
      ...renderMail(readStored(row), { brand, locale, unsubscribe_url }),
      message_id: `<mail.${program_uuid}.${id}@${transport.domain}>`,
      from_name: brand.title,
      to: row.address,
      reply_to: brand.contact_email,
      date: this.#now(),
      unsubscribe_url,
    };
  }

  #refused({ attempts }: MailRow, error: unknown): Outcome {
    const last_error = messageOf(error);
    const permanent = error instanceof MailRefusedError && error.permanent;
    if (permanent || attempts >= (this.#options.attempts ?? 14))
      return { state: 'failed', last_error, at: this.#now() };
    const delay = Math.min(FIRST_DELAY * 2 ** (attempts - 1), LONGEST_DELAY);
    const jittered = delay * (0.5 + Math.random() / 2);
    return {
      state: 'pending',
      next_attempt_at: new Date(this.#now().getTime() + jittered),
      last_error,
    };
  }

  /** Has go on what waited long enough, and what a process left that ended. */
  async #settle(): Promise<void> {
    const { store, log } = this.#options;
    await wakeMails(store, this.#now());
    const { resumed, unknown } = await settleLostMails(store, this.#now());
    for (const mail of resumed)
      log.warn({ mail }, 'a process ended before it sent this mail; it is sent now');
    for (const mail of unknown)
      log.error(
        { mail },
        'a process ended while it handed this mail over; whether it arrived is unknown: "marquee mail list" names it',
      );
  }
}

/** What somebody who wants no such mails ends; undefined for mails that are always sent. */
function subscriptionOf(row: MailRow): Subscription | undefined {
  const { program_uuid, creator_id, operator_id, category } = row;
  const notification = notificationOf(row);
  if (category === 'account') return undefined;
  if (category === 'openings') {
    const { opening_reminder_id: id } = row.params;
    return typeof id === 'string' ? { program_uuid, opening_reminder_id: id } : undefined;
  }
  if (category !== 'operators')
    return creator_id === null ? undefined : { program_uuid, creator_id, category };
  return operator_id === null || notification === undefined
    ? undefined
    : { program_uuid, operator_id, notification };
}

/**
 * @throws MailRefusedError; permanent where the row will never read otherwise. A kind that is not known
 * may be that of a newer build, whose worker beside this one sends it.
 */
function readStored({ kind, params }: MailRow) {
  try {
    return readMessage(kind, params);
  } catch (error) {
    throw new MailRefusedError(messageOf(error), { permanent: isKind(kind), cause: error });
  }
}

/** Mail servers repeat whom a mail was for; who that is, is no business of the log's. */
const withoutAddresses = (text: string) => text.replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…');

const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).slice(0, 1_000);
