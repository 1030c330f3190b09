import { type Agent, type ClientRequest, request } from 'node:http';
import type { WireRequest } from './requests.ts';

export interface WireAnswer {
  readonly status: number;
  readonly text: string;
}

/**
 * Sends a request as it is; undefined where the connection ended without an answer, as it must for
 * one that breaks off.
 */
export function sendWire(
  port: number,
  agent: Agent,
  wire: WireRequest,
  credentials: Readonly<Record<string, string>>,
): Promise<WireAnswer | undefined> {
  const { endpoint, path, body, headers, breaksOff } = wire;
  return new Promise((resolve) => {
    const sent: ClientRequest = request(
      {
        ...{ port, host: '127.0.0.1', path, method: endpoint.method, agent },
        headers: {
          ...headers,
          ...credentials,
          ...(body ? { 'content-length': String(body.length) } : {}),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => resolve(undefined));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString('latin1'),
          }),
        );
      },
    );
    sent.on('error', () => {
      // The server had closed the connection before: nothing was read of this request.
      const stale = sent.reusedSocket && !breaksOff;
      resolve(stale ? sendWire(port, agent, wire, credentials) : undefined);
    });
    if (body && breaksOff) sent.write(body.subarray(0, body.length >> 1), () => sent.destroy());
    else sent.end(body);
  });
}
