import { hash } from 'node:crypto';
import { samplePicture } from './sample-picture.ts';

const PICTURES = 'https://i.ytimg.com/vi/';

interface SamplePiece {
  readonly title: string;
  readonly author_name: string;
  /** Of its picture; absent: it has none. */
  readonly hue?: number;
}

/** What the platforms of development know, by the address that they are asked about. */
export const SAMPLE_PIECES: Readonly<Record<string, SamplePiece>> = {
  'https://www.youtube.com/watch?v=sampleVideo': {
    title: 'First night on the new map: every secret we found',
    author_name: 'Maya plays',
    hue: 205,
  },
  'https://www.youtube.com/watch?v=sampleShort': {
    title: 'That last second save #shorts',
    author_name: 'Maya plays',
    hue: 330,
  },
  'https://www.tiktok.com/@sample.person/video/7300000000000000001': {
    title: 'Building the whole set in one minute #handmade',
    author_name: 'Sample person',
  },
  'https://vimeo.com/100000001': { title: 'Behind the scenes', author_name: 'Studio Sample' },
};

/**
 * A fetch that asks nobody: the platforms know the sample pieces above, and say of all others that
 * there are none.
 */
export const askSamplePlatforms: typeof fetch = async (input) => {
  const url = new URL(String(input));
  const hue = Number(/(\d+)\.png$/.exec(url.pathname)?.[1]);
  if (url.href.startsWith(PICTURES) && Number.isFinite(hue))
    return new Response(new Uint8Array(samplePicture(hue)), {
      headers: { 'content-type': 'image/png' },
    });
  const asked = url.searchParams.get('url') ?? '';
  const piece = Object.hasOwn(SAMPLE_PIECES, asked) ? SAMPLE_PIECES[asked] : undefined;
  if (!piece) return new Response('Not Found', { status: 404 });
  const { hue: shown, ...said } = piece;
  const thumbnail = shown === undefined ? {} : { thumbnail_url: `${PICTURES}${shown}.png` };
  return Response.json({ version: '1.0', type: 'video', ...said, ...thumbnail });
};

/** A fetch that asks nobody: each sample person has a picture, always the same. */
export const askSampleProfiles: typeof fetch = async (input) => {
  const hue =
    Number.parseInt(hash('sha256', new URL(String(input)).pathname).slice(0, 4), 16) % 360;
  return new Response(new Uint8Array(samplePicture(hue)), {
    headers: { 'content-type': 'image/png' },
  });
};
