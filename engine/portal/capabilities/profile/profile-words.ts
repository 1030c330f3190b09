import { msg } from '@lingui/core/macro';

/** What a creator's public profile says beside what its owner chose. */
export const profileWords = {
  ranks: msg({ id: 'profile.ranks', message: 'Leaderboard' }),
  rank: msg({ id: 'profile.rank', message: 'Rank {rank} of {total}' }),
  channels: msg({ id: 'profile.channels', message: 'Channels' }),
  badges: msg({ id: 'profile.badges', message: 'Badges' }),
  quest: msg({ id: 'profile.quest', message: 'Quest' }),
  reward: msg({ id: 'profile.reward', message: 'Reward' }),
  times: msg({
    id: 'profile.times',
    message: '{count, plural, one {{shown} time} other {{shown} times}}',
  }),
  report: msg({ id: 'profile.report', message: 'Report this profile' }),
  reportSubject: msg({ id: 'profile.report-subject', message: 'Report of a profile: {address}' }),
  moreBadges: msg({
    id: 'profile.more-badges',
    message: '{count, plural, one {and {shown} more} other {and {shown} more}}',
  }),
};
