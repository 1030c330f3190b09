import type * as z from 'zod';
import type { contentPreview } from '#contract/shapes/content-preview.ts';
import { knownPiece } from '#domain/content/known-piece.ts';
import { KeptAnswers } from './kept-answers.ts';
import { type OembedAnswer, readOembed } from './oembed-answer.ts';
import type { PreviewPlaces } from './preview-places.ts';
import { NoAnswer, readAnswer } from './read-answer.ts';

export type ContentPreview = z.infer<typeof contentPreview>;

/** What can be known of content by its address. Nothing here fails: what is not known is null. */
export interface ContentPreviews {
  readonly find: (address: string) => Promise<ContentPreview>;
  /** A small WebP. */
  readonly picture: (address: string) => Promise<Buffer | undefined>;
}

const OEMBED = {
  accept: 'application/json',
  longest: 64 * 1024,
  type: /^(?:application|text)\/json\b/i,
};
const PICTURE = {
  accept: 'image/webp,image/jpeg,image/png',
  longest: 2 * 1024 * 1024,
  type: /^image\/(?:jpeg|png|webp)\b/i,
};

export interface ContentPreviewsOptions {
  /** Undefined: nobody is asked. */
  readonly places: PreviewPlaces | undefined;
  /** Makes a small WebP of a picture; whatever it throws means that there is none. */
  readonly shrink: (picture: Buffer) => Promise<Buffer>;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
}

/**
 * Asks platforms about content by their oEmbed endpoints. Only addresses that we made ourselves go
 * there, so whoever pastes one cannot send the server anywhere else; pages ask none but us.
 */
export function createContentPreviews({
  places,
  shrink,
  fetch: ask = (...call) => fetch(...call),
  now = Date.now,
}: ContentPreviewsOptions): ContentPreviews {
  const answers = new KeptAnswers<OembedAnswer>({ most: 2_000, atOnce: 16, now });
  const pictures = new KeptAnswers<Buffer>({ most: 300, atOnce: 4, now });

  const answerTo = async (address: string) => {
    const { platform, asked } = knownPiece(address);
    const question = asked && places?.question(platform, asked);
    if (!question) return undefined;
    return answers.find(question, async () => {
      const text = String(await readAnswer(ask, question, OEMBED));
      const answer = readOembed(text);
      if (!answer) throw new NoAnswer('no oEmbed', false);
      return answer;
    });
  };
  const pictureOf = (platform: string, answer: OembedAnswer | undefined) =>
    answer?.picture && places?.isPicture(platform, answer.picture) ? answer.picture : undefined;

  return {
    find: async (address) => {
      const { platform, content_type = null } = knownPiece(address);
      const answer = await answerTo(address);
      const pictured = pictureOf(platform, answer) !== undefined;
      const { title = null, author = null } = answer ?? {};
      return { platform, content_type, title, author, pictured };
    },
    picture: async (address) => {
      const from = pictureOf(knownPiece(address).platform, await answerTo(address));
      if (from === undefined) return undefined;
      return pictures.find(from, async () => shrink(await readAnswer(ask, from, PICTURE)));
    },
  };
}
