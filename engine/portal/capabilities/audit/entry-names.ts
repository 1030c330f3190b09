import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { listAuditEntries } from '#contract/operator/endpoints.ts';
import type { AuditSubjectKind } from '#contract/shapes/reviews.ts';
import type { Speak } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { auditWords } from './audit-words.ts';

export type AuditEntry = ResponseOf<typeof listAuditEntries>['items'][number];

/** What each kind of things is called. */
export const SUBJECT_WORDS: Readonly<Record<AuditSubjectKind, Word>> = {
  activation_request: auditWords.activationRequest,
  announcement: auditWords.announcement,
  api_key: auditWords.apiKey,
  appeal: auditWords.appeal,
  application: auditWords.application,
  bingo_board: auditWords.bingoBoard,
  campaign: auditWords.campaign,
  content: auditWords.content,
  creator: auditWords.creator,
  guest_link: auditWords.guestLink,
  influencer_activation: auditWords.influencerActivation,
  job: auditWords.job,
  key_import: auditWords.keyImport,
  mail: auditWords.mail,
  operator: auditWords.operator,
  program: auditWords.program,
  redemption: auditWords.redemption,
};

/** Who did it: by name where they are known, else what they are. */
export function actorName(
  { actor_kind, actor_id }: Pick<AuditEntry, 'actor_kind' | 'actor_id'>,
  nameOf: (id: string) => string | undefined,
  say: Speak,
): string {
  switch (actor_kind) {
    case 'operator':
      return nameOf(actor_id) ?? say(auditWords.formerOperator);
    case 'creator':
      return say(auditWords.creator);
    case 'service':
      return say(auditWords.service);
    case 'command_line':
      return say(auditWords.commandLine, { name: actor_id });
    case 'system':
      return say(auditWords.system);
  }
}
