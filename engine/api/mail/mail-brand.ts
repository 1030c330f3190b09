import type { Program, SectionName, Theme } from '#contract/programs/program.ts';
import { applicationSection } from '#domain/routing/application-section.ts';
import { homeSection } from '#domain/routing/home-section.ts';
import { joinPath } from '#domain/routing/paths.ts';

/** What a mail shows of the program that sends it. */
export interface MailBrand {
  /** In the mail's language. */
  readonly title: string;
  readonly theme: Pick<
    Theme,
    'colors' | 'fonts' | 'display' | 'radius' | 'button' | 'card' | 'frame'
  >;
  /** Where answers go. */
  readonly contact_email: string;
  /** The program's landing page. */
  readonly home_url: string;
  /** Where those who run the program work on it; pages of it follow behind a slash. */
  readonly console_url: string;
  /**
   * Where its sections are; where a member begins stands in for a dashboard, the landing page for
   * any other section that is not there. `application`: where one applies and sees what became of it.
   */
  readonly section_urls: Readonly<Partial<Record<SectionName | 'application', string>>>;
}

export interface MailPlace {
  /** The program's title in the mail's language. */
  readonly title: string;
  /** Of the host that the program lives on, e.g. `https://creators.example.com`. */
  readonly origin: string;
  /** Where it lives there: empty on its own host, otherwise its base route. */
  readonly base: string;
  /** Where the program's operators work on it. */
  readonly console_url: string;
  /** The provider's address, for programs that name a help page but no address. */
  readonly provider_email: string;
}

/** A program's brand for mails. */
export function describeBrand(
  program: Pick<Program, 'theme' | 'contact' | 'sections'>,
  { title, origin, base, console_url, provider_email }: MailPlace,
): MailBrand {
  const address = (path: string) => new URL(joinPath(base, path), origin).href;
  const home = homeSection(program.sections);
  const application = applicationSection(program.sections);
  return {
    title,
    theme: program.theme,
    contact_email: program.contact.email ?? provider_email,
    home_url: address('/'),
    console_url,
    section_urls: {
      ...(home && { dashboard: address(home.path) }),
      ...(application && { application: address(application.path) }),
      ...Object.fromEntries(program.sections.map(({ name, path }) => [name, address(path)])),
    },
  };
}
