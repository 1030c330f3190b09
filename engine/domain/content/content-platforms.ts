/** An address, cut up as the rules below read it: everything but the pieces of its path is bare. */
export interface AddressParts {
  /** Lower case, without `www.` or `m.`. */
  readonly host: string;
  /** Pieces of the path, none of them empty. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

export interface ContentPlatform {
  readonly name: string;
  readonly hosts: readonly string[];
  /** The one address of a piece; undefined where the address names none that can be told. */
  readonly piece: (address: AddressParts) => string | undefined;
}

type Pattern = readonly [path: RegExp, address: (id: string) => string];

/** The first pattern that the path matches; a pattern's first group is the piece's id. */
function byPath(patterns: readonly Pattern[]): ContentPlatform['piece'] {
  return ({ path }) => {
    for (const [pattern, address] of patterns) {
      const id = pattern.exec(path.join('/'))?.[1];
      if (id !== undefined) return address(id);
    }
    return undefined;
  };
}

/** Ids of YouTube, in paths and in `v`. */
const YOUTUBE_ID = /^[\w-]{11}$/;
const youtubePiece = byPath([
  [/^(?:shorts|live|embed|v|e)\/([\w-]{11})$/, (id) => `https://www.youtube.com/watch?v=${id}`],
]);
const youtubeShared = byPath([[/^([\w-]{11})$/, (id) => `https://www.youtube.com/watch?v=${id}`]]);
const facebookPiece = byPath([
  [/^reel\/(\d+)$/, (id) => `https://www.facebook.com/watch?v=${id}`],
  [/^[^/]+\/videos\/(?:[^/]+\/)?(\d+)$/, (id) => `https://www.facebook.com/watch?v=${id}`],
]);
const clip = (id: string) => `https://clips.twitch.tv/${id}`;
const clipPiece = byPath([[/^(?:embed\/)?([\w-]+)$/, clip]]);
const twitchPiece = byPath([
  [/^videos\/(\d+)$/, (id) => `https://www.twitch.tv/videos/${id}`],
  [/^[^/]+\/(?:v|video)\/(\d+)$/, (id) => `https://www.twitch.tv/videos/${id}`],
  [/^[^/]+\/clip\/([\w-]+)$/, clip],
]);
const redditShared = byPath([[/^([a-z0-9]+)$/i, redditAddress]]);
const redditPiece = byPath([
  [/^(?:(?:r|user|u)\/[^/]+\/)?comments\/([a-z0-9]+)(?:\/|$)/i, redditAddress],
]);

function redditAddress(id: string): string {
  return `https://www.reddit.com/comments/${id.toLowerCase()}`;
}

/** Networks of which one piece has several addresses. Their names are those that quests use. */
export const CONTENT_PLATFORMS: readonly ContentPlatform[] = [
  {
    name: 'youtube',
    hosts: ['youtube.com', 'music.youtube.com', 'youtube-nocookie.com', 'youtu.be'],
    piece: (address) => {
      if (address.host === 'youtu.be') return youtubeShared(address);
      const id = address.path.join('/') === 'watch' ? address.query.get('v') : null;
      if (id !== null && YOUTUBE_ID.test(id)) return `https://www.youtube.com/watch?v=${id}`;
      return youtubePiece(address);
    },
  },
  {
    name: 'twitch',
    hosts: ['twitch.tv', 'clips.twitch.tv'],
    piece: (address) =>
      address.host === 'clips.twitch.tv' ? clipPiece(address) : twitchPiece(address),
  },
  {
    name: 'tiktok',
    hosts: ['tiktok.com', 'vm.tiktok.com', 'vt.tiktok.com'],
    piece: byPath([
      [/^@[^/]*\/(?:video|photo)\/(\d+)$/, (id) => `https://www.tiktok.com/@/video/${id}`],
      [/^(?:v|embed)\/(?:v2\/)?(\d+)(?:\.html)?$/, (id) => `https://www.tiktok.com/@/video/${id}`],
    ]),
  },
  {
    name: 'x',
    hosts: ['x.com', 'twitter.com', 'mobile.twitter.com'],
    piece: byPath([
      [/^(?:i\/web|[^/]+)\/status(?:es)?\/(\d+)(?:\/|$)/, (id) => `https://x.com/i/status/${id}`],
    ]),
  },
  {
    name: 'instagram',
    hosts: ['instagram.com'],
    piece: byPath([
      [/^(?:[^/]+\/)?(?:p|reel|reels|tv)\/([\w-]+)$/, (id) => `https://www.instagram.com/p/${id}`],
    ]),
  },
  {
    name: 'facebook',
    hosts: ['facebook.com', 'web.facebook.com', 'fb.com', 'fb.watch'],
    piece: (address) => {
      const id = address.query.get('v');
      const watched = ['watch', 'video.php', 'watch/live'].includes(address.path.join('/'));
      if (watched && id !== null && /^\d+$/.test(id))
        return `https://www.facebook.com/watch?v=${id}`;
      return address.host === 'fb.watch' ? undefined : facebookPiece(address);
    },
  },
  {
    name: 'reddit',
    hosts: ['reddit.com', 'old.reddit.com', 'new.reddit.com', 'np.reddit.com', 'redd.it'],
    piece: (address) => (address.host === 'redd.it' ? redditShared(address) : redditPiece(address)),
  },
  {
    name: 'discord',
    hosts: ['discord.com', 'discord.gg', 'discordapp.com'],
    piece: () => undefined,
  },
  {
    name: 'kick',
    hosts: ['kick.com'],
    piece: byPath([
      [/^(?:video|[^/]+\/videos)\/([0-9a-f-]{36})$/, (id) => `https://kick.com/video/${id}`],
    ]),
  },
  {
    name: 'vimeo',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    piece: byPath([[/^(?:video\/)?(\d+)$/, (id) => `https://vimeo.com/${id}`]]),
  },
  {
    name: 'dailymotion',
    hosts: ['dailymotion.com', 'dai.ly'],
    piece: byPath([
      [/^(?:embed\/)?video\/([a-z0-9]+)$/i, (id) => `https://www.dailymotion.com/video/${id}`],
    ]),
  },
  {
    name: 'bilibili',
    hosts: ['bilibili.com', 'b23.tv'],
    piece: byPath([
      [/^video\/(BV[0-9A-Za-z]+|av\d+)$/, (id) => `https://www.bilibili.com/video/${id}`],
    ]),
  },
];
