import { msg } from '@lingui/core/macro';

/** Words of the access tokens with which scripts call as an operator. */
export const tokenWords = {
  title: msg({ id: 'tokens.title', message: 'Access tokens' }),
  text: msg({
    id: 'tokens.text',
    message:
      'Your scripts call the API with these, in your name and in this program alone. They can never do more than you can, and cannot give anybody access.',
  }),
  none: msg({ id: 'tokens.none', message: 'There is no token yet.' }),
  most: msg({ id: 'tokens.most', message: 'Role at most' }),
  until: msg({ id: 'tokens.until', message: 'Valid until' }),
  validFor: msg({ id: 'tokens.valid-for', message: 'Valid for' }),
  expired: msg({ id: 'tokens.expired', message: 'Expired' }),
  create: msg({ id: 'tokens.create', message: 'Create a token' }),
  created: msg({ id: 'tokens.created', message: 'The token “{name}”' }),
  copy: msg({ id: 'tokens.copy', message: 'Copy the token' }),
  endOf: msg({ id: 'tokens.end-of', message: 'End the token “{name}”' }),
  over: msg({ id: 'tokens.over', message: 'Ended {moment}' }),
  ended: msg({ id: 'tokens.ended', message: 'The token was ended' }),
};
