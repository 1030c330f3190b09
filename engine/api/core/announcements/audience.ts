import { and, eq, isNotNull, type SQL, sql } from '../../store/drizzle.ts';
import { presentStatus } from '../../store/present-status.ts';
import { creators } from '../../store/tables/accounts.ts';
import type { announcements } from '../../store/tables/announcements.ts';

export type AnnouncementRow = typeof announcements.$inferSelect;
export type AudienceOf = Pick<
  AnnouncementRow,
  'program_uuid' | 'audience' | 'activation_id' | 'tag_word'
>;

/** The condition that a row of `creators` is a member whom an announcement is for. */
export function isAddressed(row: AudienceOf): SQL | undefined {
  const member = and(
    eq(creators.program_uuid, row.program_uuid),
    eq(presentStatus, 'active'),
    isNotNull(creators.member_since),
  );
  switch (row.audience) {
    case 'members':
      return member;
    case 'season':
      return and(member, takesPart(sql`${creators.id}`, sql`${row.activation_id}`));
    case 'tag':
      return and(member, isTagged(sql`${creators.id}`, sql`${row.tag_word}`));
  }
}

/** Whether a creator takes part in an activation. */
export const takesPart = (creator: SQL, activation: SQL): SQL =>
  sql`exists (select 1 from influencer_activations i where i.creator_id = ${creator} and i.activation_id = ${activation} and i.state in ('accepted', 'claimed', 'completed'))`;

/** Whether a creator has a tag, in lower case. */
export const isTagged = (creator: SQL, word: SQL): SQL =>
  sql`exists (select 1 from creator_tags t where t.creator_id = ${creator} and t.word = ${word})`;
