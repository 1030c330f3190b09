import type { PlayedPlatform } from './played-platform.ts';
import { type PlayedStreams, playStreams, streamForms } from './played-streams.ts';
import type { SimulatedTwitch } from './simulated-twitch.ts';

/** Twitch, on which sample people have channels by their own names. */
export function playedTwitch(twitch: SimulatedTwitch): PlayedPlatform {
  const streams: PlayedStreams = {
    platform: 'twitch',
    isTold: (person) =>
      twitch.events.subscriptions.some(
        ({ condition, status }) => condition.broadcaster_user_id === person && status === 'enabled',
      ),
    revoke: (person) => twitch.revoke(person),
    live: (person) => twitch.live(person),
    categoryOf: (person) => twitch.categoryOf(person),
    goLive: (person, how) => twitch.goLive(person, how),
    changeCategory: (person, category) => twitch.changeCategory(person, category),
    endStream: (person) => twitch.endStream(person),
    faults: twitch.events.faults,
    outage: {
      get: () => twitch.outage,
      set: (status) => {
        twitch.outage = status;
      },
    },
  };
  return {
    name: 'Twitch',
    answer: (request) => twitch.answer(request),
    upgrade: (host, request, socket, head) => twitch.upgrade(host, request, socket, head),
    close: () => twitch.events.conduits.close(),
    forms: (now) => streamForms(streams, now),
    play: (form) => playStreams(streams, form),
  };
}
