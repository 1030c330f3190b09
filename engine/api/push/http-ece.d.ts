declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface Params {
    readonly version: 'aes128gcm';
    readonly privateKey: ECDH;
    /** Of the other side, where this one encrypts: base64url. */
    readonly dh?: string;
    /** In base64url. */
    readonly authSecret: string;
    /** In base64url; random where it is absent. */
    readonly salt?: string;
  }

  const ece: {
    /** A text as RFC 8188 and 8291 encrypt it. */
    encrypt(plain: Buffer, params: Params): Buffer;
    decrypt(encrypted: Buffer, params: Params): Buffer;
  };
  export default ece;
}
