import type { ApiServices } from '../http/services.ts';
import { isTold } from '../mail/notification-settings.ts';
import type { Store } from '../store/store.ts';
import { mailMember } from './mail-member.ts';
import { deleteMarks, writeMark } from './marks.ts';
import { lockMember, readMembers, type ToldMember } from './members.ts';
import { type Fault, type LowStock, readFaults, readLowStock } from './read-conditions.ts';
import { STREAMS } from './tell-items.ts';

/** What is over sooner, such as a manifest that is just being edited, is not told. */
const LASTS = 4 * 60_000;

interface Conditions {
  readonly stocks: readonly LowStock[];
  readonly faults: readonly Fault[];
}

/** What to do about a member's marks. */
interface Steps {
  readonly begun: readonly string[];
  readonly over: readonly string[];
  readonly due: Conditions;
}

/**
 * Tells operators of states of affairs that last: once each, and again only where they ended
 * meanwhile. What was told is kept with the mail, in one transaction.
 */
export async function tellOfConditions(
  services: Pick<ApiServices, 'store' | 'programs' | 'now' | 'log'>,
): Promise<void> {
  const { store, now, log } = services;
  const at = now();
  const read = conditionReader(store, at);
  for (const member of await readMembers(services)) {
    try {
      const conditions = await read(member);
      if (isNothing(stepsFor(member, conditions, at))) continue;
      await store.transaction(async () => {
        const locked = await lockMember(store, member);
        if (locked) await take(store, locked, stepsFor(locked, conditions, at), at);
      });
    } catch (error) {
      const { operator_id, program } = member;
      log.error(
        { err: error, operator_id, program: program.slug },
        'An operator could not be told of a state of affairs; it is tried again.',
      );
    }
  }
}

/** Reads what holds in a member's program, once for all members of one language. */
function conditionReader(store: Store, now: Date) {
  const stocks = new Map<string, Promise<readonly LowStock[]>>();
  const faults = new Map<string, Promise<readonly Fault[]>>();
  const once = <Value>(known: Map<string, Value>, key: string, make: () => Value): Value => {
    const value = known.get(key) ?? make();
    known.set(key, value);
    return value;
  };
  return async ({ program, choice }: ToldMember): Promise<Conditions> => ({
    stocks: choice.low_stock
      ? await once(stocks, `${program.uuid} ${choice.locale}`, () =>
          readLowStock(store, program, choice.locale, now),
        )
      : [],
    faults:
      choice.manifest_broken || choice.campaign_pending || choice.webhooks_off
        ? await once(faults, program.uuid, () => readFaults(store, program))
        : [],
  });
}

function stepsFor({ choice, marks }: ToldMember, conditions: Conditions, now: Date): Steps {
  const wanted = <One extends LowStock | Fault>(all: readonly One[]) =>
    all.filter(({ notification }) => isTold(choice, notification));
  const stocks = wanted(conditions.stocks);
  const faults = wanted(conditions.faults);
  const subjects = new Set([...stocks, ...faults].map(({ subject }) => subject));
  const streams: readonly string[] = STREAMS;
  const isDue = ({ subject }: { readonly subject: string }) => {
    const mark = marks.get(subject);
    return mark?.told_at === null && now.getTime() - mark.looked_at.getTime() >= LASTS;
  };
  return {
    begun: [...subjects].filter((subject) => !marks.has(subject)),
    over: [...marks.keys()].filter(
      (subject) => !streams.includes(subject) && !subjects.has(subject),
    ),
    due: { stocks: stocks.filter(isDue), faults: faults.filter(isDue) },
  };
}

const isNothing = ({ begun, over, due }: Steps) =>
  begun.length + over.length + due.stocks.length + due.faults.length === 0;

async function take(store: Store, member: ToldMember, steps: Steps, now: Date): Promise<void> {
  const { begun, over, due } = steps;
  await deleteMarks(store, member, over);
  for (const subject of begun) await writeMark(store, member, subject, { looked_at: now });
  const stocks = due.stocks.map(({ stock }) => stock);
  if (stocks.length > 0)
    await mailMember(store, member, { kind: 'operator_low_stock', params: { stocks } });
  for (const { message } of due.faults) await mailMember(store, member, message);
  for (const { subject } of [...due.stocks, ...due.faults])
    await writeMark(store, member, subject, {
      looked_at: member.marks.get(subject)?.looked_at ?? now,
      told_at: now,
    });
}
