import type { Browser } from 'playwright-core';
import { describeBrand } from '#api/mail/mail-brand.ts';
import { renderMail } from '#api/mail/render-mail.ts';
import type { Program } from '#contract/programs/program.ts';

export interface MailPicture {
  /** As `visitName` names a page. */
  readonly name: string;
  readonly width: number;
  readonly png: Buffer;
}

/** The mail that welcomes somebody to each program, as it looks at the widths. */
export async function* mailPictures(
  browser: Browser,
  programs: readonly Program[],
  {
    locale = 'en',
    widths,
  }: { readonly locale?: string | undefined; readonly widths: readonly number[] },
): AsyncGenerator<MailPicture> {
  const page = await browser.newPage();
  try {
    for (const program of programs) {
      const brand = describeBrand(program, {
        title: program.title,
        origin: `https://${program.hosts[0] ?? 'localhost'}`,
        base: '',
        console_url: `https://localhost/operator/${program.slug}`,
        provider_email: 'help@localhost',
      });
      const { html } = renderMail(
        { kind: 'application_decided', params: { name: 'Maya', decision: 'accepted' } },
        { brand, locale },
      );
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.setContent(html);
        const png = await page.screenshot();
        yield { name: `programs--${program.slug}--mail`, width, png };
      }
    }
  } finally {
    await page.close();
  }
}
