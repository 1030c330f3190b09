import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openSmtpSink, type SinkOptions, type SmtpSink } from '../../../tests/support/smtp-sink.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { OutgoingMail } from './transport.ts';

const MAIL: OutgoingMail = {
  message_id: '<mail.1@acme.example>',
  from_name: 'Acme',
  to: 'ada@creators.example',
  reply_to: 'help@acme.example',
  subject: 'Hello',
  text: 'Hello\n.\n..dots\n',
  html: '<p>Hello</p>',
  date: new Date('2026-11-21T12:00:00Z'),
};

const open: SmtpSink[] = [];
async function sink(options?: SinkOptions): Promise<SmtpSink> {
  const opened = await openSmtpSink(options);
  open.push(opened);
  return opened;
}
afterEach(async () => {
  for (const opened of open.splice(0)) await opened.close();
});
const send = (url: string, mail = MAIL) =>
  smtpTransport({ url, from: 'mail@acme.example' }).send(mail, async () => {});

test('a mail arrives once, whole, at its one recipient', async () => {
  const server = await sink();
  await send(server.url);
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toMatchObject({ from: 'mail@acme.example', to: [MAIL.to] });
  expect(server.mails[0]?.content).toContain('\r\n.\r\n..dots\r\n'.slice(2));
  expect(server.mails[0]?.content).toContain('Message-ID: <mail.1@acme.example>');
});

test('an address with a line end reaches no server', async () => {
  const server = await sink();
  const to = 'a@b.example\r\nRCPT TO:<evil@e.example>';
  await expect(send(server.url, { ...MAIL, to })).rejects.toMatchObject({ permanent: true });
  expect(server.commands).toEqual([]);
});

test('a recipient that the server does not know is refused for good', async () => {
  const server = await sink({ onRecipient: () => '550 no such person' });
  await expect(send(server.url)).rejects.toMatchObject({
    name: 'MailRefusedError',
    permanent: true,
  });
});

test('a server that is busy refuses for now', async () => {
  const busy = await sink({ onRecipient: () => '451 later' });
  await expect(send(busy.url)).rejects.toMatchObject({
    name: 'MailRefusedError',
    permanent: false,
  });
  const full = await sink({ onMail: () => '452 full' });
  await expect(send(full.url)).rejects.toMatchObject({
    name: 'MailRefusedError',
    permanent: false,
  });
});

test('a connection lost before the mail was handed over is a refusal for now', async () => {
  const server = await sink({ onRecipient: () => 'drop' });
  await expect(send(server.url)).rejects.toMatchObject({
    name: 'MailRefusedError',
    permanent: false,
  });
});

test('a connection lost after the mail was handed over is no refusal', async () => {
  const server = await sink({ onMail: () => 'drop' });
  const error = await send(server.url).catch((reason: unknown) => reason);
  expect(server.mails).toHaveLength(1);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toMatchObject({ name: 'MailRefusedError' });
});

test('a server that is not there is a refusal for now', async () => {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  await expect(send(`smtp://127.0.0.1:${port}`)).rejects.toMatchObject({
    name: 'MailRefusedError',
    permanent: false,
  });
});

test('where the handing over may not begin, nothing is sent', async () => {
  const server = await sink();
  const transport = smtpTransport({ url: server.url, from: 'mail@acme.example' });
  const refuse = () => Promise.reject(new Error('Another worker has it.'));
  await expect(transport.send(MAIL, refuse)).rejects.toMatchObject({
    name: 'MailRefusedError',
    permanent: false,
  });
  expect(server.mails).toEqual([]);
});

test('the handing over begins when the server asks for the mail, not before', async () => {
  const server = await sink({ onRecipient: () => '451 later' });
  const transport = smtpTransport({ url: server.url, from: 'mail@acme.example' });
  let begun = false;
  const note = async () => {
    begun = true;
  };
  await expect(transport.send(MAIL, note)).rejects.toMatchObject({ permanent: false });
  expect(begun).toBe(false);
});
