import { createHash, randomBytes } from 'node:crypto';
import type { SimulatedAnswer, SimulatedRequest } from './simulated-answers.ts';
import { type HubOptions, SimulatedHub } from './simulated-hub.ts';

export interface SimulatedYoutubeOptions extends HubOptions {
  readonly apiKey: string;
}

/** A video of a simulated channel. */
export interface SimulatedVideo {
  readonly id: string;
  readonly channel: string;
  title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly language: string | undefined;
  readonly published_at: Date;
  /** Seconds; of a stream as soon as it is over. */
  seconds: number;
  privacy: 'public' | 'private';
  /** Of what is or was live. */
  live: { readonly started_at: Date; ended_at: Date | undefined; viewers: number } | undefined;
}

type NewVideo = Partial<
  Pick<SimulatedVideo, 'id' | 'title' | 'description' | 'tags' | 'language' | 'seconds'>
>;

const PATH = '/youtube/v3';
const MOST = 50;
const MOST_REMEMBERED = 10_000;

/**
 * YouTube as connectors see it: public data by an API key, with its units and entity tags, and the hub
 * that tells of uploads. What happens on it, and what goes wrong, is the caller's to say.
 */
export class SimulatedYoutube {
  readonly #options: SimulatedYoutubeOptions;
  readonly hub: SimulatedHub;
  readonly #videos: SimulatedVideo[] = [];
  readonly #closed = new Set<string>();
  /** Answers every request for data so, where set: 500, 503 … */
  outage: number | undefined;
  /** Units that are left before `quotaExceeded`. */
  units = Number.POSITIVE_INFINITY;
  /** Paths that were asked, in their order; the last ones. */
  readonly asked: string[] = [];

  constructor(options: SimulatedYoutubeOptions) {
    this.#options = options;
    this.hub = new SimulatedHub(options);
  }

  /** Of a channel, the newest first, whoever may see them. */
  videosOf(channel: string): readonly SimulatedVideo[] {
    return this.#videos
      .filter((video) => video.channel === channel)
      .toSorted((a, b) => +b.published_at - +a.published_at);
  }

  liveOf(channel: string): SimulatedVideo | undefined {
    return this.videosOf(channel).find(({ live }) => live && live.ended_at === undefined);
  }

  /** A channel publishes; `ago`: so many milliseconds before now. */
  async publish(channel: string, video: NewVideo = {}, ago = 0): Promise<SimulatedVideo> {
    const made = this.#add(channel, video, new Date(+this.#options.now() - ago));
    await this.hub.notify(channel, { id: made.id, gone: false });
    return made;
  }

