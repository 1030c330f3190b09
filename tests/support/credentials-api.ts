import { createHash, createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { CognitoIdentityClient, type Credentials } from '@aws-sdk/client-cognito-identity';
import { SignatureV4 } from '@smithy/signature-v4';
import fastify from 'fastify';
import { credentialsPlugin } from '#api/credentials/credentials-plugin.ts';
import type { TestApi } from './api.ts';

/** The identity service of a test's API over HTTP, with the cloud's own client. */
export interface CredentialsApi {
  readonly origin: string;
  readonly client: CognitoIdentityClient;
  readonly close: () => Promise<void>;
}

export async function serveCredentials(services: TestApi['services']): Promise<CredentialsApi> {
  const app = fastify({ logger: false });
  await app.register(credentialsPlugin, { services });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const client = new CognitoIdentityClient({
    region: 'local-1',
    endpoint: `${origin}/credentials`,
    maxAttempts: 1,
  });
  return {
    origin,
    client,
    close: async () => {
      client.destroy();
      await app.close();
    },
  };
}

/** SHA-256, and HMAC with it, as the cloud's signer asks for them. */
class Sha256 {
  readonly #hash;
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash =
      secret === undefined
        ? createHash('sha256')
        : createHmac('sha256', typeof secret === 'string' ? secret : Buffer.from(secret as Buffer));
  }
  update(data: string | Uint8Array): void {
    this.#hash.update(data);
  }
  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
  reset(): void {}
}

/** Signs a `POST` to `/event` with the cloud's own signer; answers all headers in lower case. */
export async function signWithCloud(
  credentials: Credentials,
  body: string,
  {
    now,
    host = 'marquee.example',
    service = 'appsync',
  }: { now: Date; host?: string; service?: string },
): Promise<Record<string, string>> {
  const signer = new SignatureV4({
    service,
    region: 'local-1',
    credentials: {
      accessKeyId: credentials.AccessKeyId ?? '',
      secretAccessKey: credentials.SecretKey ?? '',
      sessionToken: credentials.SessionToken ?? '',
    },
    sha256: Sha256,
    applyChecksum: false,
  });
  const signed = await signer.sign(
    {
      method: 'POST',
      protocol: 'https:',
      hostname: host,
      path: '/event',
      query: {},
      headers: {
        host,
        accept: 'application/json, text/javascript',
        'content-encoding': 'amz-1.0',
        'content-type': 'application/json; charset=UTF-8',
      },
      body,
    },
    { signingDate: now },
  );
  const headers = Object.entries(signed.headers as Record<string, string>);
  return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
}
