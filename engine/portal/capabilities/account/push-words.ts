import { msg } from '@lingui/core/macro';

/** What is said of push messages, which comes with them. */
export const pushWords = {
  title: msg({ id: 'push.title', message: 'Push notifications' }),
  text: msg({
    id: 'push.text',
    message:
      'Your browser shows what is new even when this page is closed, for as long as you stay signed in here. It shows the subject and first sentence.',
  }),
  here: msg({ id: 'push.here', message: 'In this browser' }),
  asking: msg({ id: 'push.asking', message: 'Your browser asks you now. Choose “Allow”.' }),
  turnedOn: msg({ id: 'push.turned-on', message: 'This browser gets push notifications now.' }),
  turnedOff: msg({
    id: 'push.turned-off',
    message: 'This browser gets no push notifications any more.',
  }),
  dismissed: msg({
    id: 'push.dismissed',
    message: 'You have not allowed it, so push notifications stay off.',
  }),
  denied: msg({
    id: 'push.denied',
    message:
      'You blocked notifications from this site. To get push notifications, open the site’s settings from the icon beside the address, allow notifications, and reload this page.',
  }),
  unsupported: msg({
    id: 'push.unsupported',
    message:
      'This browser cannot show push notifications here. On an iPhone or iPad, add this page to the home screen first and open it from there.',
  }),
  failed: msg({
    id: 'push.failed',
    message: 'Your browser’s push service does not answer. Check your connection and try again.',
  }),
  kinds: msg({ id: 'push.kinds', message: 'What they are about' }),
};
