import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeProfile } from '#contract/account/endpoints.ts';
import { startSignIn } from '#contract/auth/endpoints.ts';
import type { TestServer } from '../support/browser/start-server.ts';
import { freePort } from '../support/free-port.ts';
import { MARQUEE } from '../support/run-marquee.ts';
import { clientOf, prepareServedApi, type ServedApi } from '../support/served-api.ts';

/** A recognisable value, as long as a secret has to be. */
const mark = (name: string) => `zq${name}${'x'.repeat(32 - name.length)}qz`;
const MARK = /zq(\w+?)x+qz/g;

/** Nobody answers there. */
let silent: number;
let api: ServedApi;
let server: TestServer;
let log = '';
let folder: string;

/** Every variable that holds something secret, or how to reach a provider or mail server. */
const marked = (): Record<string, string> => ({
  MARQUEE_SECRET: mark('secret'),
  MARQUEE_SECRET_PREVIOUS: `${mark('previous')},${mark('earlier')}`,
  MARQUEE_IDP_TWITCH_CLIENT_ID: mark('twitchid'),
  MARQUEE_IDP_TWITCH_CLIENT_SECRET: mark('twitchsecret'),
  MARQUEE_IDP_GOOGLE_CLIENT_ID: mark('googleid'),
  MARQUEE_IDP_GOOGLE_CLIENT_SECRET: mark('googlesecret'),
  SMTP_URL: `smtp://${mark('smtpuser')}:${mark('smtppassword')}@127.0.0.1:${silent}`,
  MAIL_FROM: `${mark('sender')}@mail.example`,
  REDIS_URL: `redis://${mark('redisuser')}:${mark('redispassword')}@127.0.0.1:${silent}`,
  MARQUEE_EVENTS_ACCESS_KEY_ID: mark('eventskey'),
  MARQUEE_EVENTS_SECRET_ACCESS_KEY: mark('eventssecret'),
  MARQUEE_PURGE_URL: `http://127.0.0.1:${silent}/${mark('purgeaddress')}`,
  MARQUEE_PURGE_TOKEN: mark('purgetoken'),
});
const unreachable = () =>
  `postgres://${mark('dbuser')}:${mark('dbpassword')}@127.0.0.1:${silent}/${mark('db')}`;

/** The names of the marks in a text; none may be there. */
const leaked = (text: string) => [...new Set([...text.matchAll(MARK)].map(([, name]) => name))];

