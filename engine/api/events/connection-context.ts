import type { Namespaces } from '#domain/events/namespaces.ts';
import type { SignedRequest } from '#domain/events/signature.ts';
import type { ApiServices } from '../http/services.ts';
import type { EventLimits } from './event-options.ts';
import type { Grant } from './grants.ts';
import type { Subscription } from './subscription.ts';

/** Why a connection was ended by the server. */
export type DropReason = 'slow' | 'flood' | 'dead' | 'revoked' | 'refused';

/** What a connection works with. */
export interface ConnectionContext {
  readonly services: ApiServices;
  /** Undefined: a limiter of one's own stands in front. */
  readonly limits: EventLimits | undefined;
  readonly namespaces: Namespaces;
  /** Finds out who asks. @throws ProtocolError, StoreUnavailableError */
  readonly identify: (request: SignedRequest) => Promise<Grant>;
  readonly subscribe: (subscription: Subscription) => void;
  readonly unsubscribe: (subscription: Subscription) => void;
  /** Counts a connection that the server ends. */
  readonly dropped: (reason: DropReason) => void;
}
