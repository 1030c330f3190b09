import type { ConnectorName } from '#contract/vocabulary/connector-words.ts';
import type { ApiServices } from '../http/services.ts';
import { PlatformError } from './platform-fetch.ts';
import { noteFault } from './platform-state.ts';
import { connectorOf, contextOf } from './registry.ts';
import { workOffPushes } from './work-off-pushes.ts';

/** What is done for a platform in the background, each by its own job: one that hangs delays no other. */
export type ConnectorStep = 'pushes' | 'reads' | 'subscriptions';

/**
 * Does one step for one platform; nothing where it is not reached here. That a platform does not
 * answer is no fault of ours: it is noted, and tried again at the next time.
 */
export async function runConnector(
  services: ApiServices,
  platform: ConnectorName,
  step: ConnectorStep,
  signal: AbortSignal,
): Promise<void> {
  const context = contextOf(services, platform);
  if (!context) return;
  const { read, subscribe } = connectorOf(platform);
  if (step === 'pushes') {
    await workOffPushes(context, signal);
    return;
  }
  const work = step === 'reads' ? read : subscribe;
  if (!work) return;
  try {
    await work(context, signal);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    context.log.warn({ platform, step, fault: error.fault, status: error.status }, error.message);
    await noteFault(context, error);
  }
}
