/**
 * Hosts of the pictures that identity providers name. A closed list: whatever else an account or a
 * person names is not fetched, so nobody chooses where the server goes.
 */
const HOSTS: readonly RegExp[] = [
  /^static-cdn\.jtvnw\.net$/,
  /^lh\d\.googleusercontent\.com$/,
  /^yt\d\.(?:ggpht|googleusercontent)\.com$/,
  /^cdn\.discordapp\.com$/,
  /^[\w-]+\.tiktokcdn(?:-us|-eu)?\.com$/,
  /^pbs\.twimg\.com$/,
  /^(?:[\w-]+\.)+fbcdn\.net$/,
  /^avatars\.(?:\w+\.)?steamstatic\.com$/,
  /^www\.bungie\.net$/,
];

/** The request that fetches the picture at an address; undefined: it is not fetched. */
export type ProfilePlaces = (address: string) => string | undefined;

/** The providers' own hosts. */
export const REAL_PROFILES: ProfilePlaces = (address) => {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, port, username, password, href } = new URL(address);
  const plain = protocol === 'https:' && port === '' && username === '' && password === '';
  return plain && HOSTS.some((host) => host.test(hostname)) ? href : undefined;
};

/** One server in the place of them all: `<base>/profile-picture?url=…` answers for those addresses. */
export const profilesAt =
  (base: string): ProfilePlaces =>
  (address) => {
    const url = REAL_PROFILES(address);
    const query = url && new URLSearchParams({ url });
    return query && `${base.replace(/\/+$/, '')}/profile-picture?${query}`;
  };

const SAMPLE = /\/embedded-identity\/pictures\/[a-z]+\.svg$/;

/** The sample people of development, for whom nobody is asked. */
export const SAMPLE_PROFILES: ProfilePlaces = (address) =>
  SAMPLE.test(address) ? address : undefined;
