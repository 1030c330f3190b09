/** Where a platform answers what is asked of it, and where its pictures stand. */
interface Place {
  readonly endpoint: string;
  readonly pictures: RegExp;
}

/** Hosts of pictures are closed lists: whatever else an answer names is not fetched. */
const PLATFORMS: Readonly<Record<string, Place>> = {
  youtube: { endpoint: 'https://www.youtube.com/oembed', pictures: /^i\d?\.ytimg\.com$/ },
  tiktok: {
    endpoint: 'https://www.tiktok.com/oembed',
    pictures: /^[\w-]+\.tiktokcdn(?:-us|-eu)?\.com$/,
  },
  vimeo: { endpoint: 'https://vimeo.com/api/oembed.json', pictures: /^i\.vimeocdn\.com$/ },
  dailymotion: {
    endpoint: 'https://www.dailymotion.com/services/oembed',
    pictures: /^s\d\.dmcdn\.net$/,
  },
};

/** Whom the server asks about content. */
export interface PreviewPlaces {
  /** The request that asks a platform about the piece at an address; undefined: it is not asked. */
  readonly question: (platform: string, address: string) => string | undefined;
  /** Whether a picture may be fetched from there. */
  readonly isPicture: (platform: string, address: string) => boolean;
}

/** The platforms themselves. */
export const REAL_PLACES: PreviewPlaces = {
  question: (platform, address) => {
    const place = placeOf(platform);
    return place && questionAt(place.endpoint, address);
  },
  isPicture: (platform, address) => {
    const place = placeOf(platform);
    if (!place || !URL.canParse(address)) return false;
    const { protocol, hostname, port, username, password } = new URL(address);
    const plain = port === '' && username === '' && password === '';
    return protocol === 'https:' && plain && place.pictures.test(hostname);
  },
};

/**
 * One server in the place of them all, such as one that asks them for many: `<base>/<platform>/oembed`
 * answers, and pictures stand under `<base>/` too.
 */
export function placesAt(base: string): PreviewPlaces {
  const root = `${base.replace(/\/+$/, '')}/`;
  return {
    question: (platform, address) =>
      placeOf(platform) && questionAt(`${root}${platform}/oembed`, address),
    isPicture: (_platform, address) =>
      URL.canParse(address) && new URL(address).href.startsWith(root),
  };
}

const placeOf = (platform: string): Place | undefined =>
  Object.hasOwn(PLATFORMS, platform) ? PLATFORMS[platform] : undefined;

const questionAt = (endpoint: string, url: string) =>
  `${endpoint}?${new URLSearchParams({ format: 'json', url })}`;
