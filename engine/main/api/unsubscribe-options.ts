import { mailBrand } from '#api/core/mails/mail-brands.ts';
import type { ApiServices } from '#api/http/services.ts';
import {
  endSubscription,
  readSubscription,
  type Subscription,
  unsubscribeToken,
} from '#api/mail/unsubscribe-links.ts';
import type { UnsubscribeOptions } from '#api/mail/unsubscribe-plugin.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';

/** The address that ends mails of one category for one person, on their program's own host. */
export function unsubscribeUrls({
  mailTokens,
  programs,
  documentation,
}: ApiServices): (subject: Subscription) => Promise<string> {
  return async (subject) => {
    const token = await unsubscribeToken(mailTokens, subject);
    const program = programs.byUuid(subject.program_uuid);
    if (!program) throw new Error(`No program ${subject.program_uuid} is served.`);
    const base = new URL(documentation.baseUrl, program.origin).pathname.replace(/\/$/, '');
    return `${program.origin}${base}/unsubscribe?token=${encodeURIComponent(token)}`;
  };
}

/** What the pages behind that address work with. `fallback` brands the page of a dead link. */
export function unsubscribeOptions(
  services: ApiServices,
  fallbackSlug: string,
): UnsubscribeOptions {
  const { mailTokens, store, programs } = services;
  return {
    look: async (token) => {
      const found = await readSubscription(mailTokens, store, token);
      const program = found && programs.byUuid(found.subject.program_uuid);
      if (!program) return undefined;
      const locale = found.locale ?? program.program.locales[0] ?? DEFAULT_LOCALE;
      return {
        brand: mailBrand(services, program, locale),
        locale,
        page: pageOf(found.subject),
      };
    },
    end: async (token) => {
      const found = await readSubscription(mailTokens, store, token);
      if (!found) return;
      const program = programs.byUuid(found.subject.program_uuid);
      const locale = found.locale ?? program?.program.locales[0] ?? DEFAULT_LOCALE;
      await endSubscription(store, found.subject, locale, services.now());
    },
    fallback: () => {
      const program = programs.bySlug(fallbackSlug) ?? programs.all()[0];
      if (!program) return undefined;
      const brand = mailBrand(services, program, DEFAULT_LOCALE);
      return { brand, locale: DEFAULT_LOCALE, page: 'account' };
    },
  };
}

/** Where other mails are chosen. */
function pageOf(subject: Subscription): 'account' | 'notifications' | 'opening' {
  if ('opening_reminder_id' in subject) return 'opening';
  return 'operator_id' in subject ? 'notifications' : 'account';
}
