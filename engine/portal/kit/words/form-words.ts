import { msg } from '@lingui/core/macro';

/** Words of forms that are drawn from a program's own questions. */
export const formWords = {
  required: msg({ id: 'form.required', message: 'Please answer this.' }),
  wrongType: msg({ id: 'form.wrong-type', message: 'This is not an answer that fits here.' }),
  tooSmall: msg({ id: 'form.too-small', message: 'Give {least, number} or more.' }),
  tooLarge: msg({ id: 'form.too-large', message: 'Give {most, number} or less.' }),
  notAnOption: msg({ id: 'form.not-an-option', message: 'Choose one of the options.' }),
  unknownField: msg({
    id: 'form.unknown-field',
    message: 'The form has changed. Load the page again.',
  }),
  malformedDate: msg({ id: 'form.malformed-date', message: 'Give a date.' }),
  malformedEmail: msg({
    id: 'form.malformed-email',
    message: 'Give an e-mail address, such as you@example.com.',
  }),
  malformedCountry: msg({ id: 'form.malformed-country', message: 'Choose a country.' }),
  malformedText: msg({
    id: 'form.malformed-text',
    message: 'There are characters in it that cannot be kept. Type it again.',
  }),
  characters: msg({ id: 'form.characters', message: '{count} of {most} characters' }),
  chooseCountry: msg({ id: 'form.choose-country', message: 'Choose a country' }),
  faults: msg({
    id: 'form.faults',
    message:
      '{count, plural, one {# answer needs another look.} other {# answers need another look.}}',
  }),
  draftKept: msg({
    id: 'form.draft-kept',
    message: 'What you type is kept in this browser until you send it.',
  }),
  draftRestored: msg({
    id: 'form.draft-restored',
    message: 'We brought back what you had typed here before.',
  }),
  startOver: msg({ id: 'form.start-over', message: 'Start over' }),
};
