import {
  OPERATOR_ROLES,
  type OperatorAction,
  type OperatorRole,
} from '#contract/vocabulary/operator-words.ts';

/** The least role that may do each thing; each role may do what those before it may. */
export const LEAST_ROLE: Readonly<Record<OperatorAction, OperatorRole>> = {
  read: 'viewer',
  review: 'reviewer',
  moderate: 'reviewer',
  invite_creators: 'reviewer',
  fulfil_rewards: 'reviewer',
  write_notes: 'reviewer',
  tag_creators: 'reviewer',
  read_audit: 'manager',
  read_deliveries: 'manager',
  retry_work: 'manager',
  see_as_creators: 'manager',
  suspend_creators: 'manager',
  delete_notes: 'manager',
  adjust_points: 'manager',
  revoke_enrolments: 'manager',
  manage_keys: 'manager',
  manage_guest_links: 'manager',
  merge_guests: 'manager',
  message_creators: 'manager',
  manage_note_templates: 'manager',
  manage_announcements: 'manager',
  manage_boards: 'manager',
  export_lists: 'manager',
  apply_campaign: 'owner',
  manage_webhooks: 'manager',
  manage_webhook_secrets: 'owner',
  manage_api_keys: 'owner',
  manage_own_tokens: 'viewer',
  manage_operators: 'owner',
  handle_personal_data: 'owner',
};

/** Whether an operator with a role may do something in its program. */
export function mayDo(role: OperatorRole, action: OperatorAction): boolean {
  return OPERATOR_ROLES.indexOf(role) >= OPERATOR_ROLES.indexOf(LEAST_ROLE[action]);
}

/** The one of two roles that may do less. */
export const lesserRole = (one: OperatorRole, other: OperatorRole): OperatorRole =>
  OPERATOR_ROLES.indexOf(one) < OPERATOR_ROLES.indexOf(other) ? one : other;
