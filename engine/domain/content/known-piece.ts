import type { ContentType } from '#contract/vocabulary/campaign-words.ts';
import { canonicalContent } from './canonical-url.ts';

/** What an address says of a piece by itself, without anybody being asked. */
export interface KnownPiece {
  /** `youtube`, `twitch` …, else the host's name. */
  readonly platform: string;
  /** Undefined where pieces of several types have such addresses. */
  readonly content_type: ContentType | undefined;
  /** The address by which the platform is asked about it; undefined where none is certain. */
  readonly asked: string | undefined;
}

interface Shape {
  readonly path: RegExp;
  readonly type: ContentType | undefined;
  /** The address that names it at the platform, from the path's first group; absent: nobody is asked. */
  readonly asked?: (id: string) => string;
}

const youtube = (id: string) => `https://www.youtube.com/watch?v=${id}`;
const tiktok = (path: string) => `https://www.tiktok.com/${path}`;
const vimeo = (id: string) => `https://vimeo.com/${id}`;
const dailymotion = (id: string) => `https://www.dailymotion.com/video/${id}`;

/**
 * Shapes of addresses by platform, the path without slashes at its ends. A clip of Twitch and a post
 * of Instagram or X may be of several types: whoever hands it in says which.
 */
const SHAPES: Readonly<Record<string, readonly Shape[]>> = {
  youtube: [
    { path: /^shorts\/([\w-]{11})$/, type: 'short', asked: youtube },
    { path: /^live\/([\w-]{11})$/, type: 'stream', asked: youtube },
    { path: /^(?:embed|v|e)\/([\w-]{11})$/, type: 'video', asked: youtube },
  ],
  twitch: [{ path: /^(?:videos|[^/]+\/(?:v|video))\/\d+$/, type: 'stream' }],
  tiktok: [
    { path: /^(@[\w.-]+\/video\/\d+)$/, type: 'short', asked: tiktok },
    { path: /^(@[\w.-]+\/photo\/\d+)$/, type: 'image' },
    { path: /^(?:v|embed)\/(?:v2\/)?\d+(?:\.html)?$/, type: 'short' },
  ],
  instagram: [{ path: /^(?:[^/]+\/)?reels?\/[\w-]+$/, type: 'short' }],
  facebook: [{ path: /^reel\/\d+$/, type: 'short' }],
  kick: [{ path: /^(?:video|[^/]+\/videos)\/[0-9a-f-]{36}$/, type: 'stream' }],
  vimeo: [{ path: /^(?:video\/)?(\d+)$/, type: 'video', asked: vimeo }],
  dailymotion: [{ path: /^(?:embed\/)?video\/([a-z0-9]+)$/i, type: 'video', asked: dailymotion }],
  bilibili: [{ path: /^video\/(?:BV[0-9A-Za-z]+|av\d+)$/, type: 'video' }],
};

/**
 * Reads an address. Only what the address of a known platform makes certain is said: a look-alike
 * host, a port of its own or a name before the host makes it nobody's.
 * @param address an absolute http or https address
 */
export function knownPiece(address: string): KnownPiece {
  const { platform, canonical_url } = canonicalContent(address);
  const url = new URL(address);
  const nobodys = { platform, content_type: undefined, asked: undefined };
  if (url.port !== '' || url.username !== '' || url.password !== '') return nobodys;
  const path = url.pathname.split('/').filter(Boolean).join('/');
  for (const { path: pattern, type, asked } of shapesOf(platform)) {
    const found = pattern.exec(path);
    if (found) return { platform, content_type: type, asked: asked?.(found[1] ?? '') };
  }
  return platform === 'youtube' && isWatched(url, canonical_url)
    ? { platform, content_type: 'video', asked: canonical_url }
    : nobodys;
}

const shapesOf = (platform: string) =>
  Object.hasOwn(SHAPES, platform) ? (SHAPES[platform] ?? []) : [];

/** `watch?v=…` and the short form of it: the id stands in the canonical address. */
function isWatched({ hostname, pathname }: URL, canonical: string): boolean {
  const shared = hostname.replace(/^(?:www\.)+/, '') === 'youtu.be';
  return (shared || /^\/+watch\/*$/.test(pathname)) && /\/watch\?v=[\w-]{11}$/.test(canonical);
}
