import { brandedPage } from './branded-page.ts';
import type { MailBrand } from './mail-brand.ts';
import { escapeHtml } from './plain-text.ts';
import { frameWords } from './words/frame-words.ts';
import { operatorWords } from './words/operator-words.ts';
import { pageWords } from './words/page-words.ts';
import { reminderWords } from './words/reminder-words.ts';

export interface UnsubscribePage {
  readonly brand: MailBrand;
  readonly locale: string;
  /** Before the person has confirmed, after it, or where the link's token does not hold. */
  readonly state: 'asked' | 'done' | 'invalid';
  /**
   * Where other mails are chosen: in the account, or in the operators' console; `opening`: nowhere, as
   * there are no others to who has no account.
   */
  readonly page: 'account' | 'notifications' | 'opening';
  /** Where the form goes. */
  readonly action: string;
}

const OPENING = { question: reminderWords.outQuestion, done: reminderWords.outDone };

/**
 * The page that the link in a mail opens. Opening it changes nothing, as mail scanners open links
 * too; its form does. `policy` is its Content-Security-Policy.
 */
export function unsubscribePage(page: UnsubscribePage): { html: string; policy: string } {
  const { brand, locale, state, action } = page;
  const opening = page.page === 'opening';
  const { question, done } = opening ? OPENING : pageWords;
  const confirm = opening ? reminderWords.remove : pageWords.confirm;
  return brandedPage({
    ...{ brand, locale, title: confirm },
    main: (say) => {
      const { url, label, change } = {
        account: {
          url: brand.section_urls.account ?? brand.home_url,
          ...{ label: frameWords.settings, change: `<p>${say(pageWords.change)}</p>` },
        },
        notifications: {
          url: `${brand.console_url}/notifications`,
          ...{ label: operatorWords.settings, change: '' },
        },
        opening: { url: brand.home_url, label: frameWords.buttonProgram, change: '' },
      }[page.page];
      const settings = `<p><a href="${escapeHtml(url)}">${say(label)}</a></p>`;
      return {
        asked: `<h1>${say(question)}</h1><form method="post" action="${escapeHtml(action)}"><button>${say(confirm)}</button></form>${settings}`,
        done: `<h1>${say(done)}</h1>${change}${settings}`,
        invalid: `<h1>${say(pageWords.invalid)}</h1>${settings}`,
      }[state];
    },
  });
}
