/** A mail, ready to leave. Texts of headers are one line; addresses have been checked. */
export interface OutgoingMail {
  /** With angle brackets; the same for every attempt at one row of the outbox. */
  readonly message_id: string;
  /** The name shown as the sender. */
  readonly from_name: string;
  readonly to: string;
  readonly reply_to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly date: Date;
  /** Ends mails of this category with one click (RFC 8058). */
  readonly unsubscribe_url?: string | undefined;
}

/** How mails leave. */
export interface Transport {
  /** For Message-IDs: the domain of the sender's address. */
  readonly domain: string;
  /**
   * Hands a mail over. `handingOver` is awaited right before the mail may be accepted: where it
   * throws, nothing is sent. A transport that does no harm by sending twice leaves it out.
   * @throws MailRefusedError where it was certainly not accepted; any other error leaves open
   *   whether it was.
   */
  send(mail: OutgoingMail, handingOver: () => Promise<void>): Promise<void>;
}

/** The mail did not leave; `permanent` where trying again is of no use. */
export class MailRefusedError extends Error {
  readonly permanent: boolean;

  constructor(message: string, { permanent, cause }: { permanent: boolean; cause?: unknown }) {
    super(message, { cause });
    this.name = 'MailRefusedError';
    this.permanent = permanent;
  }
}
