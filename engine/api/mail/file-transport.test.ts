import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileTransport } from './file-transport.ts';
import type { OutgoingMail } from './transport.ts';

test('files of mails are for their owner alone: one-time links stand in them', async () => {
  const root = mkdtempSync(join(tmpdir(), 'marquee-mail-'));
  const folder = join(root, 'mail');
  try {
    const written: string[] = [];
    const keep = (path: string) => void written.push(path);
    const mail: OutgoingMail = {
      to: 'maya@people.example',
      from_name: 'Alpha',
      reply_to: 'alpha@marquee.example',
      subject: 'Hello',
      html: '<p>Hello</p>',
      text: 'Hello',
      message_id: '<1@marquee.localhost>',
      date: new Date('2026-11-21T12:00:00Z'),
    };
    await fileTransport(folder, keep).send(mail, async () => undefined);
    expect(written).toHaveLength(1);
    const modes = readdirSync(folder).map((file) => statSync(join(folder, file)).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
