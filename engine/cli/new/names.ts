import { SHARED_FOLDERS } from '#catalogue/store/fingerprint.ts';
import { UserError } from '../console/user-error.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LONGEST = { slug: 60, title: 200, publisher: 120 };

/** @throws UserError where a new program cannot be called so */
export function refuseBadSlug(slug: string): void {
  if (!SLUG.test(slug) || slug.length > LONGEST.slug)
    throw new UserError(
      `"${slug}" is not a slug: lower-case letters and digits, with single hyphens between them, at most ${LONGEST.slug} characters. Write it like acme-creators.`,
    );
  if (SHARED_FOLDERS.includes(slug))
    throw new UserError(`"${slug}" is a folder that all programs share. Choose another slug.`);
}

/** A name as it is written to a manifest. @throws UserError where it is none, or too long */
export function oneLine(name: 'title' | 'publisher', text: string): string {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > LONGEST[name] || /\p{Cc}/u.test(trimmed))
    throw new UserError(`--${name} takes one line of 1 to ${LONGEST[name]} characters.`);
  return trimmed;
}
