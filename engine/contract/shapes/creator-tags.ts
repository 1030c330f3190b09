import * as z from 'zod/mini';
import { line } from '../endpoints/text-fields.ts';

const LONGEST_TAG = 40;
const MOST_TAGS = 20;

/** What makes two tags the same: their letters, in whatever case. */
export const tagWord = (tag: string): string => tag.normalize('NFC').toLowerCase();

export const creatorTag = line(LONGEST_TAG);

/** The tags of one person. */
export const creatorTags = z.array(creatorTag).check(
  z.maxLength(MOST_TAGS),
  z.refine((tags) => new Set(tags.map(tagWord)).size === tags.length, 'Each tag once'),
);
