import type { MailCategory } from '#contract/vocabulary/delivery-words.ts';
import type { MailContent, MailPlace } from './content-parts.ts';
import type { MailBrand } from './mail-brand.ts';
import { mailContent } from './mail-content.ts';
import { type MailMessage, MESSAGE_KINDS } from './message-kinds.ts';
import { greetableName, oneLine, plainText } from './plain-text.ts';
import { capitalised, speak, withoutIsolates } from './speak.ts';
import { frameWords as frame } from './words/frame-words.ts';
import { operatorWords } from './words/operator-words.ts';
import { reminderWords } from './words/reminder-words.ts';

export interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** Everything a mail says, in its language: HTML and plain text are two forms of this. */
export interface MailDocument {
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly mood: 'good' | 'plain' | 'attention';
  readonly subject: string;
  readonly brand: MailLink;
  readonly title: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly groups: readonly {
    readonly title: string;
    readonly items: readonly (MailLink & { readonly lines: readonly string[] })[];
  }[];
  readonly note?: { readonly label: string; readonly text: string } | undefined;
  /** `help` introduces the address for clients that show no buttons, where there is no other way. */
  readonly button?: (MailLink & { readonly help?: string | undefined }) | undefined;
  readonly closing: readonly string[];
  /** Empty in mails to the team itself. */
  readonly signature: string;
  /** Why it was sent, and where questions go. */
  readonly footer: readonly string[];
  readonly footer_links: readonly MailLink[];
}

export interface MailSetting {
  readonly brand: MailBrand;
  readonly locale: string;
  /** Ends mails of this category; absent for mails that are always sent. */
  readonly unsubscribe_url?: string | undefined;
}

/** Puts a message into a language. */
export function mailDocument(message: MailMessage, setting: MailSetting): MailDocument {
  const { brand, unsubscribe_url } = setting;
  const speech = speak(setting.locale, brand.title);
  const content = mailContent(message);
  const name = greetableName(message.params.name);
  const url = (section: keyof MailBrand['section_urls']) =>
    brand.section_urls[section] ?? brand.home_url;
  const placeUrl = (to: MailPlace): string => {
    if (typeof to === 'string') return url(to);
    return 'console' in to ? consoleUrl(brand, to.console) : to.url;
  };
  const title = speech.say(content.title);
  const say = (word: { readonly id: string }, values?: Record<string, string>) =>
    speech.say(values ? { word, values } : { word });
  const factsOf = ({ facts }: Pick<MailContent, 'facts'>): MailDocument['facts'] =>
    facts.map(({ label, value }) => ({
      label: say(label),
      value: typeof value === 'number' ? speech.number(value) : speech.say(value),
    }));
  const noteOf = ({ note = '' }: Pick<MailContent, 'note'>): MailDocument['note'] =>
    plainText(note) === '' ? undefined : { label: say(frame.labelNote), text: plainText(note) };
  const { category } = MESSAGE_KINDS[message.kind];
  const required = category === 'account';
  const { button } = content;
  const visitor = category === 'openings';
  const gone = visitor || message.kind === 'account_deleted';
  const settings = (of: MailCategory): MailLink =>
    of === 'operators'
      ? { label: say(operatorWords.settings), url: consoleUrl(brand, 'notifications') }
      : { label: say(frame.settings), url: url('account') };
  return {
    tag: speech.tag,
    direction: speech.direction,
    mood: content.mood,
    subject: oneLine(withoutIsolates(title)),
    brand: { label: oneLine(brand.title), url: brand.home_url },
    title: oneLine(title),
    greeting: name === undefined ? say(frame.greetingUnnamed) : say(frame.greeting, { name }),
    paragraphs: content.paragraphs.map(speech.say),
    facts: factsOf(content),
    groups: (content.groups ?? []).map((group) => ({
      title: capitalised(speech.say(group.title), speech.tag),
      items: group.items.map((item) => {
        const said = noteOf(item);
        return {
          label: oneLine(speech.say(item.title)),
          url: placeUrl(item.to),
          lines: [
            ...item.text.map((one) => excerpt(speech.say(one))),
            ...factsOf(item).map(({ label, value }) => `${label}: ${value}`),
            ...(said ? [`${said.label}: ${excerpt(oneLine(said.text))}`] : []),
          ],
        };
      }),
    })),
    note: noteOf(content),
    button: button && {
      label: say(button.label),
      url: placeUrl(button.to),
      ...(typeof button.to === 'object' && 'url' in button.to ? { help: say(frame.linkHelp) } : {}),
    },
    closing: content.closing.map(speech.say),
    signature: category === 'operators' ? '' : say(frame.signature),
    footer:
      category === 'operators'
        ? [say(operatorWords.why)]
        : [
            say(WHY[category] ?? frame.whyMember),
            say(frame.questions, { email: brand.contact_email }),
          ],
    footer_links: [
      ...(unsubscribe_url === undefined || required
        ? []
        : [
            {
              label: say(visitor ? reminderWords.remove : frame.unsubscribe),
              url: unsubscribe_url,
            },
          ]),
      ...(gone ? [] : [settings(category)]),
    ],
  };
}

/** Why mails of a category are sent, where that is not that somebody takes part. */
const WHY: Readonly<Partial<Record<MailCategory, { readonly id: string }>>> = {
  account: frame.whyAccount,
  reminders: reminderWords.why,
  openings: reminderWords.whyOpening,
};

const LONGEST_EXCERPT = 280;

/** The beginning of what is read in full on the pages. */
function excerpt(text: string): string {
  const letters = [...text];
  if (letters.length <= LONGEST_EXCERPT) return text;
  return `${letters.slice(0, LONGEST_EXCERPT).join('').trimEnd()}…`;
}

/** A page of the operators' console, or what it begins with. */
const consoleUrl = ({ console_url }: MailBrand, page: string): string =>
  page === '' ? console_url : `${console_url}/${page}`;
