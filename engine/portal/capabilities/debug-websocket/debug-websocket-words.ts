import { msg } from '@lingui/core/macro';

/** Words of the page on which the events service is tried out. */
export const debugWords = {
  intro: msg({
    id: 'debug-websocket.intro',
    message: 'Connect to the events service, hear channels, publish, and see every frame.',
  }),
  connection: msg({ id: 'debug-websocket.connection', message: 'Connection' }),
  endpoint: msg({ id: 'debug-websocket.endpoint', message: 'Address' }),
  mode: msg({ id: 'debug-websocket.mode', message: 'Authorization' }),
  connect: msg({ id: 'debug-websocket.connect', message: 'Connect' }),
  disconnect: msg({ id: 'debug-websocket.disconnect', message: 'Disconnect' }),
  signInFirst: msg({
    id: 'debug-websocket.sign-in-first',
    message: 'Sign in to a program on this host to connect as yourself.',
  }),
  channels: msg({ id: 'debug-websocket.channels', message: 'Channels' }),
  channel: msg({ id: 'debug-websocket.channel', message: 'Channel' }),
  channelHelp: msg({
    id: 'debug-websocket.channel-help',
    message: 'One to five segments, such as {example}; /* at the end for all below it.',
  }),
  subscribe: msg({ id: 'debug-websocket.subscribe', message: 'Subscribe' }),
  unsubscribe: msg({ id: 'debug-websocket.unsubscribe', message: 'Unsubscribe' }),
  unsubscribeFrom: msg({
    id: 'debug-websocket.unsubscribe-from',
    message: 'Unsubscribe from {channel}',
  }),
  noChannels: msg({ id: 'debug-websocket.no-channels', message: 'No channel is heard yet.' }),
  publish: msg({ id: 'debug-websocket.publish', message: 'Publish' }),
  event: msg({ id: 'debug-websocket.event', message: 'Event {number}' }),
  eventInvalid: msg({ id: 'debug-websocket.event-invalid', message: 'This is no JSON: {fault}' }),
  addEvent: msg({ id: 'debug-websocket.add-event', message: 'Add an event' }),
  removeEvent: msg({ id: 'debug-websocket.remove-event', message: 'Remove event {number}' }),
  published: msg({
    id: 'debug-websocket.published',
    message:
      '{successful, plural, one {# event was published.} other {# events were published.}} {failed, plural, =0 {} one {# was refused: {faults}} other {# were refused: {faults}}}',
  }),
  notConnected: msg({
    id: 'debug-websocket.not-connected',
    message: 'There is no connection. Connect first.',
  }),
  noAnswer: msg({
    id: 'debug-websocket.no-answer',
    message: 'The server did not answer within 15 seconds.',
  }),
  frames: msg({ id: 'debug-websocket.frames', message: 'Frames' }),
  filter: msg({ id: 'debug-websocket.filter', message: 'Only with this text' }),
  direction: msg({ id: 'debug-websocket.direction', message: 'Direction' }),
  both: msg({ id: 'debug-websocket.both', message: 'Both' }),
  received: msg({ id: 'debug-websocket.received', message: 'Received' }),
  sent: msg({ id: 'debug-websocket.sent', message: 'Sent' }),
  pause: msg({ id: 'debug-websocket.pause', message: 'Pause' }),
  goOn: msg({ id: 'debug-websocket.go-on', message: 'Go on' }),
  clear: msg({ id: 'debug-websocket.clear', message: 'Clear' }),
  missed: msg({
    id: 'debug-websocket.missed',
    message: '{count, plural, one {# frame} other {# frames}} left out while paused',
  }),
  bytes: msg({ id: 'debug-websocket.bytes', message: '{count} B' }),
  noFrames: msg({ id: 'debug-websocket.no-frames', message: 'No frames to show.' }),
  refused: msg({
    id: 'debug-websocket.refused',
    message: 'The server refused the connection. {words}',
  }),
  closed: msg({
    id: 'debug-websocket.closed',
    message:
      'The connection ended ({detail}). The next attempt is in {seconds, plural, one {# second} other {# seconds}}.',
  }),
  silent: msg({
    id: 'debug-websocket.silent',
    message:
      'The server was silent for too long. The next attempt is in {seconds, plural, one {# second} other {# seconds}}.',
  }),
  unanswered: msg({
    id: 'debug-websocket.unanswered',
    message:
      'The server did not answer in time ({detail}). The next attempt is in {seconds, plural, one {# second} other {# seconds}}.',
  }),
};

/** How a connection is authorized. */
export const modeWords = {
  key: msg({ id: 'debug-websocket.mode-key', message: 'Public API key' }),
  token: msg({ id: 'debug-websocket.mode-token', message: 'Own token' }),
  signed: msg({ id: 'debug-websocket.mode-signed', message: 'Signed (IAM)' }),
};

/** How a connection is. */
export const phaseWords = {
  idle: msg({ id: 'debug-websocket.idle', message: 'Not connected' }),
  connecting: msg({ id: 'debug-websocket.connecting', message: 'Connecting' }),
  live: msg({ id: 'debug-websocket.live', message: 'Connected' }),
  waiting: msg({ id: 'debug-websocket.waiting', message: 'Waiting to try again' }),
  refused: msg({ id: 'debug-websocket.refused-state', message: 'Refused' }),
};

/** Whether a channel is heard. */
export const channelStateWords = {
  connecting: msg({ id: 'debug-websocket.subscribing', message: 'Subscribing' }),
  live: msg({ id: 'debug-websocket.subscribed', message: 'Subscribed' }),
  offline: msg({ id: 'debug-websocket.not-heard', message: 'Not heard' }),
};
