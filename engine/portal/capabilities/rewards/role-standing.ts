import type { Redemption } from '#contract/shapes/redemption.ts';

type Role = NonNullable<Redemption['role']>;

/** What somebody is told of the role that they redeemed; undefined where there is nothing to say. */
export function roleStanding({ state, fault }: Role) {
  switch (state) {
    case 'granted':
    case 'failed':
    case 'ending':
      return state;
    case 'ended':
      return undefined;
    case 'pending':
      if (fault === 'account_missing' || fault === 'not_a_member') return fault;
      // What does not answer may do so in a moment.
      return fault === null || fault === 'unreachable' ? state : 'hindered';
  }
}
