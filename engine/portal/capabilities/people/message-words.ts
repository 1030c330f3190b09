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
  templateName: msg({ id: 'messages.template-name', message: 'Name of the template' }),
  keep: msg({ id: 'messages.keep', message: 'Keep as a template' }),
  kept: msg({ id: 'messages.kept', message: 'The template is kept' }),
};
