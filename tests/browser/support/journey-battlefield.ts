import { choice, type Journey, look, text } from './journey.ts';
import type { Operator } from './journey-operator.ts';
import { apply, arrive, becomeMember, play, redeemKey, seeTheBoard } from './journey-steps.ts';

/** A life in a program without a dashboard's start: account, challenges, board, rewards. */
export async function liveInBattlefield(journey: Journey, operator: Operator): Promise<void> {
  await arrive(journey, 'Enlist now');
  await text(
    journey,
    '{met} of {total, plural, one {# met} other {# met}} – all of them are needed.',
  ).waitFor();
  await look(journey);
  await choice(journey, '50 average concurrent viewers on your streams').check();
  await apply(journey, {
    'Where do you publish?': 'https://channel.example/me',
    Livestreams: true,
    'How many viewers did you have on average over the last three months?': '75',
    'Your player name in Battlefield': 'me',
    'I am 18 or older': true,
  });
  await becomeMember(journey, operator);
  await play(journey, {
    events: [
      { metric: 'rounds_without_shot', value: 1 },
      { metric: 'teammates_healed', value: 200 },
      { metric: 'viewer_hours', value: 15_000, platform: 'twitch' },
    ],
    quest: 'Conscientious',
  });
  await seeTheBoard(journey);
  await redeemKey(journey, 'A copy for a friend');
}