beforeAll(async () => {
  silent = await freePort();
  folder = mkdtempSync(join(tmpdir(), 'marquee-marked-'));
  api = await prepareServedApi({ people: 1, keys: 1, secret: mark('secret') });
  server = await api.start({
    ...marked(),
    LOG_LEVEL: 'debug',
    MARQUEE_TRUST_PROXY: '127.0.0.1,::1',
  });
  for (const stream of [server.process.stdout, server.process.stderr])
    stream?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
    });
}, 120_000);
afterAll(async () => {
  await server?.close();
  await api?.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** What a process says until it ends, or until it has said something. */
async function outputOf(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
  until?: RegExp,
): Promise<string> {
  const inherited = Object.entries(process.env).filter(([name]) => !/^MARQUEE_|_URL$/.test(name));
  const child = spawn(process.execPath, [...words], {
    env: {
      ...Object.fromEntries(inherited),
      ...{ NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'debug', MARQUEE_ENV: 'production' },
      ...{ MARQUEE_PROGRAMS: 'tests/fixtures/api', MARQUEE_DATA: folder },
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (until?.test(output)) child.kill('SIGTERM');
    });
  await once(child, 'close');
  return output;
}
const start = ['engine/main/start.ts', 'api'];

test('what is wrong with a variable is said without its value', async () => {
  const wrong = {
    ...marked(),
    MARQUEE_SECRET: 'zqshortxqz',
    MARQUEE_SECRET_PREVIOUS: `${mark('previous')},zqcutxqz`,
    DATABASE_URL: unreachable().replace('postgres:', 'mysql:'),
    SMTP_URL: mark('smtppassword'),
    REDIS_URL: `http://${mark('redisuser')}:${mark('redispassword')}@127.0.0.1`,
    MARQUEE_API_URL: `ftp://${mark('user')}:${mark('password')}@api.example`,
    MARQUEE_EVENTS_SECRET_ACCESS_KEY: 'zqexq',
  };
  const output = await outputOf(start, wrong);
  for (const name of ['MARQUEE_SECRET', 'DATABASE_URL', 'SMTP_URL', 'REDIS_URL', 'MARQUEE_API_URL'])
    expect(output).toContain(`${name}: `);
  expect(output).toContain('MARQUEE_SECRET_PREVIOUS: secret 2 of the list');
  expect(leaked(output)).toEqual([]);
  expect(output).not.toContain('zq');
}, 120_000);

test('a database that cannot be reached is logged without what stands in its address', async () => {
  const environment = { ...marked(), DATABASE_URL: unreachable() };
  const output = await outputOf(start, environment, /database cannot be used yet/);
  expect(output).toContain('database cannot be used yet');
  expect(leaked(output)).toEqual([]);
  const command = await outputOf([MARQUEE, 'secrets', 'status'], environment);
  expect(command).toContain('PostgreSQL cannot be reached');
  expect(leaked(command)).toEqual([]);
}, 120_000);

test('a store that is sealed under another secret is refused without either of them, a Redis that is away logged without its address', async () => {
  const { MARQUEE_SECRET_PREVIOUS: _, ...alone } = marked();
  const other = { ...alone, MARQUEE_DATA: folder, MARQUEE_ALLOW_EMBEDDED: '1' };
  const away = await outputOf(start, other, /Redis/);
  expect(away).toContain('Redis');
  expect(leaked(away)).toEqual([]);
  const output = await outputOf(start, { ...other, MARQUEE_SECRET: mark('another') });
  expect(output).toContain('sealed under another MARQUEE_SECRET');
  expect(leaked(output)).toEqual([]);
}, 120_000);

test('a running server whose mail and providers are away tells nothing of them', async () => {
  const client = clientOf(server);
  const [person] = api.people;
  await client.call(
    changeProfile,
    { body: { email: 'somebody@people.example' } },
    { authToken: person?.token ?? '' },
  );
  const signIns = ['twitch', 'google'].map(async (provider) => {
    const answer = await fetch(`${server.origin}/api${startSignIn.path}`, {
      method: startSignIn.method,
      headers: {
        ...{ 'content-type': 'application/json', gamesight: 'true' },
        ...{ 'x-forwarded-host': 'marquee.example', 'x-forwarded-proto': 'https' },
      },
      body: JSON.stringify({ provider, uuid: api.uuid, code_challenge: 'A'.repeat(43) }),
    });
    return answer.text();
  });
  const refusals = await Promise.all(signIns);
  const answers = await Promise.all(
    ['/readyz', '/metrics', '/healthz', '/api/openapi.json', '/api/creators/profile'].map(
      async (path) => {
        const answer = await fetch(server.origin + path);
        return `${answer.status} ${JSON.stringify([...answer.headers])} ${await answer.text()}`;
      },
    ),
  );
  const said = () => log;
  await expect.poll(said, { timeout: 20_000 }).toMatch(/mail[^\n]*ECONNREFUSED/i);
  expect(refusals.join()).toContain('PROVIDER_');
  expect(leaked([log, ...answers, ...refusals].join('\n'))).toEqual([]);
}, 120_000);

test('a crash tells nothing of what hangs on its error', async () => {
  // As the Redis client does where it is refused.
  const fault =
    "Object.assign(new Error('provoked'), { command: { name: 'auth', args: [process.env.REDIS_URL] } })";
  const provoked = `setTimeout(() => Promise.reject(${fault}), 3000)`;
  const environment = { ...marked(), DATABASE_URL: unreachable() };
  const output = await outputOf(
    ['--import', `data:text/javascript,${encodeURIComponent(provoked)}`, ...start],
    environment,
  );
  expect(output).toContain('Error: provoked\n');
  expect(leaked(output)).toEqual([]);
}, 120_000);
