import { msg } from '@lingui/core/macro';

/** Words of requests. */
export const requestWords = {
  lead: msg({
    id: 'requests.lead',
    message: 'Ask for keys and more, and follow your requests.',
  }),
  available: msg({ id: 'requests.available', message: 'You can ask for' }),
  nothingAvailable: msg({ id: 'requests.nothing-available', message: 'Nothing to ask for now' }),
  nothingAvailableText: msg({
    id: 'requests.nothing-available-text',
    message: 'When the program opens something new, it shows here.',
  }),
  requestOf: msg({ id: 'requests.request-of', message: 'Request: {title}' }),
  closes: msg({ id: 'requests.closes', message: 'Open until {moment}, {time}' }),
  keysLeft: msg({ id: 'requests.keys-left', message: 'Keys for {platforms}' }),
  later: msg({ id: 'requests.later', message: 'Opens later' }),
  opens: msg({ id: 'requests.opens', message: 'Can be requested from {moment}, {time}' }),
  opensText: msg({
    id: 'requests.opens-text',
    message: 'This cannot be requested yet. It opens {moment}, {time}.',
  }),
  endedText: msg({
    id: 'requests.ended-text',
    message: 'This can no longer be requested: it ended {moment}.',
  }),
  allKeysGone: msg({
    id: 'requests.all-keys-gone',
    message: 'All keys are gone at the moment; you can still ask, more may come.',
  }),
  yours: msg({ id: 'requests.yours', message: 'Under way' }),
  none: msg({ id: 'requests.none', message: 'You have no open request' }),
  noneText: msg({
    id: 'requests.none-text',
    message: 'Decided requests are in your history.',
  }),
  toHistory: msg({ id: 'requests.to-history', message: 'See your history' }),
  toRequests: msg({ id: 'requests.to-requests', message: 'See what you can ask for' }),
  back: msg({ id: 'requests.back', message: 'All requests' }),
  sentAt: msg({ id: 'requests.sent-at', message: 'Sent {date}' }),
  decidedAt: msg({ id: 'requests.decided-at', message: 'Decided {date}' }),
  fillIn: msg({ id: 'requests.fill-in', message: 'Your request' }),
  whichKey: msg({ id: 'requests.which-key', message: 'Which key would you like?' }),
  whichKeyText: msg({
    id: 'requests.which-key-text',
    message: 'Keys that are gone at the moment can be asked for; more may come.',
  }),
  send: msg({ id: 'requests.send', message: 'Send the request' }),
  sent: msg({ id: 'requests.sent', message: 'Your request is on its way' }),
  sentText: msg({
    id: 'requests.sent-text',
    message: 'The program looks at it and decides. You see each step here.',
  }),
  changesTitle: msg({ id: 'requests.changes-title', message: 'The program asks for changes' }),
  changesText: msg({
    id: 'requests.changes-text',
    message: 'Change what is needed and send it again. Your answers are filled in.',
  }),
  sendAgain: msg({ id: 'requests.send-again', message: 'Send it again' }),
  withdrawTitle: msg({ id: 'requests.withdraw-title', message: 'Withdraw this request?' }),
  withdrawText: msg({
    id: 'requests.withdraw-text',
    message: 'It is taken out of the queue. As long as this is open you can ask again.',
  }),
  withdrawn: msg({ id: 'requests.withdrawn', message: 'The request is withdrawn' }),
  keep: msg({ id: 'requests.keep', message: 'Keep it' }),
  acceptedText: msg({
    id: 'requests.accepted-text',
    message: 'It was accepted. Go on to take what you asked for.',
  }),
  goOn: msg({ id: 'requests.go-on', message: 'Go on' }),
  again: msg({ id: 'requests.again', message: 'You can ask again from {moment}.' }),
  againNow: msg({ id: 'requests.again-now', message: 'You can ask for it again.' }),
  yourAnswers: msg({ id: 'requests.your-answers', message: 'What you wrote' }),
  key: msg({ id: 'requests.key', message: 'Key' }),
  goneTitle: msg({ id: 'requests.gone-title', message: 'This cannot be requested' }),
  goneText: msg({
    id: 'requests.gone-text',
    message: 'It is closed, was taken back, or you have it already.',
  }),
  filter: msg({ id: 'requests.filter', message: 'Show' }),
  all: msg({ id: 'requests.all', message: 'All' }),
  noHistory: msg({ id: 'requests.no-history', message: 'Nothing is decided yet' }),
  noHistoryText: msg({
    id: 'requests.no-history-text',
    message: 'Requests that were accepted, not accepted or withdrawn stay here.',
  }),
  blockTitle: msg({ id: 'requests.block-title', message: 'Keys you can request now' }),
  blockNone: msg({
    id: 'requests.block-none',
    message: 'There is no key that you can request now, or you have asked already.',
  }),
};
