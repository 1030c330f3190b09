/** What each kind of mail says: a title, which is also its subject, and its sentences. */
export const kindWords = {
  verifyTitle: /*i18n*/ { id: 'verify-email.title', message: 'Confirm your e-mail address' },
  verifyText: /*i18n*/ {
    id: 'verify-email.text',
    message:
      'Please confirm that this address is yours, so that {program} can reach you. The link works once and is valid for {hours, plural, one {# hour} other {# hours}}.',
  },
  verifyIgnore: /*i18n*/ {
    id: 'verify-email.ignore',
    message: 'If you did not ask for this, you can ignore this e-mail: nothing will change.',
  },

  applicationReceivedTitle: /*i18n*/ {
    id: 'application-received.title',
    message: 'We have received your application',
  },
  applicationReceivedText: /*i18n*/ {
    id: 'application-received.text',
    message:
      'Thank you for applying to {program}. The team reads every application, and you will get the decision by e-mail.',
  },
  applicationReceivedTime: /*i18n*/ {
    id: 'application-received.time',
    message: 'A decision usually takes {days, plural, one {# day} other {# days}}.',
  },
  applicationAcceptedTitle: /*i18n*/ {
    id: 'application-accepted.title',
    message: 'Welcome to {program}',
  },
  applicationAcceptedText: /*i18n*/ {
    id: 'application-accepted.text',
    message:
      'Your application has been accepted, and we are glad to have you. Your dashboard is open now.',
  },
  applicationRejectedTitle: /*i18n*/ {
    id: 'application-rejected.title',
    message: 'About your application to {program}',
  },
  applicationRejectedText: /*i18n*/ {
    id: 'application-rejected.text',
    message:
      'Thank you for your interest in {program}. Unfortunately, we cannot accept your application this time.',
  },
  applicationRejectedAgain: /*i18n*/ {
    id: 'application-rejected.again',
    message: 'You are welcome to apply again from {date}.',
  },
  applicationNeedsChangesTitle: /*i18n*/ {
    id: 'application-needs-changes.title',
    message: 'Your application needs a change',
  },
  applicationNeedsChangesText: /*i18n*/ {
    id: 'application-needs-changes.text',
    message:
      'We need something more from you before we can decide. Please adapt your application and send it again.',
  },
  applicationWaitlistedTitle: /*i18n*/ {
    id: 'application-waitlisted.title',
    message: 'You are on the waiting list',
  },
  applicationWaitlistedText: /*i18n*/ {
    id: 'application-waitlisted.text',
    message:
      'We like your application, but {program} has no free place at the moment. There is nothing you need to do: we will write to you as soon as there is one.',
  },

  requestAcceptedTitle: /*i18n*/ {
    id: 'request-accepted.heading',
    message: 'Your request has been accepted: {title}',
  },
  requestAcceptedText: /*i18n*/ {
    id: 'request-accepted.text',
    message:
      'We have accepted your request for “{title}”. In the portal you can see the next steps.',
  },
  requestRejectedTitle: /*i18n*/ {
    id: 'request-rejected.heading',
    message: 'About your request: {title}',
  },
  requestRejectedText: /*i18n*/ {
    id: 'request-rejected.text',
    message:
      'Thank you for your request for “{title}”. Unfortunately, we cannot accept it this time.',
  },
  requestNeedsChangesTitle: /*i18n*/ {
    id: 'request-needs-changes.heading',
    message: 'Your request needs a change: {title}',
  },
  requestNeedsChangesText: /*i18n*/ {
    id: 'request-needs-changes.text',
    message:
      'We need something more from you before we can decide on your request for “{title}”. Please adapt it and send it again.',
  },

  contentAcceptedTitle: /*i18n*/ {
    id: 'content-accepted.heading',
    message: 'Your content counts: {title}',
  },
  contentAcceptedText: /*i18n*/ {
    id: 'content-accepted.text',
    message: 'Thank you! We have reviewed “{title}” and accepted it.',
  },
  contentRejectedTitle: /*i18n*/ {
    id: 'content-rejected.heading',
    message: 'About your content: {title}',
  },
  contentRejectedText: /*i18n*/ {
    id: 'content-rejected.text',
    message: 'We have reviewed “{title}” and unfortunately cannot count it.',
  },
  contentRejectedAppeal: /*i18n*/ {
    id: 'content-rejected.appeal',
    message: 'If you think this is a mistake, you can appeal in the portal.',
  },
  contentNeedsChangesTitle: /*i18n*/ {
    id: 'content-needs-changes.heading',
    message: 'Your content needs a change: {title}',
  },
  contentNeedsChangesText: /*i18n*/ {
    id: 'content-needs-changes.text',
    message: 'We cannot count “{title}” yet. Please change what is missing and submit it again.',
  },

  appealAcceptedTitle: /*i18n*/ {
    id: 'appeal-accepted.heading',
    message: 'Your appeal was successful: {title}',
  },
  appealAcceptedText: /*i18n*/ {
    id: 'appeal-accepted.text',
    message: 'We have looked at “{title}” again: it counts now.',
  },
  appealRejectedTitle: /*i18n*/ {
    id: 'appeal-rejected.heading',
    message: 'About your appeal: {title}',
  },
  appealRejectedText: /*i18n*/ {
    id: 'appeal-rejected.text',
    message: 'We have looked at “{title}” again. Our decision stands.',
  },
  appealNeedsChangesTitle: /*i18n*/ {
    id: 'appeal-needs-changes.heading',
    message: 'A question about your appeal: {title}',
  },
  appealNeedsChangesText: /*i18n*/ {
    id: 'appeal-needs-changes.text',
    message:
      'Before we decide about “{title}” we need to know more. Please change your appeal and send it again.',
  },

  rewardRedeemedTitle: /*i18n*/ {
    id: 'reward-redeemed.heading',
    message: 'You have redeemed a reward: {reward}',
  },
  rewardRedeemedText: /*i18n*/ {
    id: 'reward-redeemed.text',
    message:
      'You have redeemed your points for “{reward}”. We will write to you as soon as it is ready.',
  },
  rewardKeyTitle: /*i18n*/ {
    id: 'reward-key.heading',
    message: 'Your key is ready: {reward}',
  },
  rewardKeyText: /*i18n*/ {
    id: 'reward-key.text',
    message:
      'You have redeemed your points for “{reward}”. To keep it safe, we never send keys by e-mail: sign in to the portal to see it.',
  },
  rewardFulfilledTitle: /*i18n*/ {
    id: 'reward-fulfilled.heading',
    message: 'Your reward is ready: {reward}',
  },
  rewardFulfilledText: /*i18n*/ {
    id: 'reward-fulfilled.text',
    message: '“{reward}” is ready for you. You find everything about it in the portal.',
  },
  rewardRefundedTitle: /*i18n*/ {
    id: 'reward-refunded.heading',
    message: 'Your points are back: {reward}',
  },
  rewardRefundedText: /*i18n*/ {
    id: 'reward-refunded.text',
    message:
      'We cannot deliver “{reward}” and have returned your points. We apologize for the inconvenience.',
  },
  keyClaimedTitle: /*i18n*/ { id: 'key-claimed.heading', message: 'Your key is ready: {title}' },
  keyClaimedText: /*i18n*/ {
    id: 'key-claimed.text',
    message:
      'You have claimed a key for “{title}”. To keep it safe, we never send keys by e-mail: sign in to the portal to see it.',
  },
  keyReplacedTitle: /*i18n*/ {
    id: 'key-replaced.heading',
    message: 'Your new key is ready: {title}',
  },
  keyReplacedText: /*i18n*/ {
    id: 'key-replaced.text',
    message:
      'We have replaced your key for “{title}”, as the first one does not work. To keep it safe, we never send keys by e-mail: sign in to the portal to see it.',
  },

  dataExportedTitle: /*i18n*/ {
    id: 'data-exported.title',
    message: 'Your data has been exported',
  },
  dataExportedText: /*i18n*/ {
    id: 'data-exported.text',
    message: 'A copy of your data in {program} was downloaded from your account.',
  },
  accountUnreadableTitle: /*i18n*/ {
    id: 'account-unreadable.title',
    message: 'Your account at {platform} is not read any more',
  },
  accountUnreadableText: /*i18n*/ {
    id: 'account-unreadable.text',
    message:
      'We may not read your account at {platform} any more, so that nothing that happens there counts in {program}. What was counted stays. To be counted again, link it again on your account page.',
  },
  accountDeletedTitle: /*i18n*/ {
    id: 'account-deleted.title',
    message: 'Your account has been deleted',
  },
  accountDeletedText: /*i18n*/ {
    id: 'account-deleted.text',
    message:
      'Your profile in {program} and the data that belongs to it have been deleted, as you asked. Thank you for having been part of it.',
  },
} as const;
