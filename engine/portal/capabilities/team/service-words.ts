import { msg } from '@lingui/core/macro';

/** Words of the accounts that scripts call as, in nobody's name. */
export const serviceWords = {
  title: msg({ id: 'services.title', message: 'Service accounts' }),
  text: msg({
    id: 'services.text',
    message:
      'For scripts that work in nobody’s name: what they do stands in the audit log under the name of the account, and goes on when people leave. Owners make their access tokens below.',
  }),
  kind: msg({ id: 'services.kind', message: 'Service account' }),
  noAccount: msg({ id: 'services.no-account', message: 'Signs in nowhere' }),
  nameHint: msg({ id: 'services.name-hint', message: 'What it does' }),
  create: msg({ id: 'services.create', message: 'Create a service account' }),
  created: msg({
    id: 'services.created',
    message: '“{name}” is there. Create an access token for it below.',
  }),
  endText: msg({
    id: 'services.end-text',
    message: 'The account and its access tokens end at once, for good.',
  }),
  callsAs: msg({ id: 'services.calls-as', message: 'Calls as' }),
};
