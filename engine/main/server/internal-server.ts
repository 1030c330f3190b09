import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type Health, healthPlugin } from '#api/health/plugin.ts';
import { classifyHost, type HostDirectory } from '#domain/programs/classify-host.ts';
import { profilePlugin } from './profile-plugin.ts';

interface InternalOptions {
  readonly health: Health;
  readonly directory: HostDirectory;
}

/** A server with what proxies and monitoring ask and no visitor may. It does not listen yet. */
export async function createInternalServer(
  log: FastifyBaseLogger,
  directory: HostDirectory,
  health: Health,
): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // Nobody is owed an answer here who could hold up the end of the process.
    forceCloseConnections: true,
  });
  await app.register(internalPlugin, { health, directory });
  return app;
}

/**
 * `/metrics`, `/readyz` in full, profiles, and `/internal/tls?domain=`, which says whether a host is to have a
 * certificate (200) or not (404).
 */
export async function internalPlugin(
  app: FastifyInstance,
  { health, directory }: InternalOptions,
): Promise<void> {
  await app.register(healthPlugin, { health, told: 'everything' });
  await app.register(profilePlugin);
  app.get<{ Querystring: { domain?: string | string[] } }>('/internal/tls', (request, reply) => {
    const { domain } = request.query;
    const known = typeof domain === 'string' && hasCertificate(domain, directory);
    return reply.code(known ? 200 : 404).send({ known });
  });
}

/**
 * Whether a host is a program's that is served, or the portal's own by name: everything else would
 * let strangers use up what a certificate authority grants.
 */
function hasCertificate(domain: string, directory: HostDirectory): boolean {
  const found = classifyHost(domain, directory);
  return found.kind === 'own' || (found.kind === 'portal' && !found.local);
}
