import type { Section, SectionName } from '#contract/programs/program.ts';
import type { CreatorNotification } from '#contract/vocabulary/notification-words.ts';
import { applicationSection } from '#domain/routing/application-section.ts';
import { homeSection } from '#domain/routing/home-section.ts';
import type { MailContent } from '../../mail/content-parts.ts';

/** Nearer to it than where the button of the mail leads. */
const NEARER: Partial<Record<CreatorNotification, SectionName>> = {
  content_decided: 'claims',
  appeal_decided: 'quests',
  announcement: 'dashboard',
};

/** Where more about it stands, as far as the program has such a section. */
export function notificationPlace(
  kind: CreatorNotification,
  { button }: MailContent,
  sections: readonly Section[],
): Section | undefined {
  const named = (wanted: string) => sections.find(({ name }) => name === wanted);
  const near = NEARER[kind];
  const found = near && named(near);
  if (found) return found;
  const to = button?.to ?? near;
  if (to === 'application') return applicationSection(sections);
  if (to === 'dashboard') return homeSection(sections);
  return typeof to === 'string' ? named(to) : undefined;
}
