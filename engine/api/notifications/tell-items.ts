import { latestHour } from '#domain/notifications/digest-moment.ts';
import { overdueBefore } from '../core/reviews/inbox-promise.ts';
import type { ApiServices } from '../http/services.ts';
import type { Store } from '../store/store.ts';
import { countWaiting, totalOf } from './count-waiting.ts';
import { readFailedMails } from './failed-mails.ts';
import { mailMember } from './mail-member.ts';
import { deleteMarks, writeMark } from './marks.ts';
import { lockMember, type Mark, readMembers, type ToldMember } from './members.ts';

const MINUTE = 60_000;
/** What is younger is left for the next time: its transaction may not have been committed yet. */
const SETTLES = MINUTE;
/** Between two mails that tell of what came: a flood is one mail. */
const CALM = { new_items: 10 * MINUTE, mails_failed: 60 * MINUTE };

/** The subjects of what comes one after another. */
export const STREAMS = ['new_items', 'overdue', 'mails_failed'] as const;
type Stream = (typeof STREAMS)[number];

/**
 * Tells operators of what came, became overdue and failed since they were told last. What was told is
 * kept with the mail, in one transaction: however many workers there are, it is told once.
 */
export async function tellOfItems(
  services: Pick<ApiServices, 'store' | 'programs' | 'now' | 'log'>,
): Promise<void> {
  const { store, now, log } = services;
  const at = now();
  for (const member of await readMembers(services)) {
    if (dueStreams(member, at).length === 0) continue;
    try {
      await store.transaction(async () => {
        const locked = await lockMember(store, member);
        if (!locked) return;
        for (const stream of dueStreams(locked, at)) await TELL[stream](store, locked, at);
      });
    } catch (error) {
      const { operator_id, program } = member;
      log.error(
        { err: error, operator_id, program: program.slug },
        'An operator could not be told of what came; it is tried again.',
      );
    }
  }
}

/** What may have to be told now, or to be forgotten as it is not wanted any more. */
function dueStreams(member: ToldMember, now: Date): readonly Stream[] {
  return STREAMS.filter((stream) => {
    const mark = member.marks.get(stream);
    if (!wants(member, stream)) return mark !== undefined;
    if (!mark) return true;
    return isDaily(member, stream) ? isHour(member, mark, now) : isCalm(mark, stream, now);
  });
}

const wants = ({ choice, program }: ToldMember, stream: Stream): boolean => {
  if (stream === 'new_items') return choice.new_items !== 'none';
  if (stream === 'overdue')
    return choice.overdue && program.program.applications.review_days !== undefined;
  return choice[stream];
};

const isDaily = ({ choice }: ToldMember, stream: Stream): boolean =>
  stream === 'overdue' || (stream === 'new_items' && choice.new_items === 'digest');

/** Whether the hour of the digest has come since; an hour before it was chosen does not count. */
function isHour({ choice, changed_at }: ToldMember, { looked_at }: Mark, now: Date): boolean {
  const settled = new Date(now.getTime() - SETTLES);
  const hour = latestHour(settled, choice.digest_hour, choice.time_zone);
  return looked_at < hour && (changed_at === undefined || changed_at < hour);
}

const isCalm = ({ told_at }: Mark, stream: Stream, now: Date): boolean =>
  stream === 'overdue' || told_at === null || now.getTime() - told_at.getTime() >= CALM[stream];

type Tell = (store: Store, member: ToldMember, now: Date) => Promise<void>;

const TELL: Readonly<Record<Stream, Tell>> = {
  new_items: tellNewItems,
  overdue: tellOverdue,
  mails_failed: tellFailedMails,
};

async function tellNewItems(store: Store, member: ToldMember, now: Date): Promise<void> {
  if (!wants(member, 'new_items')) return deleteMarks(store, member, ['new_items']);
  const { program } = member;
  const until = new Date(now.getTime() - SETTLES);
  const mark = member.marks.get('new_items');
  // Whoever begins to be told is not told of what was there before.
  if (!mark?.told_up_to)
    return writeMark(store, member, 'new_items', { told_up_to: until, looked_at: now });
  const kinds = await countWaiting(store, program.uuid, { after: mark.told_up_to, until });
  const told = kinds.length > 0;
  if (told) {
    const bound = overdueBefore(program, now);
    const waiting = totalOf(await countWaiting(store, program.uuid, { until: now }));
    const overdue = bound ? totalOf(await countWaiting(store, program.uuid, { until: bound })) : 0;
    const params = { kinds: kinds.map(({ kind, count }) => ({ kind, count })), waiting, overdue };
    await mailMember(store, member, { kind: 'operator_new_items', params });
  }
  if (told || isDaily(member, 'new_items'))
    await writeMark(store, member, 'new_items', {
      ...{ told_up_to: until, looked_at: now },
      ...(told ? { told_at: now } : {}),
    });
}

async function tellOverdue(store: Store, member: ToldMember, now: Date): Promise<void> {
  const { program } = member;
  const bound = overdueBefore(program, now);
  const days = program.program.applications.review_days;
  if (!wants(member, 'overdue') || !bound || days === undefined)
    return deleteMarks(store, member, ['overdue']);
  const mark = member.marks.get('overdue');
  if (!mark) return writeMark(store, member, 'overdue', { looked_at: now });
  const after = mark.told_up_to ?? undefined;
  const count = totalOf(await countWaiting(store, program.uuid, { after, until: bound }));
  if (count > 0)
    await mailMember(store, member, { kind: 'operator_overdue', params: { count, days } });
  await writeMark(store, member, 'overdue', {
    ...{ told_up_to: bound, looked_at: now },
    ...(count > 0 ? { told_at: now } : {}),
  });
}

async function tellFailedMails(store: Store, member: ToldMember, now: Date): Promise<void> {
  if (!wants(member, 'mails_failed')) return deleteMarks(store, member, ['mails_failed']);
  const until = new Date(now.getTime() - SETTLES);
  const mark = member.marks.get('mails_failed');
  if (!mark?.told_up_to)
    return writeMark(store, member, 'mails_failed', { told_up_to: until, looked_at: now });
  const span = { after: mark.told_up_to, until };
  const params = await readFailedMails(store, member.program.uuid, span);
  if (params.count === 0) return;
  await mailMember(store, member, { kind: 'operator_mails_failed', params });
  await writeMark(store, member, 'mails_failed', {
    ...{ told_up_to: until, looked_at: now, told_at: now },
  });
}
