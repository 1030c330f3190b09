import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeMail } from './compose-mail.ts';
import { MailRefusedError, type Transport } from './transport.ts';

const DOMAIN = 'marquee.localhost';

/**
 * Writes mails into a folder instead of sending them: `<time>-<id>.eml` for mail programs and the
 * same as `.html` for browsers. `written` is told where each one lies.
 */
export function fileTransport(folder: string, written: (path: string) => void): Transport {
  return {
    domain: DOMAIN,
    async send(mail) {
      const message = await composeMail(mail, `mail@${DOMAIN}`);
      const time = mail.date.toISOString().replace(/[-:]/g, '').replace('.', '-');
      const id = mail.message_id.replace(/^<|@.*$/g, '').replace(/[^\w.-]/g, '_');
      const path = join(folder, `${time}-${id}`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeWhole(`${path}.html`, mail.html);
        await writeWhole(`${path}.eml`, message);
      } catch (error) {
        throw new MailRefusedError(`The mail could not be written to ${folder}.`, {
          permanent: false,
          cause: error,
        });
      }
      written(`${path}.eml`);
    },
  };
}

/** Whoever watches the folder finds whole files only; their links are for the owner's eyes alone. */
async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
}
