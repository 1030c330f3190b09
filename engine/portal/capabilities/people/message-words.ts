import { msg } from '@lingui/core/macro';

/** Words of messages that operators write to creators. */
export const messageWords = {
  title: msg({ id: 'messages.title', message: 'Messages' }),
  none: msg({ id: 'messages.none', message: 'Nobody has written to them yet.' }),
  by: msg({ id: 'messages.by', message: '{author}, {time}' }),
  someone: msg({ id: 'messages.someone', message: 'Somebody who is gone' }),
  write: msg({ id: 'messages.write', message: 'Write a message' }),
  writeTo: msg({
    id: 'messages.write-to',
    message: '{count, plural, one {Write to # person} other {Write to these # people}}',
  }),
  hint: msg({
    id: 'messages.hint',
    message:
      'It goes out by e-mail. {name} and {program} in braces stand for the person’s name and the program’s title.',
  }),
  template: msg({ id: 'messages.template', message: 'Template' }),
  noTemplate: msg({ id: 'messages.no-template', message: 'None' }),
  language: msg({ id: 'messages.language', message: 'Language' }),
  written: msg({ id: 'messages.written', message: '{language} (written)' }),
  subject: msg({ id: 'messages.subject', message: 'Subject' }),
  text: msg({ id: 'messages.text', message: 'Text' }),
  preview: msg({ id: 'messages.preview', message: 'See who gets it' }),
  send: msg({
    id: 'messages.send',
    message: '{count, plural, one {Send to # person} other {Send to # people}}',
  }),
  sent: msg({
    id: 'messages.sent',
    message: '{count, plural, one {# e-mail is on its way} other {# e-mails are on their way}}',
  }),
  gets: msg({ id: 'messages.gets', message: '{name}: in {language}' }),
  fallback: msg({
    id: 'messages.fallback',
    message: '{name}: in {language}, as it is not written in their language',
  }),
  excluded: msg({
    id: 'messages.excluded',
    message: '{count, plural, one {# does not get it} other {# do not get it}}',
  }),
  unknown: msg({ id: 'messages.unknown', message: '{name}: has no account any more' }),
  noEmail: msg({ id: 'messages.no-email', message: '{name}: has no verified e-mail address' }),
  unsubscribed: msg({ id: 'messages.unsubscribed', message: '{name}: wants no news by e-mail' }),
  writeToAll: msg({ id: 'messages.write-to-all', message: 'Write to all that match' }),
  matching: msg({
    id: 'messages.matching',
    message:
      '{count, plural, =0 {Nobody matches.} one {# person matches, shown here or not. Who joins meanwhile gets nothing.} other {# people match, shown here or not. Who joins meanwhile gets nothing.}}',
  }),
  tooMany: msg({
    id: 'messages.too-many',
    message: 'More match than can be written to at once, {most, number}. Narrow the list.',
  }),
  countAgain: msg({ id: 'messages.count-again', message: 'Count again' }),
  stop: msg({ id: 'messages.stop', message: 'Stop' }),
  wouldGet: msg({
    id: 'messages.would-get',
    message: '{count, plural, one {# person would get it} other {# people would get it}}',
  }),
  repeated: msg({
    id: 'messages.repeated',
    message:
      '{count, plural, one {# has it from an earlier attempt and does not get it again} other {# have it from an earlier attempt and do not get it again}}',
  }),
  left: msg({
    id: 'messages.left',
    message:
      '{count, plural, one {# was not come to: send it again to go on} other {# were not come to: send it again to go on}}',
  }),
  manyUnknown: msg({
    id: 'messages.many-unknown',
    message: '{count, plural, one {# has no account any more} other {# have no account any more}}',
  }),
  manyNoEmail: msg({
    id: 'messages.many-no-email',
    message:
      '{count, plural, one {# has no verified e-mail address} other {# have no verified e-mail address}}',
  }),
  manyUnsubscribed: msg({
    id: 'messages.many-unsubscribed',
    message: '{count, plural, one {# wants no news by e-mail} other {# want no news by e-mail}}',
  }),
  templateName: msg({ id: 'messages.template-name', message: 'Name of the template' }),
  keep: msg({ id: 'messages.keep', message: 'Keep as a template' }),
  kept: msg({ id: 'messages.kept', message: 'The template is kept' }),
};
