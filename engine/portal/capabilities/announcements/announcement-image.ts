import type { ImageReference, NamedImage } from '#contract/announcements/endpoints.ts';

/** A picture's name as a form's field and its draft have it; empty for none. */
export const imageKey = (reference: ImageReference | null): string =>
  reference ? `${reference.of} ${reference.id}` : '';

/** The picture that a key names; undefined where there is none, or the manifest has it no longer. */
export const findImage = (images: readonly NamedImage[], key: string): NamedImage | undefined =>
  images.find((one) => imageKey(one) === key);
