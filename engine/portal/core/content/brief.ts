import type { InfluencerActivation } from '#contract/shapes/enrolments.ts';
import type { Speak } from '../../base/i18n/use-words.ts';
import { contentTypeWords } from './content-words.ts';

/** What an activation asks of content. */
export type Brief = NonNullable<InfluencerActivation['content']>;

/** What a type of content is called. */
export function typeName(type: string, say: Speak): string {
  return Object.hasOwn(contentTypeWords, type)
    ? say(contentTypeWords[type as keyof typeof contentTypeWords])
    : type;
}
