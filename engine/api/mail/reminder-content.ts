import { type MailContent, type Saying, say, type Word } from './content-parts.ts';
import type { MailParams } from './message-kinds.ts';
import { frameWords as frame } from './words/frame-words.ts';
import { reminderWords as words } from './words/reminder-words.ts';

const MOMENTS = {
  opens: { one: words.opensTitle, several: words.questsOpenTitle, text: words.opensText },
  closes: { one: words.closesTitle, several: words.questsCloseTitle, text: words.closesText },
} as const satisfies Record<string, { one: Word; several: Word; text: Word }>;

/** What a member wanted to be reminded of. */
export function reminder(params: MailParams<'reminder'>): MailContent {
  const { moment, titles, time_zone = 'UTC' } = params;
  const { one, several, text } = MOMENTS[moment];
  const at = { at: new Date(params.at), time_zone };
  const [only = ''] = titles;
  const named: readonly Saying[] = titles.map((title) => ({ text: title }));
  return {
    mood: moment === 'opens' ? 'good' : 'attention',
    title:
      titles.length === 1
        ? say(one, { title: only, moment: at })
        : say(several, { count: titles.length, moment: at }),
    paragraphs: [say(text)],
    facts: titles.length === 1 ? [] : [{ label: words.labelQuests, value: { list: named } }],
    button: { label: frame.buttonDashboard, to: 'dashboard' },
    closing: [],
  };
}

/** Whether an address is theirs who entered it. */
export function openingAsked({
  title,
  confirmation_url,
  valid_hours,
}: MailParams<'opening_asked'>): MailContent {
  return {
    mood: 'plain',
    ...(title === undefined
      ? { title: say(words.askedTitle), paragraphs: [say(words.askedText)] }
      : {
          title: say(words.askedGuestTitle, { title }),
          paragraphs: [say(words.askedGuestText, { title })],
        }),
    facts: [],
    button: { label: words.buttonConfirm, to: { url: confirmation_url } },
    closing: [say(words.askedValid, { hours: valid_hours })],
  };
}

/** What somebody without an account wanted to know. */
export function opening({ title, url }: MailParams<'opening'>): MailContent {
  const guest = title !== undefined;
  return {
    mood: 'good',
    title: guest ? say(words.openingGuestTitle, { title }) : say(words.openingTitle),
    paragraphs: [guest ? say(words.openingGuestText, { title }) : say(words.openingText)],
    facts: [],
    button: { label: guest ? words.buttonInvitation : frame.buttonProgram, to: { url } },
    closing: [say(words.openingLast)],
  };
}
