import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { XMLParser } from 'fast-xml-parser';
import type { ConnectorContext, PlatformAnswer, PlatformRequest } from '../connector.ts';

const FEED = 'https://www.youtube.com/feeds/videos.xml?channel_id=';
const CHANNEL = 'connector.youtube.channel';
const SECRET = 'connector.youtube.websub';
/** What a hub may sign with; it names which. */
const DIGESTS = new Set(['sha1', 'sha256', 'sha384', 'sha512']);
/** A message names one video; one that names hundreds is none that a hub sends. */
const MOST_VIDEOS = 50;

type Secrets = Pick<ConnectorContext, 'secrets'>;

/** The feed of a channel's uploads, by which the hub knows it. */
export const topicOf = (channel: string): string => FEED + encodeURIComponent(channel);

/** Where the hub sends what it tells of a channel: nobody can guess it. */
export const callbackOf = ({ secrets }: Secrets, callback: string, channel: string): string =>
  `${callback}/${encodeURIComponent(channel)}/${secrets.fingerprints(CHANNEL, channel)[0]}`;

/** What the hub signs with what it tells of a channel. */
export const secretsOf = ({ secrets }: Secrets, channel: string): readonly string[] =>
  secrets.fingerprints(SECRET, channel).map((one) => one.slice(0, 64));

/**
 * Answers the hub: echoes its challenge where we asked for that channel, and stores what it tells of,
 * which has to be signed. Whoever does not know the address gets 404.
 */
export async function receiveFeed(
  context: ConnectorContext,
  { method, headers, query, rest, body }: PlatformRequest,
): Promise<PlatformAnswer> {
  const channel = channelIn(context, rest);
  if (channel === undefined) return { status: 404, text: 'Unknown.' };
  return method === 'POST'
    ? receiveNotice(context, channel, headers['x-hub-signature'] ?? '', body)
    : answerHub(context, channel, query);
}

function channelIn({ secrets }: Secrets, rest: string): string | undefined {
  const [channel = '', token = '', ...more] = rest.split('/');
  if (channel === '' || more.length > 0) return undefined;
  return secrets.fingerprints(CHANNEL, channel).some((one) => same(one, token))
    ? channel
    : undefined;
}

function answerHub(
  { now }: Pick<ConnectorContext, 'now'>,
  channel: string,
  query: PlatformRequest['query'],
): PlatformAnswer {
  const mode = query['hub.mode'] ?? '';
  const push = (kind: string, more: object) => ({
    ...{ message_id: idOf(kind, channel, JSON.stringify(query)), kind, account_id: channel },
    ...{ sent_at: now(), body: { ...more } },
  });
  if (mode === 'denied')
    return { status: 200, push: push('denied', { reason: query['hub.reason'] ?? null }) };
  const challenge = query['hub.challenge'];
  const known = channelOfTopic(query['hub.topic'] ?? '') === channel;
  if (!known || challenge === undefined || !['subscribe', 'unsubscribe'].includes(mode))
    return { status: 404, text: 'Unknown.' };
  if (mode === 'unsubscribe') return { status: 200, text: challenge };
  const lease_seconds = Number(query['hub.lease_seconds']);
  return { status: 200, text: challenge, push: push('verified', { lease_seconds }) };
}

function receiveNotice(
  context: ConnectorContext,
  channel: string,
  signature: string,
  body: Buffer,
): PlatformAnswer {
  const [digest = '', given = ''] = signature.split('=');
  const holds =
    DIGESTS.has(digest) &&
    secretsOf(context, channel).some((secret) =>
      same(createHmac(digest, secret).update(body).digest('hex'), given.toLowerCase()),
    );
  if (!holds) return { status: 403, text: 'The signature does not hold.' };
  const videos = videosIn(body.toString('utf8')).slice(0, MOST_VIDEOS);
  if (videos.length === 0) return { status: 204 };
  const message_id = idOf('told', channel, body);
  const told = { message_id, kind: 'told', account_id: channel, sent_at: context.now() };
  return { status: 204, push: { ...told, body: { videos } } };
}

const parser = new XMLParser({
  ignoreAttributes: false,
  processEntities: false,
  parseTagValue: false,
});

interface Feed {
  readonly entry?: unknown;
  readonly 'at:deleted-entry'?: unknown;
}

/** The ids of the videos that a message tells of: new ones, changed ones, and those that are gone. */
export function videosIn(xml: string): string[] {
  let feed: Feed | undefined;
  try {
    feed = (parser.parse(xml) as { feed?: Feed }).feed;
  } catch {
    return [];
  }
  const entries = [feed?.entry ?? []].flat() as { 'yt:videoId'?: unknown }[];
  const gone = [feed?.['at:deleted-entry'] ?? []].flat() as { '@_ref'?: unknown }[];
  const ids = [
    ...entries.map((entry) => entry['yt:videoId']),
    ...gone.map((entry) => String(entry['@_ref'] ?? '').replace(/^yt:video:/, '')),
  ];
  return [...new Set(ids.map(String).filter((id) => /^[\w-]{1,64}$/.test(id)))];
}

/** Feeds are named in more than one way: `/xml/feeds/…` is the same. */
function channelOfTopic(topic: string): string | null {
  return URL.parse(topic)?.searchParams.get('channel_id') ?? null;
}

/** The hub gives messages no id: the same one again is the same bytes. */
const idOf = (kind: string, channel: string, content: string | Buffer): string =>
  createHash('sha256').update(`${kind} ${channel} `).update(content).digest('hex');

function same(wanted: string, given: string): boolean {
  const [a, b] = [Buffer.from(wanted), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
