import type { FastifyInstance } from 'fastify';
import { type Health, healthPlugin } from '#api/health/plugin.ts';
import type { HostDirectory } from '#domain/programs/classify-host.ts';
import type { Config } from './config.ts';
import { createInternalServer } from './internal-server.ts';

type Internal = Pick<Config, 'MARQUEE_ENV' | 'MARQUEE_INTERNAL_PORT' | 'MARQUEE_INTERNAL_HOST'>;

const ALL_PUBLIC =
  'Everybody who reaches this server may read /metrics and what /readyz says of manifests and store: set MARQUEE_INTERNAL_PORT, or keep both paths from the public in the proxy.';

/**
 * Lets a server say how it is: all of it on a listener of its own, where one is configured, and then
 * no more than its state in public. That listener opens before the server and closes after it.
 */
export async function attachHealth(
  app: FastifyInstance,
  config: Internal,
  directory: HostDirectory,
  health: Health,
): Promise<void> {
  const { MARQUEE_INTERNAL_PORT: port, MARQUEE_INTERNAL_HOST: host } = config;
  if (port === undefined) {
    if (config.MARQUEE_ENV === 'production') app.log.warn(ALL_PUBLIC);
    await app.register(healthPlugin, { health, told: 'everything' });
    return;
  }
  await app.register(healthPlugin, { health, told: 'state' });
  const internal = await createInternalServer(app.log, directory, health);
  // Not `onListen`, whose errors are only logged: a port that is taken has to end the start.
  app.addHook('onReady', async () => {
    await internal.listen({
      port,
      host,
      // One of several processes that share the public port has this one for itself.
      exclusive: true,
      listenTextResolver: (address) => `For operators alone: ${address}`,
    });
  });
  app.addHook('onClose', () => internal.close());
}
