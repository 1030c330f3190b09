/** The words of the page that ends mails of one category. */
export const pageWords = {
  question: /*i18n*/ {
    id: 'unsubscribe.question',
    message: 'Do you want no more e-mails of this kind from {program}?',
  },
  confirm: /*i18n*/ { id: 'unsubscribe.confirm', message: 'Unsubscribe' },
  done: /*i18n*/ {
    id: 'unsubscribe.done',
    message: 'You will get no more e-mails of this kind.',
  },
  change: /*i18n*/ {
    id: 'unsubscribe.change',
    message: 'You can change this in your account settings at any time.',
  },
  invalid: /*i18n*/ {
    id: 'unsubscribe.invalid',
    message: 'This link is not valid. Sign in to change which e-mails you get.',
  },
} as const;
