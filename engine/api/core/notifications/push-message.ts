import { joinPath } from '#domain/routing/paths.ts';
import type { ApiProgram } from '../../http/program-directory.ts';
import { mailContent } from '../../mail/mail-content.ts';
import { readMessage } from '../../mail/message-kinds.ts';
import { oneLine } from '../../mail/plain-text.ts';
import { speak, withoutIsolates } from '../../mail/speak.ts';
import type { PushRow } from '../../push/push-rows.ts';
import type { OutgoingPush } from '../../push/push-sender.ts';
import { notificationPlace } from './notification-place.ts';

/** What the worker in the browser is told; addresses are paths of the page's own host. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** One notification for all messages of the same tag. */
  readonly tag: string;
  readonly icon: string;
  /** Where it leads. */
  readonly path: string;
}

/** Characters; browsers cut what is longer, and a push message may have 4 kB. */
const LONGEST_TITLE = 120;
const LONGEST_BODY = 200;

/**
 * What a message says, as the title and first sentence of its mail do. Notes and what operators wrote
 * to a person alone are left out: others may see the screen.
 */
export function pushMessage(
  program: ApiProgram,
  { kind, source, params }: Pick<PushRow, 'kind' | 'source' | 'params'>,
  { locale, contact }: { readonly locale: string; readonly contact: string },
): Omit<OutgoingPush, 'topic'> {
  const content = mailContent(readMessage(kind, params));
  const { say, tag: lang, direction: dir } = speak(locale, program.localised(locale).title);
  const [first] = kind === 'message' ? [] : content.paragraphs;
  const place = notificationPlace(kind, content, program.program.sections);
  const payload: PushPayload = {
    title: cut(oneLine(withoutIsolates(say(content.title))), LONGEST_TITLE),
    body: first ? cut(oneLine(withoutIsolates(say(first))), LONGEST_BODY) : '',
    ...{ lang, dir, tag: `${kind} ${source}` },
    // An address of any other picture leads to that of today.
    icon: `/assets/icons/${program.slug}/now/192.png`,
    path: joinPath(program.base_route, place?.path ?? '/'),
  };
  return { payload: JSON.stringify(payload), contact };
}

/** Without half a character at its end. */
const cut = (text: string, longest: number) => {
  const characters = [...text];
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`;
};
