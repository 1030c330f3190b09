import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { DEVELOPMENT } from '../build/read-build.ts';
import type { DocumentServer } from '../documents/document-server.ts';
import { DocumentStore } from '../documents/document-store.ts';
import type { Config } from './config.ts';

/** How often is looked for documents that nobody uses any more. */
const EVERY = 3_600_000;

/** The folder of rendered documents, where there is to be one. */
export function openDocumentStore(
  config: Pick<Config, 'MARQUEE_DATA' | 'MARQUEE_DOCUMENTS' | 'MARQUEE_DOCUMENTS_MB'>,
  build: string,
  log: () => Pick<FastifyBaseLogger, 'warn'>,
): { readonly store?: DocumentStore } {
  const megabytes = config.MARQUEE_DOCUMENTS_MB;
  // While the engine is being edited its id stays the same.
  if (megabytes === 0 || build === DEVELOPMENT) return {};
  const folder = documentsFolder(config);
  const warn = (error: unknown) =>
    log().warn(
      error,
      `Rendered pages could not be kept in ${folder}, so they are rendered again after a restart. Let MARQUEE_DOCUMENTS name a folder that the server may write, or set MARQUEE_DOCUMENTS_MB=0.`,
    );
  return { store: new DocumentStore({ folder, limit: megabytes * 1024 * 1024, warn }) };
}

export const documentsFolder = ({
  MARQUEE_DATA,
  MARQUEE_DOCUMENTS,
}: Pick<Config, 'MARQUEE_DATA' | 'MARQUEE_DOCUMENTS'>): string =>
  MARQUEE_DOCUMENTS ?? join(MARQUEE_DATA, 'documents');

/**
 * Has the documents of an earlier run at hand soon after the start, puts down those that are at the
 * end, and keeps their folder from growing meanwhile.
 */
export function keepDocuments(app: FastifyInstance, documents: DocumentServer): void {
  let timer: NodeJS.Timeout | undefined;
  const failed = (error: unknown) =>
    app.log.warn(error, 'Documents of an earlier run could not be read or put down.');
  app.addHook('onListen', async () => {
    // Nobody waits for it: what is asked for before is read when it is asked for.
    documents
      .recall()
      .then(() => documents.sweep())
      .catch(failed);
    timer = setInterval(() => void documents.sweep().catch(failed), EVERY).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await documents.remember().catch(failed);
  });
}
