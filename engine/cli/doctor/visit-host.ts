import { request } from 'node:https';
import type { TLSSocket } from 'node:tls';
import type { Network } from './network.ts';
import { TimeLimitError, within } from './time-limit.ts';

export interface SeenCertificate {
  /** Absent where it is valid for the host; else why it is not, such as `CERT_HAS_EXPIRED`. */
  readonly fault?: string;
  readonly from: Date;
  readonly to: Date;
  /** Who issued it. */
  readonly issuer: string;
}

export interface SeenAnswer {
  readonly certificate: SeenCertificate;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  /** When it was asked for and when its head was there, by the clock of this machine. */
  readonly asked: number;
  readonly answered: number;
}

/** One address of a host, asked for one of its paths over https. */
export type Visit =
  | { readonly address: string; readonly answer: SeenAnswer }
  | { readonly address: string; readonly fault: string };

/** What is read of an answer, in bytes: those that are looked at are short. */
const READ = 256 * 1024;
const HTTPS = 443;

/**
 * Asks one address for a path of a host. A certificate that is not valid is no reason not to look at
 * the answer.
 */
export async function visitHost(
  host: string,
  path: string,
  address: string,
  network: Network,
): Promise<Visit> {
  const giveUp = new AbortController();
  try {
    const { limit } = network;
    const answer = await within(limit, ask(host, path, address, network, giveUp.signal), () =>
      giveUp.abort(),
    );
    return { address, answer };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { address, fault: error instanceof TimeLimitError ? message : (code ?? message) };
  }
}

function ask(
  host: string,
  path: string,
  address: string,
  { reachedAt, authorities }: Network,
  signal: AbortSignal,
): Promise<SeenAnswer> {
  const port = reachedAt?.port ?? HTTPS;
  const asked = Date.now();
  return new Promise((resolve, reject) => {
    const asking = request({
      ...{ host: address, port, path, servername: host, signal, agent: false },
      headers: { host, 'user-agent': 'marquee-doctor', connection: 'close' },
      rejectUnauthorized: false,
      ca: authorities,
    });
    asking.on('error', reject);
    asking.on('response', (response) => {
      const certificate = readCertificate(response.socket as TLSSocket);
      const seen = {
        ...{ certificate, asked, answered: Date.now(), headers: response.headers },
        status: response.statusCode ?? 0,
      };
      let body = '';
      const finish = () => resolve({ ...seen, body });
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        body += part;
        if (body.length < READ) return;
        finish();
        response.destroy();
      });
      response.on('end', finish);
      response.on('error', reject);
    });
    asking.end();
  });
}

function readCertificate(socket: TLSSocket): SeenCertificate {
  const { valid_from, valid_to, issuer } = socket.getPeerCertificate();
  const named = issuer?.O ?? issuer?.CN;
  return {
    from: new Date(valid_from),
    to: new Date(valid_to),
    issuer: (Array.isArray(named) ? named[0] : named) ?? 'nobody',
    ...(socket.authorized ? {} : { fault: String(socket.authorizationError) }),
  };
}
