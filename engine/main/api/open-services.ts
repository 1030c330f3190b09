import type { FastifyBaseLogger } from 'fastify';
import { clockOf } from '#api/http/clock.ts';
import type { RateLimits } from '#api/http/rate-limits.ts';
import type { ApiServices } from '#api/http/services.ts';
import { SessionCache } from '#api/http/session-cache.ts';
import type { ApiMetrics } from '#api/metrics/api-metrics.ts';
import { openAddresses } from '#api/outgoing/open-address.ts';
import { createAuthTokens } from '#api/secrets/auth-tokens.ts';
import { createMailTokens } from '#api/secrets/mail-tokens.ts';
import type { Secrets } from '#api/secrets/secrets.ts';
import { createViewTokens } from '#api/secrets/view-tokens.ts';
import { lastBackup } from '#api/store/backup/last-backup.ts';
import type { Store } from '#api/store/store.ts';
import type { VisitCounter } from '#api/visits/visit-counter.ts';
import { countQueued, listScheduled } from '#api/workers/list-jobs.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Config } from '../server/config.ts';
import { countOutboxes } from './count-outboxes.ts';
import { openPreviews, openProfilePictures } from './open-previews.ts';
import { openPush } from './open-push.ts';
import { profileSettings } from './profile-settings.ts';

/** How long a match of the bingo demo lasts. */
const MATCH_SECONDS = 75;

export interface ServiceParts {
  readonly config: Config;
  readonly catalogue: Catalogue;
  readonly store: Store;
  readonly secrets: Secrets;
  /** The time that all instances share. */
  readonly clock: () => Date;
  readonly programs: ApiServices['programs'];
  readonly identity: ApiServices['identity'];
  readonly connectors: ApiServices['connectors'];
  readonly rateLimits: RateLimits;
  readonly metrics: ApiMetrics;
  readonly visits: VisitCounter | undefined;
  readonly log: FastifyBaseLogger;
}

/** Everything that the API's capabilities work with. */
export function openServices(parts: ServiceParts): ApiServices {
  const {
    config,
    catalogue,
    store,
    secrets,
    clock,
    programs,
    identity,
    connectors,
    rateLimits,
    metrics,
    visits,
    log,
  } = parts;
  const { site } = catalogue.site;
  const now = clockOf(clock);
  metrics.work.countOutboxes(countOutboxes(store, now));
  metrics.backups.read(() => lastBackup(store));
  metrics.jobs.read({ scheduled: () => listScheduled(store), queued: () => countQueued(store) });
  // Stable for good, whichever host is asked: tokens name it.
  const issuer = `https://${catalogue.main_hosts[0]}`;
  const tokens = { secrets, issuer, now: () => clock().getTime() };
  return {
    store,
    programs,
    secrets,
    authTokens: createAuthTokens(tokens),
    mailTokens: createMailTokens(tokens),
    viewTokens: createViewTokens(tokens),
    identity,
    sessions: new SessionCache(store),
    rateLimits,
    metrics,
    visits,
    contentPreviews: openPreviews(config),
    profiles: profileSettings(catalogue),
    profilePictures: openProfilePictures(config),
    push: openPush(config, secrets),
    connectors,
    webhookAddresses: openAddresses(config.MARQUEE_WEBHOOK_NETWORKS),
    documentation: {
      title: `${site.product} creators API`,
      baseUrl: site.api.base_url,
      clientHeaders: site.api.headers ?? {},
      contact: site.contact.email ?? '',
    },
    bingoDemo: { board: () => catalogue.site.site.bingo_demo, match_seconds: MATCH_SECONDS },
    environment: config.MARQUEE_ENV,
    checkAnswers: false,
    now,
    log,
  };
}
