import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { promisify } from 'node:util';

/**
 * An encrypted backup: a head, then frames of AES-256-GCM. The head is `MARQUEEB`, a byte with the
 * version, and 16 bytes of salt, from which scrypt makes the key of this one file. Each frame is
 * 64 KiB of the backup encrypted, the last one what is left, with 16 bytes of tag behind. A frame's
 * nonce is its number (11 bytes, big-endian) and a byte that is 1 in the last frame alone, and the
 * head is authenticated with each: no frame can be changed, moved, left out, or cut off unnoticed.
 */
const MAGIC = Buffer.from('MARQUEEB\x01', 'latin1');
const SALT_BYTES = 16;
export const HEAD_BYTES = MAGIC.length + SALT_BYTES;
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const FRAME_BYTES = CHUNK_BYTES + TAG_BYTES;
/** 64 MiB and a fifth of a second: what each guess at a passphrase costs as well. */
const SCRYPT = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

export const LEAST_PASSPHRASE = 16;

const derive = promisify<string, Buffer, number, typeof SCRYPT, Buffer>(scrypt);

/** Whether a file that begins so is an encrypted backup. */
export function isEncrypted(beginning: Uint8Array): boolean {
  return MAGIC.equals(beginning.subarray(0, MAGIC.length));
}

/** Encrypts what passes under a key that only this passphrase and the new head give. */
export async function encrypting(passphrase: string): Promise<Transform> {
  const head = Buffer.concat([MAGIC, randomBytes(SALT_BYTES)]);
  const key = await keyOf(passphrase, head);
  const frames = new Frames(CHUNK_BYTES, (chunk, nonce) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(head);
    return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  });
  frames.push(head);
  return frames;
}

/**
 * Decrypts what follows the head. The stream fails where a byte is not what was written, or where
 * the passphrase is another one.
 */
export async function decrypting(passphrase: string, head: Buffer): Promise<Transform> {
  const key = await keyOf(passphrase, head);
  return new Frames(FRAME_BYTES, (frame, nonce) => {
    const body = frame.subarray(0, -TAG_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(head).setAuthTag(frame.subarray(body.length));
    return Buffer.concat([decipher.update(body), decipher.final()]);
  });
}

function keyOf(passphrase: string, head: Buffer): Promise<Buffer> {
  return derive(passphrase, head.subarray(MAGIC.length, HEAD_BYTES), 32, SCRYPT);
}

/** Cuts what passes into pieces of one size; the last one, which may be empty, is known as such. */
class Frames extends Transform {
  readonly #size: number;
  readonly #turn: (piece: Buffer, nonce: Buffer) => Buffer;
  #rest: Buffer[] = [];
  #length = 0;
  #number = 0n;

  constructor(size: number, turn: (piece: Buffer, nonce: Buffer) => Buffer) {
    super();
    this.#size = size;
    this.#turn = turn;
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.#rest.push(chunk);
    this.#length += chunk.length;
    try {
      // A piece of full size that nothing follows yet may be the last one.
      if (this.#length > this.#size) this.#passOn(Buffer.concat(this.#rest));
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  override _flush(done: TransformCallback): void {
    try {
      done(null, this.#turned(Buffer.concat(this.#rest), 1));
    } catch (error) {
      done(error as Error);
    }
  }

  #passOn(all: Buffer): void {
    let at = 0;
    for (; all.length - at > this.#size; at += this.#size)
      this.push(this.#turned(all.subarray(at, at + this.#size), 0));
    this.#rest = [all.subarray(at)];
    this.#length = all.length - at;
  }

  #turned(piece: Buffer, last: 0 | 1): Buffer {
    const nonce = Buffer.alloc(12);
    nonce.writeBigUInt64BE(this.#number, 3);
    nonce.writeUInt8(last, 11);
    this.#number += 1n;
    return this.#turn(piece, nonce);
  }
}