  /** A channel goes live. That it does is told as that there is a new video, no more. */
  async goLive(
    channel: string,
    { viewers = 12, ago = 0, ...video }: NewVideo & { viewers?: number; ago?: number } = {},
  ) {
    const started_at = new Date(+this.#options.now() - ago);
    const made = this.#add(channel, { title: 'A stream', ...video, seconds: 0 }, started_at);
    made.live = { started_at, ended_at: undefined, viewers };
    await this.hub.notify(channel, { id: made.id, gone: false });
    return made;
  }

  /** A stream ends, of which nobody is told. */
  endStream(channel: string): void {
    const video = this.liveOf(channel);
    if (!video?.live) return;
    const at = this.#options.now();
    video.live.ended_at = at;
    video.seconds = Math.round((+at - +video.live.started_at) / 1_000);
  }

  async retitle(video: SimulatedVideo, title: string): Promise<void> {
    video.title = title;
    await this.hub.notify(video.channel, { id: video.id, gone: false });
  }

  /** A video is taken away. */
  async remove(video: SimulatedVideo): Promise<void> {
    video.privacy = 'private';
    await this.hub.notify(video.channel, { id: video.id, gone: true });
  }

  /** A channel is closed, with all that is in it. */
  close(channel: string): void {
    this.#closed.add(channel);
  }

  /** Answers a request as YouTube and its hub would. */
  async answer(request: SimulatedRequest): Promise<SimulatedAnswer> {
    const { host, path, method, body } = request;
    this.asked.push(`${method} ${path.replace(PATH, '')}`);
    if (this.asked.length > MOST_REMEMBERED) this.asked.shift();
    if (host === 'pubsubhubbub.appspot.com' && path === '/subscribe')
      return this.hub.answer(method, body);
    if (host !== 'www.googleapis.com' || !path.startsWith(PATH) || method !== 'GET')
      return refuse(404, 'Not Found', 'notFound');
    if (this.outage !== undefined) return refuse(this.outage, 'Backend Error', 'backendError');
    if (this.units <= 0)
      return refuse(
        403,
        'The request cannot be completed: you have exceeded your quota.',
        'quotaExceeded',
      );
    this.units -= 1;
    if (request.headers['x-goog-api-key'] !== this.#options.apiKey)
      return refuse(400, 'API key not valid. Please pass a valid API key.', 'badRequest');
    return tagged(this.#read(path.slice(PATH.length), request.query), request);
  }

  #read(path: string, query: URLSearchParams): SimulatedAnswer {
    const ids = (query.get('id') ?? '').split(',').filter((id) => id !== '');
    if (ids.length > MOST) return refuse(400, 'Too many ids.', 'invalidParameter');
    if (path === '/channels') return list(ids.flatMap((id) => this.#channel(id)));
    if (path === '/videos') return list(ids.flatMap((id) => this.#video(id)));
    if (path === '/playlistItems') return this.#uploads(query);
    if (path === '/i18nLanguages') return list([{ id: 'en' }]);
    return refuse(404, 'Not Found', 'notFound');
  }

  #channel(id: string): object[] {
    if (this.#closed.has(id)) return [];
    return [{ id, contentDetails: { relatedPlaylists: { uploads: `UU-${id}` } } }];
  }

  #uploads(query: URLSearchParams): SimulatedAnswer {
    const channel = (query.get('playlistId') ?? '').replace(/^UU-/, '');
    const videos = this.videosOf(channel).filter(({ privacy }) => privacy === 'public');
    if (this.#closed.has(channel) || videos.length === 0)
      return refuse(404, 'The playlist cannot be found.', 'playlistNotFound');
    const [from, most] = [
      Number(query.get('pageToken') ?? 0),
      Number(query.get('maxResults') ?? 5),
    ];
    const items = videos.slice(from, from + most).map(({ id, published_at }) => ({
      contentDetails: { videoId: id, videoPublishedAt: published_at.toISOString() },
    }));
    const more = from + most < videos.length ? { nextPageToken: String(from + most) } : {};
    return list(items, more);
  }

  #video(id: string): object[] {
    const video = this.#videos.find((one) => one.id === id);
    if (video?.privacy !== 'public' || this.#closed.has(video.channel)) return [];
    const { channel, title, description, tags, language, live, seconds } = video;
    const goesOn = live && !live.ended_at;
    return [
      {
        id,
        snippet: {
          ...{
            channelId: channel,
            publishedAt: video.published_at.toISOString(),
            title,
            description,
          },
          ...{ tags, liveBroadcastContent: goesOn ? 'live' : 'none' },
          ...(language === undefined ? {} : { defaultAudioLanguage: language }),
        },
        contentDetails: { duration: durationOf(seconds) },
        status: { privacyStatus: video.privacy },
        ...(live
          ? {
              liveStreamingDetails: {
                actualStartTime: live.started_at.toISOString(),
                ...(live.ended_at ? { actualEndTime: live.ended_at.toISOString() } : {}),
                ...(goesOn ? { concurrentViewers: String(live.viewers) } : {}),
              },
            }
          : {}),
      },
    ];
  }

  #add(channel: string, video: NewVideo, published_at: Date): SimulatedVideo {
    const made: SimulatedVideo = {
      ...{ id: randomBytes(8).toString('base64url'), title: 'A video', description: '' },
      ...{ tags: [], language: undefined, seconds: 620, ...video },
      ...{ channel, published_at, privacy: 'public', live: undefined },
    };
    this.#videos.push(made);
    return made;
  }
}

const list = (items: readonly object[], more: object = {}): SimulatedAnswer => ({
  status: 200,
  body: { items, ...more },
});

/** Answers that are known already are not sent again. */
function tagged({ status, body }: SimulatedAnswer, { headers }: SimulatedRequest): SimulatedAnswer {
  if (status !== 200) return { status, body };
  const etag = createHash('sha1').update(JSON.stringify(body)).digest('base64url');
  return headers['if-none-match'] === etag
    ? { status: 304, headers: { etag } }
    : { status, headers: { etag }, body: { etag, ...(body as object) } };
}

const refuse = (code: number, message: string, reason: string): SimulatedAnswer => ({
  status: code,
  body: { error: { code, message, errors: [{ message, reason, domain: 'youtube.quota' }] } },
});

/** `PT1H2M3S`; what has no length yet has `P0D`. */
function durationOf(seconds: number): string {
  if (seconds === 0) return 'P0D';
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${seconds % 60 > 0 ? `${seconds % 60}S` : ''}`;
}
