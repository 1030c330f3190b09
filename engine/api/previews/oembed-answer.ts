import * as z from 'zod/mini';
import { plainName } from '#contract/endpoints/characters.ts';
import { LONGEST_AUTHOR, LONGEST_TITLE } from '#contract/shapes/content-preview.ts';

/** What is read of an answer, as oembed.com has it; whatever else it says is left. */
const answer = z.object({
  title: z.catch(z.nullish(z.string()), null),
  author_name: z.catch(z.nullish(z.string()), null),
  thumbnail_url: z.catch(z.nullish(z.string().check(z.maxLength(2_000))), null),
});

export interface OembedAnswer {
  readonly title: string | null;
  readonly author: string | null;
  /** An address that the platform named; not checked. */
  readonly picture: string | null;
}

/** Undefined where a text is no answer of the kind. */
export function readOembed(text: string): OembedAnswer | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { data } = answer.safeParse(json);
  if (!data) return undefined;
  return {
    title: shortened(data.title, LONGEST_TITLE),
    author: shortened(data.author_name, LONGEST_AUTHOR),
    picture: data.thumbnail_url ?? null,
  };
}

/** One line that shows what it holds; null where nothing is left of it. */
function shortened(text: string | null | undefined, longest: number): string | null {
  const plain = plainName(text ?? '');
  if (plain === '') return null;
  if (plain.length <= longest) return plain;
  const cut = plain.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.trimEnd()}…`;
}
