/** What mails to those who run a program say. */
export const operatorWords = {
  why: /*i18n*/ {
    id: 'operator.why',
    message: 'You receive this e-mail because you work on {program}.',
  },
  settings: /*i18n*/ { id: 'operator.settings', message: 'Notification settings' },
  buttonInbox: /*i18n*/ { id: 'operator.button-inbox', message: 'Open the inbox' },
  buttonConsole: /*i18n*/ { id: 'operator.button-console', message: 'Open the console' },

  newItemsTitle: /*i18n*/ {
    id: 'operator-new-items.title',
    message:
      '{count, plural, =0 {What waits in {program}} one {# new item in {program}} other {# new items in {program}}}',
  },
  newItemsText: /*i18n*/ {
    id: 'operator-new-items.text',
    message: 'This has come since the last e-mail and waits for a decision.',
  },
  labelApplications: /*i18n*/ { id: 'operator.label-applications', message: 'Applications' },
  labelRequests: /*i18n*/ { id: 'operator.label-requests', message: 'Requests' },
  labelContent: /*i18n*/ { id: 'operator.label-content', message: 'Content' },
  labelAppeals: /*i18n*/ { id: 'operator.label-appeals', message: 'Appeals' },
  labelRedemptions: /*i18n*/ { id: 'operator.label-redemptions', message: 'Rewards to fulfil' },
  labelWaiting: /*i18n*/ { id: 'operator.label-waiting', message: 'Waiting altogether' },
  labelOverdue: /*i18n*/ {
    id: 'operator.label-overdue',
    message: 'Waiting for longer than promised',
  },

  overdueTitle: /*i18n*/ {
    id: 'operator-overdue.title',
    message:
      '{count, plural, one {# item in {program} waits for longer than promised} other {# items in {program} wait for longer than promised}}',
  },
  overdueText: /*i18n*/ {
    id: 'operator-overdue.text',
    message: 'The program promises an answer within {days, plural, one {# day} other {# days}}.',
  },
  lowStockTitle: /*i18n*/ {
    id: 'operator-low-stock.title',
    message: 'Stock is running low in {program}',
  },
  lowStockLine: /*i18n*/ {
    id: 'operator-low-stock.line',
    message: '{title}: {left, plural, =0 {none is left} one {# is left} other {# are left}}.',
  },
  lowStockDay: /*i18n*/ {
    id: 'operator-low-stock.day',
    message:
      '{title}: {left, plural, =0 {none is left} one {# is left} other {# are left}}. At the pace of the last days it ends on {date}.',
  },
  manifestTitle: /*i18n*/ {
    id: 'operator-manifest.title',
    message: 'The manifest of {program} has errors',
  },
  manifestText: /*i18n*/ {
    id: 'operator-manifest.text',
    message:
      '{count, plural, one {# error was found.} other {# errors were found.}} Until it is mended, the pages stay as the last version without errors has them.',
  },
  campaignTitle: /*i18n*/ {
    id: 'operator-campaign.title',
    message: 'The campaign of {program} is not applied',
  },
  campaignText: /*i18n*/ {
    id: 'operator-campaign.text',
    message:
      'The manifest says something else than what was applied last. Creators see no change until it is applied.',
  },
  webhooksTitle: /*i18n*/ {
    id: 'operator-webhooks-off.title',
    message: 'The webhook “{webhook}” was switched off',
  },
  webhooksText: /*i18n*/ {
    id: 'operator-webhooks-off.text',
    message:
      'Messages to it failed for days, or it answered that it is gone. Nothing is sent until somebody switches it on again; what was missed can be sent then.',
  },
  mailsTitle: /*i18n*/ {
    id: 'operator-mails.title',
    message:
      '{count, plural, one {# e-mail of {program} could not be delivered} other {# e-mails of {program} could not be delivered}}',
  },
  mailsText: /*i18n*/ {
    id: 'operator-mails.text',
    message: 'They were refused for good and are not sent again by themselves. They were for:',
  },
} as const;
