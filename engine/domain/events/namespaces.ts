/**
 * Who uses the events service.
 * - `visitor`: the site's public API key, or guest credentials that belong to no link
 * - `service`: a program's own API key
 * - `creator`: an auth_token, or authenticated credentials
 * - `guest`: a guest link's token, or guest credentials that were had with one
 */
export type EventCaller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'service'; readonly program_uuid: string }
  | { readonly kind: 'creator'; readonly program_uuid: string; readonly creator_id: string }
  | { readonly kind: 'guest'; readonly program_uuid: string; readonly guest_link_id: string };

/** Fields of a caller that can be the owner of a channel. */
export type OwnerField = 'program_uuid' | 'creator_id' | 'guest_link_id';

/**
 * How far a caller reaches within a namespace. `any`: everywhere, also by a wildcard over the whole
 * namespace. `named`: any owner, but one at a time. A field: channels whose owner has its value.
 */
export type Reach = 'any' | 'named' | OwnerField;

/** How far each kind of caller reaches; a kind that is absent: nowhere. */
export type Access = {
  readonly [Kind in EventCaller['kind']]?:
    | Exclude<Reach, OwnerField>
    | Extract<keyof Extract<EventCaller, { kind: Kind }>, OwnerField>;
};

/** The first segment of a channel decides what the second, its owner, means and who may do what. */
export interface Namespace {
  readonly subscribe: Access;
  readonly publish: Access;
}

/** What is tried out stays on the instance where it was sent, and is never kept. */
export const staysHere = ({ segments }: { readonly segments: readonly string[] }): boolean =>
  segments[0] === 'debug';

export type Namespaces = Readonly<Record<string, Namespace>>;

const EVERYONE = {
  visitor: 'named',
  service: 'named',
  creator: 'named',
  guest: 'named',
} as const satisfies Access;

/**
 * The channels, `/<namespace>/<owner>/…`. The server itself publishes everywhere; what only it sends
 * has no one under `publish`.
 */
export const NAMESPACES = {
  /** What a program tells the whole world. Owner: the program's uuid. */
  public: { subscribe: EVERYONE, publish: { service: 'program_uuid' } },
  /** Bingo boards and their marks, `/bingo/<program uuid>/<board id>`. */
  bingo: { subscribe: EVERYONE, publish: { service: 'program_uuid' } },
  /** What a program tells its own people. Owner: the program's uuid. */
  programs: {
    subscribe: { service: 'program_uuid', creator: 'program_uuid', guest: 'program_uuid' },
    publish: { service: 'program_uuid' },
  },
  /** A creator's own: progress, claims, decisions. Owner: the creator's id. */
  creators: { subscribe: { creator: 'creator_id' }, publish: {} },
  /** What concerns the people of one guest link. Owner: the link's id. */
  'guest-links': { subscribe: { guest: 'guest_link_id' }, publish: {} },
  /** For trying out, on one instance: everybody hears only what they sent. Owner: the caller. */
  debug: {
    subscribe: { service: 'program_uuid', creator: 'creator_id', guest: 'guest_link_id' },
    publish: { service: 'program_uuid', creator: 'creator_id', guest: 'guest_link_id' },
  },
} as const satisfies Namespaces;

const FREE = {
  visitor: 'any',
  service: 'any',
  creator: 'any',
  guest: 'any',
} as const satisfies Access;

/** In development everybody may try out everything under `/debug`, also without an account. */
export const DEVELOPMENT_NAMESPACES: Namespaces = {
  ...NAMESPACES,
  debug: { subscribe: FREE, publish: FREE },
};
