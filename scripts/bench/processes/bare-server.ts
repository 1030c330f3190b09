import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The reference: Node's own server and a map of documents, nothing else. Runs as a process of its
 * own, told over IPC what to serve; answers with its port.
 */
export interface BareDocuments {
  readonly documents: readonly BareDocument[];
}

export interface BareDocument {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Base64; or as many random bytes as this. */
  readonly body: string | number;
}

process.once('message', ({ documents }: BareDocuments) => {
  const served = new Map(
    documents.map(({ path, headers, body }) => {
      const bytes = typeof body === 'number' ? randomBytes(body) : Buffer.from(body, 'base64');
      return [path, { body: bytes, headers: { ...headers, 'content-length': bytes.length } }];
    }),
  );
  const server = createServer((request, response) => {
    const document = served.get(request.url ?? '');
    if (!document) return response.writeHead(404).end();
    return response.writeHead(200, document.headers).end(document.body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit(0));
