import {
  CONNECTOR_NAMES,
  CONNECTORS,
  type ConnectorName,
} from '#contract/vocabulary/connector-words.ts';
import type { ConnectorSettings } from '../http/services.ts';
import { PlatformError } from './platform-fetch.ts';
import { connectorOf } from './registry.ts';

/** What is seen of a platform with the credentials that are set here. */
export interface CheckedConnector {
  readonly platform: ConnectorName;
  readonly name: string;
  /** `well`: it answers as it should. `unset`: there are no credentials, or it is off. */
  readonly state: 'well' | 'unset' | 'unreachable' | 'refused';
  /** A simulator stands in for it. */
  readonly simulated: boolean;
  /** Sentences. */
  readonly seen: readonly string[];
}

/** Asks each platform that there are credentials for, all at once. Changes nothing. */
export function checkConnectors(
  { access }: ConnectorSettings,
  signal: AbortSignal,
): Promise<readonly CheckedConnector[]> {
  return Promise.all(
    CONNECTORS.map(async (platform): Promise<CheckedConnector> => {
      const { check } = connectorOf(platform);
      const reached = access(platform);
      const name = CONNECTOR_NAMES[platform];
      const one = { platform, name, simulated: reached?.simulated ?? false };
      if (!reached) return { ...one, state: 'unset', seen: [] };
      try {
        return { ...one, state: 'well', seen: await check(reached, signal) };
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error;
        const state = error.fault === 'unreachable' ? 'unreachable' : 'refused';
        return { ...one, state, seen: [error.message] };
      }
    }),
  );
}
