import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';
import { endpointHash, type PushTarget } from '#api/push/push-sender.ts';

/** What the service says to a message: a status, `hang`: nothing until it is closed or released. */
export type PushReply = number | 'hang' | { readonly status: number; readonly retry_after: string };

/** A browser that is subscribed, with its own keys. */
export interface TestBrowser {
  readonly target: PushTarget;
  readonly endpoint_hash: string;
  /** What it was told and could decrypt, in order. */
  readonly received: readonly Record<string, unknown>[];
  /** What its service says to the next messages, one each; at last 201. */
  readonly replies: PushReply[];
}

/** The push services of browsers, as one server that is strict where they are. */
export interface PushService {
  /** For `postTo`: a message to `https://<host>/<path>` comes to `<address>/<host>/<path>`. */
  readonly address: string;
  readonly subscribe: (host?: string) => TestBrowser;
  /** Every request, by the host that it was for, with the reason for which it was refused. */
  readonly requests: readonly { readonly host: string; readonly refused: string | undefined }[];
  /** Settled once so many requests have come altogether. */
  readonly asked: (count: number) => Promise<void>;
  /** Answers 201 to whom it left waiting. */
  readonly release: () => void;
  readonly close: () => Promise<void>;
}

interface Known extends TestBrowser {
  readonly received: Record<string, unknown>[];
  readonly pair: ECDH;
}

/** Accepts messages that are signed with this key (`applicationServerKey`) alone. */
export async function startPushService(serverKey: () => string): Promise<PushService> {
  const browsers = new Map<string, Known>();
  const requests: { host: string; refused: string | undefined }[] = [];
  const waiting: ServerResponse[] = [];
  const listeners = new Set<() => void>();
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    const endpoint = `https:/${request.url}`;
    const browser = browsers.get(endpoint);
    const reply = browser?.replies.shift() ?? 201;
    const refused = browser
      ? await fault(request, body, new URL(endpoint).origin, serverKey())
      : 'no such browser';
    requests.push({ host: new URL(endpoint).host, refused });
    const status = typeof reply === 'object' ? reply.status : reply;
    if (!refused && browser && (status === 201 || status === 'hang'))
      browser.received.push(JSON.parse(decrypt(body, browser)));
    for (const listener of listeners) listener();
    if (refused) response.writeHead(browser ? 400 : 410).end(refused);
    else if (status === 'hang') waiting.push(response);
    else
      response
        .writeHead(status, typeof reply === 'object' ? { 'retry-after': reply.retry_after } : {})
        .end();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const release = () => {
    for (const response of waiting.splice(0)) response.writeHead(201).end();
  };
  return {
    address: `http://127.0.0.1:${port}`,
    requests,
    release,
    subscribe: (host = 'push.example.com') => {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const endpoint = `https://${host}/send/${randomBytes(12).toString('base64url')}`;
      const keys = {
        p256dh: pair.getPublicKey('base64url'),
        auth: randomBytes(16).toString('base64url'),
      };
      const target = { endpoint, keys };
      const known: Known = {
        ...{ target, pair, endpoint_hash: endpointHash(endpoint) },
        ...{ received: [], replies: [] },
      };
      browsers.set(endpoint, known);
      return known;
    },
    asked: async (count) => {
      while (requests.length < count)
        await new Promise<void>((resolve) => {
          const listener = () => {
            listeners.delete(listener);
            resolve();
          };
          listeners.add(listener);
        });
    },
    close: async () => {
      release();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Why a push service would not take a request (RFC 8030, 8188, 8291, 8292). */
async function fault(
  { method, headers }: IncomingMessage,
  body: Buffer,
  audience: string,
  serverKey: string,
): Promise<string | undefined> {
  if (method !== 'POST') return `method ${method}`;
  if (headers['content-encoding'] !== 'aes128gcm') return 'not aes128gcm';
  if (!/^\d+$/.test(headers.ttl as string)) return 'no TTL';
  if (headers.topic !== undefined && !/^[\w-]{1,32}$/.test(String(headers.topic))) return 'topic';
  if (body.length > 4096) return 'longer than 4096 bytes';
  const [, token = '', key] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== serverKey) return 'another key than the browser subscribed with';
  const point = Buffer.from(key, 'base64url');
  const publicKey = await importJWK({
    ...{ kty: 'EC', crv: 'P-256', alg: 'ES256' },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  });
  try {
    const { payload } = await jwtVerify(token, publicKey, { audience });
    const { exp = 0, sub = '' } = payload;
    if (exp > Date.now() / 1000 + 24 * 60 * 60) return 'valid for more than a day';
    return /^(mailto:.+@|https:\/\/)/.test(sub) ? undefined : `no contact: ${sub}`;
  } catch (error) {
    return String(error);
  }
}

/** As browsers do it (RFC 8291, section 3), without what the server encrypts with. */
function decrypt(body: Buffer, { pair, target: { keys } }: Known): string {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + body.readUInt8(20));
  const derive = (key: Buffer, from: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, from, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const secret = pair.computeSecret(senderKey);
  const key = derive(secret, Buffer.from(keys.auth, 'base64url'), info, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(key, salt, 'Content-Encoding: nonce\0', 12),
  );
  const sealed = body.subarray(21 + senderKey.length);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
