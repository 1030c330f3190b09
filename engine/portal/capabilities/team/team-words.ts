import { msg } from '@lingui/core/macro';

/** Words of the page on who works on a program, and with which keys services call. */
export const teamWords = {
  title: msg({ id: 'team.title', message: 'Team' }),
  list: msg({ id: 'team.list', message: 'Who works on the program' }),
  person: msg({ id: 'team.person', message: 'Person' }),
  role: msg({ id: 'team.role', message: 'Role' }),
  since: msg({ id: 'team.since', message: 'Since' }),
  by: msg({ id: 'team.by', message: 'Given by' }),
  account: msg({ id: 'team.account', message: 'Signs in with' }),
  actions: msg({ id: 'team.actions', message: 'Actions' }),
  you: msg({ id: 'team.you', message: 'you' }),
  former: msg({ id: 'team.former', message: 'Somebody who has left' }),
  notYet: msg({ id: 'team.not-yet', message: 'Has not signed in yet' }),
  pinned: msg({ id: 'team.pinned', message: '{provider}, since {day}' }),
  grant: msg({ id: 'team.grant', message: 'Give a role' }),
  grantText: msg({
    id: 'team.grant-text',
    message:
      'The first account that signs in with this verified address is theirs from then on. Nobody else can use the address.',
  }),
  email: msg({ id: 'team.email', message: 'E-mail address' }),
  grantedNew: msg({
    id: 'team.granted-new',
    message:
      '{email} has the role now. The first sign-in with this verified address pins the account; from then on no other account can use it.',
  }),
  grantedKnown: msg({
    id: 'team.granted-known',
    message: '{email} has the role now, and signs in with the {provider} account as before.',
  }),
  change: msg({ id: 'team.change', message: 'Change' }),
  changeOf: msg({ id: 'team.change-of', message: 'Change the role of {name}' }),
  changed: msg({ id: 'team.changed', message: 'The role was changed' }),
  revoke: msg({ id: 'team.revoke', message: 'Take away' }),
  revokeOf: msg({ id: 'team.revoke-of', message: 'Take away the role of {name}' }),
  revokeText: msg({
    id: 'team.revoke-text',
    message:
      'They can no longer work on this program. If it is their last role, they are signed out, and their account is forgotten.',
  }),
  revokeOwnText: msg({
    id: 'team.revoke-own-text',
    message: 'This is your own role. Only another owner can give it back to you.',
  }),
  revoked: msg({ id: 'team.revoked', message: 'The role was taken away' }),
  lastOwner: msg({
    id: 'team.last-owner',
    message:
      'This is the only owner, and a program keeps at least one. Make somebody else an owner first.',
  }),
  viewerMay: msg({ id: 'team.viewer-may', message: 'Reads what there is, and changes nothing.' }),
  reviewerMay: msg({
    id: 'team.reviewer-may',
    message:
      'Also decides on what waits, writes notes, moderates, invites creators and delivers rewards.',
  }),
  managerMay: msg({
    id: 'team.manager-may',
    message:
      'Also reads the audit log, suspends creators, adjusts points, looks after game keys and guest links, and takes lists along.',
  }),
  ownerMay: msg({
    id: 'team.owner-may',
    message:
      'Also gives roles, takes them away, and looks after API keys and what is asked about personal data.',
  }),
  keys: msg({ id: 'team.keys', message: 'API keys' }),
  keysText: msg({
    id: 'team.keys-text',
    message: 'Game back ends and trackers call with these.',
  }),
  keyName: msg({ id: 'team.key-name', message: 'Name' }),
  keyNameHint: msg({ id: 'team.key-name-hint', message: 'What will call with it' }),
  created: msg({ id: 'team.created', message: 'Created' }),
  createdBy: msg({ id: 'team.created-by', message: 'Created by' }),
  lastUsed: msg({ id: 'team.last-used', message: 'Last used' }),
  neverUsed: msg({ id: 'team.never-used', message: 'Never' }),
  state: msg({ id: 'team.state', message: 'State' }),
  inUse: msg({ id: 'team.in-use', message: 'In use' }),
  ended: msg({ id: 'team.ended', message: 'Ended {moment}' }),
  create: msg({ id: 'team.create', message: 'Create a key' }),
  keyCreated: msg({ id: 'team.key-created', message: 'The key “{name}”' }),
  keyOnce: msg({
    id: 'team.key-once',
    message: 'It is shown this once. Copy it now: nobody can read it again, we included.',
  }),
  copyKey: msg({ id: 'team.copy-key', message: 'Copy the key' }),
  end: msg({ id: 'team.end', message: 'End' }),
  endOf: msg({ id: 'team.end-of', message: 'End the key “{name}”' }),
  endText: msg({
    id: 'team.end-text',
    message: 'Whatever calls with it is refused at once, for good.',
  }),
  keyEnded: msg({ id: 'team.key-ended', message: 'The key was ended' }),
  noKeys: msg({ id: 'team.no-keys', message: 'There is no key yet.' }),
};
