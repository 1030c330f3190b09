import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';

export interface ReadMail {
  /** Its file. */
  readonly file: string;
  /** Its text, without markup. */
  readonly text: string;
  /** Address of each link by what the link says. */
  readonly links: ReadonlyMap<string, string>;
}

/** A mail to an address that was not opened yet and has such a link, as soon as it is there. */
export async function openMail(
  data: string,
  to: string,
  label: RegExp,
  opened: Set<string>,
): Promise<ReadMail & { readonly link: string }> {
  let found: (ReadMail & { readonly link: string }) | undefined;
  const seek = async () => {
    for (const mail of await mailsTo(data, to)) {
      const [, link] = [...mail.links].find(([text]) => label.test(text)) ?? [];
      if (link !== undefined && !opened.has(mail.file)) found = { ...mail, link };
    }
    return found !== undefined;
  };
  await expect.poll(seek, { message: `A new mail to ${to} with ${label}` }).toBe(true);
  if (!found) throw new Error('A mail vanished.');
  opened.add(found.file);
  return found;
}

const folderOf = (data: string) => join(data, 'mail');

/** The files of all mails so far, oldest first. */
export async function mailFiles(data: string): Promise<string[]> {
  const names = await readdir(folderOf(data)).catch(() => []);
  return names.filter((name) => name.endsWith('.eml')).sort();
}

async function mailsTo(data: string, to: string): Promise<ReadMail[]> {
  const folder = folderOf(data);
  const mails = await mailFiles(data);
  const read = await Promise.all(
    mails.map(async (name) => {
      const headers = await readFile(join(folder, name), 'utf8');
      if (!new RegExp(`^To: ${to}\\r?$`, 'm').test(headers)) return [];
      const html = await readFile(join(folder, name.replace(/eml$/, 'html')), 'utf8');
      return [{ file: name, ...readMail(html) }];
    }),
  );
  return read.flat();
}

function readMail(html: string): Omit<ReadMail, 'file'> {
  const links = [...html.matchAll(/<a\s[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)];
  return {
    text: plain(html.replace(/<(style|head)[\s\S]*?<\/\1>/g, '')),
    links: new Map(links.map(([, href = '', label = '']) => [plain(label), plain(href)])),
  };
}

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
