import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type DnsRecords, openDnsServer } from '../../../../tests/support/dns-server.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { freePort } from '../../../../tests/support/free-port.ts';
import { inShort, testPatient } from '../../../../tests/support/patient.ts';
import { openSmtpSink } from '../../../../tests/support/smtp-sink.ts';
import { checkMail, tellTrial } from './check-mail.ts';

const DOMAIN = 'mail.acme.example';
const KEY = 'v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA';
const SOUND: Readonly<Record<string, DnsRecords>> = {
  [DOMAIN]: {
    texts: ['site-check=1', 'v=spf1 include:spf.example -all'],
    mailServers: ['mx.example'],
  },
  [`google._domainkey.${DOMAIN}`]: { texts: [KEY.padEnd(400, 'A')] },
  '_dmarc.acme.example': { texts: ['v=DMARC1; p=reject'] },
};

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((close) => close()));
});

async function look(
  zone: Readonly<Record<string, DnsRecords>>,
  variables: Readonly<Record<string, string>> = {},
  dkimSelector?: string,
  limit = 10_000,
) {
  const dns = await openDnsServer(zone);
  const sink = await openSmtpSink();
  opened.push(dns.close, sink.close);
  const patient = await testPatient(
    {
      variables: { SMTP_URL: sink.url, MAIL_FROM: `creators@${DOMAIN}`, ...variables },
      ...(dkimSelector ? { dkimSelector } : {}),
    },
    { limit, resolvers: [dns.address] },
  );
  return { found: await checkMail(patient), sink };
}

const shortly = async (...of: Parameters<typeof look>) => inShort((await look(...of)).found);

test('a domain that says which mails are its own is fine, and no mail is sent to find out', async () => {
  const { found, sink } = await look(SOUND);
  expect(inShort(found)).toEqual([
    'SMTP_URL SMTP_REACHABLE ok',
    `${DOMAIN} SPF_FOUND ok`,
    `google._domainkey.${DOMAIN} DKIM_FOUND ok`,
    '_dmarc.acme.example DMARC_FOUND ok',
    `${DOMAIN} MX_FOUND ok`,
  ]);
  expect(sink.mails).toEqual([]);
  await eventually(() => expect(sink.commands.at(-1)).toBe('QUIT'));
});

test('a domain that says nothing lacks all four', async () => {
  expect((await shortly({})).slice(1)).toEqual([
    `${DOMAIN} SPF_MISSING warning`,
    `${DOMAIN} DKIM_MISSING warning`,
    `${DOMAIN} DMARC_MISSING warning`,
    `${DOMAIN} MX_MISSING warning`,
  ]);
});

test.each([
  [
    'two policies',
    { [DOMAIN]: { texts: ['v=spf1 -all', 'v=spf1 mx -all'] } },
    `${DOMAIN} SPF_TWICE error`,
  ],
  [
    'a policy for everybody',
    { [DOMAIN]: { texts: ['v=spf1 +all'] } },
    `${DOMAIN} SPF_OPEN warning`,
  ],
  [
    'keys of unusual names',
    { [`own._domainkey.${DOMAIN}`]: { texts: [KEY] } },
    `${DOMAIN} DKIM_UNKNOWN hint`,
  ],
  [
    'a policy of nothing',
    { [`_dmarc.${DOMAIN}`]: { texts: ['v=DMARC1;p=none'] } },
    `_dmarc.${DOMAIN} DMARC_NONE hint`,
  ],
  [
    'a name server that refuses',
    { [DOMAIN]: { fault: 'refused' } },
    `${DOMAIN} DNS_UNANSWERED warning`,
  ],
] as const)('%s', async (_what, zone, expected) => {
  expect(await shortly({ ...SOUND, [`google._domainkey.${DOMAIN}`]: {}, ...zone })).toContain(
    expected,
  );
});

test('a selector that is named must have a key', async () => {
  const zone = {
    ...SOUND,
    [`own._domainkey.${DOMAIN}`]: { texts: [KEY] },
    [`old._domainkey.${DOMAIN}`]: { texts: ['v=DKIM1; p='] },
  };
  expect(await shortly(zone, {}, 'own')).toContain(`own._domainkey.${DOMAIN} DKIM_FOUND ok`);
  expect(await shortly(zone, {}, 'old')).toContain(`old._domainkey.${DOMAIN} DKIM_REVOKED error`);
  expect(await shortly(zone, {}, 'new')).toContain(`new._domainkey.${DOMAIN} DKIM_MISSING error`);
});

test('a mail server that is not there, refuses, or never answers', async () => {
  const gone = { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` };
  expect(await shortly(SOUND, gone)).toContain('SMTP_URL SMTP_UNREACHABLE error');

  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const began = performance.now();
  const url = `smtp://127.0.0.1:${port}`;
  expect(await shortly(SOUND, { SMTP_URL: url }, undefined, 1_500)).toContain(
    'SMTP_URL SMTP_UNREACHABLE error',
  );
  expect(performance.now() - began).toBeLessThan(9_000);
  silent.close();

  const strict = createServer((socket) => {
    socket.write('220 hello\r\n');
    socket.on('error', () => {});
    socket.setEncoding('utf8').on('data', (line: string) => {
      if (line.startsWith('EHLO')) socket.write('250-hello\r\n250 AUTH PLAIN\r\n');
      else if (line.startsWith('AUTH')) socket.write('535 5.7.8 Bad credentials\r\n');
      else socket.end('221 bye\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(strict, 'listening');
  const address = `127.0.0.1:${(strict.address() as AddressInfo).port}`;
  const { found } = await look(SOUND, { SMTP_URL: `smtp://ana:hunter2hunter2@${address}` });
  expect(found[0]).toMatchObject({ code: 'SMTP_REFUSED', level: 'error' });
  expect(found[0]?.message).toContain('535 5.7.8 Bad credentials');
  expect(JSON.stringify(found)).not.toContain('hunter2');
  strict.close();
});

test('settings that are missing or cannot be read', async () => {
  expect(await shortly(SOUND, { SMTP_URL: '' })).toEqual(['SMTP_URL MAILS_TO_FILES error']);
  expect(await shortly(SOUND, { SMTP_URL: 'mail.example' })).toContain(
    'SMTP_URL SMTP_UNREADABLE error',
  );
  expect(await shortly(SOUND, { MAIL_FROM: 'Ana <ana@acme.example>' })).toContain(
    'MAIL_FROM MAIL_FROM_UNUSABLE error',
  );
  expect(await checkMail(await testPatient({ environment: 'development' }))).toEqual([]);
});

test('mails that leave this machine unencrypted are told of', () => {
  const plain = { kind: 'taken', encrypted: false } as const;
  expect(tellTrial('smtp://mail.example', plain)).toMatchObject({
    ...{ code: 'SMTP_PLAIN', level: 'warning' },
    message: 'Mails go to mail.example without encryption.',
  });
  expect(tellTrial('smtp://mail.example', { ...plain, encrypted: true }).level).toBe('ok');
  expect(tellTrial('smtp://127.0.0.1:25', plain).level).toBe('ok');
});
