import type { ApiProgram } from '../../http/program-directory.ts';
import type { ApiServices } from '../../http/services.ts';
import { describeBrand, type MailBrand } from '../../mail/mail-brand.ts';

/** A program as its mails show it, in a language. */
export function mailBrand(
  { documentation, identity }: Pick<ApiServices, 'documentation' | 'identity'>,
  program: ApiProgram,
  locale: string,
): MailBrand {
  return describeBrand(program.program, {
    title: program.localised(locale).title,
    origin: program.origin,
    base: program.base_route,
    // The console stands on the main host, as does what providers send people back to.
    console_url: new URL(`/operator/${program.slug}`, identity.redirectUri()).href,
    provider_email: documentation.contact,
  });
}

/** Finds the brand of a mail's program; undefined where it is served no more. */
export function mailBrands(
  services: ApiServices,
): (program_uuid: string, locale: string) => MailBrand | undefined {
  return (program_uuid, locale) => {
    const program = services.programs.byUuid(program_uuid);
    return program && mailBrand(services, program, locale);
  };
}
