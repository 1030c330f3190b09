import type { Journey } from './journey.ts';
import type { Operator } from './journey-operator.ts';
import {
  apply,
  arrive,
  becomeMember,
  play,
  redeemKey,
  requestKey,
  seeTheBoard,
} from './journey-steps.ts';

/** The whole life of a creator in the house program: from the landing page to a key. */
export async function liveInMarquee(journey: Journey, operator: Operator): Promise<void> {
  await arrive(journey, 'Apply now');
  await apply(journey, {
    'Where do you publish?': 'https://channel.example/me',
    Livestreams: true,
    'Which games do you return to most?': 'Outer Wilds',
    'No, this is my first': true,
    'Why do you want to join?': 'Trallala!',
    'I accept the Code of Conduct': true,
  });
  await becomeMember(journey, operator);
  await play(journey, {
    events: [
      { metric: 'bingo_wins', value: 1 },
      { metric: 'bingo_wins', value: 25 },
      { metric: 'minutes_streamed', value: 600, platform: 'twitch' },
    ],
    quest: 'First bingo',
  });
  await seeTheBoard(journey);
  await redeemKey(journey, 'A key from the shelf');
  await requestKey(journey, operator, {
    title: 'The house shelf',
    answers: {
      'What would you do with it?': 'Trallala!',
      'For myself': true,
      'PlayStation 5, Europe': true,
    },
  });
}
