import { brandedPage } from '../mail/branded-page.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import { escapeHtml } from '../mail/plain-text.ts';
import { frameWords } from '../mail/words/frame-words.ts';
import { reminderWords as words } from '../mail/words/reminder-words.ts';

/**
 * What a page says: `asks` for the confirmation, whose form goes to `action`; that the address is
 * `confirmed`; that the mail is `sent`; or why nothing came of it.
 */
export type OpeningPageState =
  | { readonly state: 'asks'; readonly action: string }
  | { readonly state: 'confirmed' | 'sent' | 'invalid' | 'faulty' | 'too_many' | 'open' };

const HEADINGS = {
  asks: words.pageQuestion,
  confirmed: words.pageConfirmed,
  sent: words.pageSent,
  invalid: words.pageInvalid,
  faulty: words.pageFaulty,
  too_many: words.pageTooMany,
  open: words.pageOpen,
} as const;

/** The pages around the mails of an opening, for browsers with scripts and without. */
export function openingPage(
  brand: MailBrand,
  locale: string,
  page: OpeningPageState,
  /** Where one goes from it. */
  back: string,
): { readonly html: string; readonly policy: string } {
  return brandedPage({
    ...{ brand, locale, title: HEADINGS[page.state] },
    main: (say) => {
      const again = page.state === 'faulty' || page.state === 'too_many';
      const label = say(again ? words.pageBack : frameWords.buttonProgram);
      return [
        `<h1>${say(HEADINGS[page.state])}</h1>`,
        page.state === 'asks'
          ? `<form method="post" action="${escapeHtml(page.action)}"><button>${say(words.buttonConfirm)}</button></form>`
          : '',
        page.state === 'sent' ? `<p>${say(words.pageSentAgain)}</p>` : '',
        `<p><a href="${escapeHtml(back)}">${label}</a></p>`,
      ].join('');
    },
  });
}
