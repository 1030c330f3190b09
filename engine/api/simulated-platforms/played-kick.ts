import type { PlayedPlatform } from './played-platform.ts';
import { type PlayedStreams, playStreams, streamForms } from './played-streams.ts';
import type { SimulatedKick } from './simulated-kick.ts';

/** Kick, on which sample people have channels by their own names. */
export function playedKick(kick: SimulatedKick): PlayedPlatform {
  const streams: PlayedStreams = {
    platform: 'kick',
    isTold: (person) =>
      kick.events.subscriptions.some(({ broadcaster_user_id }) => broadcaster_user_id === person),
    live: (person) => kick.live(person),
    categoryOf: (person) => kick.categoryOf(person),
    goLive: (person, how) => kick.goLive(person, how),
    changeCategory: (person, category) => kick.changeCategory(person, category),
    endStream: (person) => kick.endStream(person),
    faults: kick.events.faults,
    outage: {
      get: () => kick.outage,
      set: (status) => {
        kick.outage = status;
      },
    },
  };
  return {
    name: 'Kick',
    answer: (request) => kick.answer(request),
    forms: (now) => streamForms(streams, now),
    play: (form) => playStreams(streams, form),
  };
}
