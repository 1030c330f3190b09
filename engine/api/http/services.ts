import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from '#contract/programs/program.ts';
import type { ConnectorName } from '#contract/vocabulary/connector-words.ts';
import type { DocumentOptions } from '../documentation/openapi-document.ts';
import type { IdentityClient } from '../identity-providers/identity-client.ts';
import type { ApiMetrics } from '../metrics/api-metrics.ts';
import type { OpenAddresses } from '../outgoing/open-address.ts';
import type { ContentPreviews } from '../previews/content-previews.ts';
import type { ProfilePictures } from '../previews/profile-pictures.ts';
import type { PushSender } from '../push/push-sender.ts';
import type { AuthTokens } from '../secrets/auth-tokens.ts';
import type { MailTokens } from '../secrets/mail-tokens.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { ViewTokens } from '../secrets/view-tokens.ts';
import type { Store } from '../store/store.ts';
import type { VisitCounter } from '../visits/visit-counter.ts';
import type { ProgramDirectory } from './program-directory.ts';
import type { RateLimits } from './rate-limits.ts';
import type { SessionCache } from './session-cache.ts';

/** What capabilities work with; put together once by `main`, or by a test. */
export interface ApiServices {
  readonly store: Store;
  readonly programs: ProgramDirectory;
  readonly secrets: Secrets;
  readonly authTokens: AuthTokens;
  readonly mailTokens: MailTokens;
  readonly viewTokens: ViewTokens;
  readonly identity: IdentityProviders;
  readonly sessions: SessionCache;
  readonly rateLimits: RateLimits;
  readonly metrics: ApiMetrics;
  /** What counts visits of the pages that this process serves; undefined where it serves none. */
  readonly visits: VisitCounter | undefined;
  readonly contentPreviews: ContentPreviews;
  readonly profiles: ProfileSettings;
  readonly profilePictures: ProfilePictures;
  /** Undefined: nobody is sent push messages. */
  readonly push: PushSender | undefined;
  readonly connectors: ConnectorSettings;
  /** Where webhooks may lead. */
  readonly webhookAddresses: OpenAddresses;
  /** What the API's own description says of itself. */
  readonly documentation: DocumentOptions;
  /** What the bingo demo plays. */
  readonly bingoDemo: BingoDemo;
  readonly environment: Environment;
  /** Answers are checked against the contract before they are sent; tests do. */
  readonly checkAnswers: boolean;
  /** The time; tests set it. */
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}

/** How platforms are reached on which linked accounts are read. */
export interface ConnectorSettings {
  /** Undefined: that platform is not read here, for want of credentials or because it is off. */
  readonly access: (platform: ConnectorName) => PlatformAccess | undefined;
}

export interface PlatformAccess {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Variables of the connector's own, by what stands behind `MARQUEE_CONNECTOR_<PLATFORM>_`. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** The address that is asked for a real one: that one itself, or the simulator's in its place. */
  readonly address: (url: string) => string;
  /** Where the platform sends pushes to; undefined: nobody outside can reach this server. */
  readonly callback: string | undefined;
  /** A simulator stands in for the platform. */
  readonly simulated: boolean;
}

/** What public profiles need of the site. */
export interface ProfileSettings {
  /** The site's own name, which is nobody's handle. */
  readonly product: () => string;
  /** The page that an account has with its provider; undefined where that is not known. */
  readonly accountAddress: (
    provider: string,
    account: { readonly name: string; readonly subject: string },
  ) => string | undefined;
}

export interface BingoDemo {
  /** The board of a campaign, as the site names it; undefined: there is no demo. */
  readonly board: () => { readonly program: string; readonly board_id: number } | undefined;
  /** How long a simulated match lasts. */
  readonly match_seconds: number;
}

export interface IdentityProviders {
  /** Providers that can be used now, by id, in the site's order. */
  readonly clients: () => ReadonlyMap<string, OfferedClient>;
  /** The address that providers send people back to, on the main host. */
  readonly redirectUri: () => string;
  /** True for an origin (`https://host[:port]`) that serves this catalogue. */
  readonly isOwnOrigin: (origin: string) => boolean;
}

export interface OfferedClient {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly client: IdentityClient;
  /** Offered to every program, whichever ones it lists: the sample people of development. */
  readonly everywhere: boolean;
  /** Trusted to say who runs programs: operators sign in with these alone. */
  readonly operators: boolean;
  /** Slugs of the programs that it is for; absent: those that list it. */
  readonly programs?: readonly string[] | undefined;
}
