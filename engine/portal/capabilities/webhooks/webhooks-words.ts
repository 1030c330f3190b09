import { msg } from '@lingui/core/macro';

/** Words of the page of webhooks. */
export const webhooksWords = {
  title: msg({ id: 'webhooks.title', message: 'Webhooks' }),
  text: msg({
    id: 'webhooks.text',
    message:
      'What happens in the program is sent to addresses of yours, signed as Standard Webhooks has it.',
  }),
  none: msg({ id: 'webhooks.none', message: 'There is none yet.' }),
  ownersAdd: msg({ id: 'webhooks.owners-add', message: 'Owners of the program add them.' }),
  add: msg({ id: 'webhooks.add', message: 'Add a webhook' }),
  name: msg({ id: 'webhooks.name', message: 'Name' }),
  url: msg({ id: 'webhooks.url', message: 'Address' }),
  events: msg({ id: 'webhooks.events', message: 'What it is told' }),
  all: msg({ id: 'webhooks.all', message: 'Everything' }),
  kinds: msg({
    id: 'webhooks.kinds',
    message: '{count, plural, one {# kind of event} other {# kinds of events}}',
  }),
  state: msg({ id: 'webhooks.state', message: 'State' }),
  on: msg({ id: 'webhooks.on', message: 'On' }),
  off: msg({ id: 'webhooks.off', message: 'Switched off' }),
  offGone: msg({ id: 'webhooks.off-gone', message: 'Off: it answered that it is gone (410)' }),
  offFailing: msg({ id: 'webhooks.off-failing', message: 'Off: it failed for days' }),
  failing: msg({ id: 'webhooks.failing', message: 'Fails since {moment}' }),
  lastSuccess: msg({ id: 'webhooks.last-success', message: 'Last delivered' }),
  never: msg({ id: 'webhooks.never', message: 'Never' }),
  created: msg({
    id: 'webhooks.created',
    message: '{name} was added. Its messages are signed with this secret:',
  }),
  rotated: msg({
    id: 'webhooks.rotated',
    message: 'Messages of {name} are signed with this secret from now on:',
  }),
  once: msg({
    id: 'webhooks.once',
    message: 'It is shown this once. Keep it where the receiver finds it.',
  }),
  copySecret: msg({ id: 'webhooks.copy-secret', message: 'Copy the secret' }),
  changed: msg({ id: 'webhooks.changed', message: 'The webhook was changed' }),
  switchOn: msg({ id: 'webhooks.switch-on', message: 'Switch on' }),
  switchOff: msg({ id: 'webhooks.switch-off', message: 'Switch off' }),
  ping: msg({ id: 'webhooks.ping', message: 'Send a test' }),
  pinged: msg({
    id: 'webhooks.pinged',
    message: 'A test is on its way; the deliveries tell what it is answered.',
  }),
  rotate: msg({ id: 'webhooks.rotate', message: 'New secret' }),
  rotateText: msg({
    id: 'webhooks.rotate-text',
    message:
      'Messages are signed with both secrets for a day. Enter the new one at the receiver in that time.',
  }),
  remove: msg({ id: 'webhooks.remove', message: 'Remove' }),
  removeOf: msg({ id: 'webhooks.remove-of', message: 'Remove {name}' }),
  removeText: msg({
    id: 'webhooks.remove-text',
    message: 'Its deliveries are forgotten with it. This cannot be taken back.',
  }),
  removed: msg({ id: 'webhooks.removed', message: 'The webhook was removed' }),
  back: msg({ id: 'webhooks.back', message: 'All webhooks' }),
  deliveries: msg({ id: 'webhooks.deliveries', message: 'Deliveries' }),
  noDeliveries: msg({ id: 'webhooks.no-deliveries', message: 'Nothing was sent yet.' }),
  event: msg({ id: 'webhooks.event', message: 'Event' }),
  when: msg({ id: 'webhooks.when', message: 'When' }),
  answer: msg({ id: 'webhooks.answer', message: 'Answer' }),
  actions: msg({ id: 'webhooks.actions', message: 'Actions' }),
  pending: msg({ id: 'webhooks.pending', message: 'Waits' }),
  sending: msg({ id: 'webhooks.sending', message: 'Is being sent' }),
  delivered: msg({ id: 'webhooks.delivered', message: 'Delivered' }),
  failed: msg({ id: 'webhooks.failed', message: 'Failed' }),
  missed: msg({ id: 'webhooks.missed', message: 'Missed, as it was off' }),
  attempts: msg({
    id: 'webhooks.attempts',
    message: '{count, plural, one {# attempt} other {# attempts}}',
  }),
  next: msg({ id: 'webhooks.next', message: 'Next attempt: {moment}' }),
  again: msg({ id: 'webhooks.again', message: 'Send again' }),
  againOf: msg({ id: 'webhooks.again-of', message: 'Send again: {event}, {moment}' }),
  againAll: msg({
    id: 'webhooks.again-all',
    message: 'Send again what failed or was missed',
  }),
  replayed: msg({
    id: 'webhooks.replayed',
    message:
      '{count, plural, =0 {There was nothing to send} one {# message is sent again} other {# messages are sent again}}',
  }),
};
