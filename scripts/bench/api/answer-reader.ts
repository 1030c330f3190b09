const HEAD_END = Buffer.from('\r\n\r\n');

/** Cuts the bytes of one connection into answers, which must say their length. */
export class AnswerReader {
  #pending: Buffer[] = [];
  #answer: Buffer[] = [];
  #missing = 0;
  #status = 0;
  #headLength = 0;

  /** The status of an answer that these bytes complete; undefined where there is more to come. */
  read(bytes: Buffer): number | undefined {
    if (this.#status === 0) {
      this.#pending.push(bytes);
      const read = this.#pending.length === 1 ? bytes : Buffer.concat(this.#pending);
      const end = read.indexOf(HEAD_END);
      if (end < 0) return undefined;
      const head = read.toString('latin1', 0, end);
      this.#status = Number(head.slice(9, 12));
      this.#headLength = end + HEAD_END.length;
      this.#missing = this.#headLength + lengthOf(head, this.#status) - read.length;
    } else {
      this.#pending.push(bytes);
      this.#missing -= bytes.length;
    }
    if (this.#missing > 0) return undefined;
    const status = this.#status;
    this.#answer = this.#pending;
    this.#pending = [];
    this.#status = 0;
    return status;
  }

  /** The body of the answer that was completed last. */
  get body(): string {
    return Buffer.concat(this.#answer).subarray(this.#headLength).toString();
  }
}

function lengthOf(head: string, status: number): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return Number(length);
  if (status === 204 || status === 304) return 0;
  throw new Error(`An answer does not say its length:\n${head}`);
}
