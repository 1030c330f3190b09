/** From the least to the most that an operator may do. */
export const OPERATOR_ROLES = ['viewer', 'reviewer', 'manager', 'owner'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** A person, or a script that works in nobody's name: it signs in nowhere and calls with tokens alone. */
export const OPERATOR_KINDS = ['person', 'service'] as const;
export type OperatorKind = (typeof OPERATOR_KINDS)[number];

/** What a service account may at most: nobody asks a script to give others access. */
export const SERVICE_ROLES = ['viewer', 'reviewer', 'manager'] as const satisfies OperatorRole[];

/**
 * What an operator does in a program; `domain/operators/rights.ts` says which role may. `read` is
 * for everybody who has a role there.
 */
export const OPERATOR_ACTIONS = [
  'read',
  'review',
  'moderate',
  'invite_creators',
  'fulfil_rewards',
  'write_notes',
  'tag_creators',
  'read_audit',
  'read_deliveries',
  'retry_work',
  'see_as_creators',
  'suspend_creators',
  'delete_notes',
  'adjust_points',
  'revoke_enrolments',
  'manage_keys',
  'manage_guest_links',
  'merge_guests',
  'message_creators',
  'manage_note_templates',
  'manage_announcements',
  'manage_boards',
  'export_lists',
  'apply_campaign',
  'manage_webhooks',
  'manage_webhook_secrets',
  'manage_api_keys',
  'manage_own_tokens',
  'manage_operators',
  'handle_personal_data',
] as const;
export type OperatorAction = (typeof OPERATOR_ACTIONS)[number];

/** What everybody does who has a role. */
export const ANY_ROLES_ACTIONS: readonly OperatorAction[] = ['read', 'manage_own_tokens'];

/** What only people do who are signed in, never an access token: it gives somebody access. */
export const SIGNED_IN_ACTIONS: readonly OperatorAction[] = [
  'see_as_creators',
  'manage_webhook_secrets',
  'manage_api_keys',
  'manage_own_tokens',
  'manage_operators',
];

/** Lists that can be had as a file. */
export const EXPORTED_LISTS = [
  'applications',
  'requests',
  'content',
  'appeals',
  'creators',
  'redemptions',
  'key_imports',
  'given_keys',
  'guest_links',
  'points',
  'audit',
] as const;
export type ExportedListName = (typeof EXPORTED_LISTS)[number];

/** Pages of the console whose filters are saved as views. */
export const VIEWED_PAGES = ['inbox', 'people'] as const;
export type ViewedPage = (typeof VIEWED_PAGES)[number];

/** In which order people are listed. */
export const CREATOR_ORDERS = ['newest', 'name'] as const;

/** What people do in a program one after another, each for the first time. */
export const PROGRAM_STEPS = ['applied', 'accepted', 'first_quest', 'first_reward'] as const;
export type ProgramStep = (typeof PROGRAM_STEPS)[number];

/** Why somebody does not get a message that operators write to creators. */
export const MESSAGE_OBSTACLES = ['unknown', 'no_verified_email', 'unsubscribed'] as const;
export type MessageObstacle = (typeof MESSAGE_OBSTACLES)[number];

/** What operators write notes about. */
export const NOTE_SUBJECTS = [
  'application',
  'activation_request',
  'content',
  'appeal',
  'redemption',
  'creator',
] as const;
export type NoteSubject = (typeof NOTE_SUBJECTS)[number];

/** What stays when a person is deleted, without anything that says who they were. */
export const KEPT_RECORDS = [
  'account',
  'points',
  'redemptions',
  'enrolments',
  'keys',
  'reported_events',
  'bingo_claims',
  'audit_entries',
] as const;
export type KeptRecord = (typeof KEPT_RECORDS)[number];
