import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMetrics } from '#api/metrics/api-metrics.ts';
import { Catalogue } from '#catalogue/catalogue.ts';
import { createApiHost } from '#main/api/api-host.ts';
import { healthOf } from '#main/server/attach-api.ts';
import { readConfig } from '#main/server/config.ts';
import { type LaidOutCatalogue, layOutCatalogue } from '../support/lay-out-catalogue.ts';

const GOOGLE = `
  - id: google
    name: Google
    icon: tabler:brand-google
    protocol: oidc
    issuer: https://accounts.google.example
    scopes: [openid]
    profile: { id: /sub }`;

let disk: LaidOutCatalogue;
beforeEach(() => {
  disk = layOutCatalogue();
  const read = (file: string) => readFileSync(join(disk.folder, file), 'utf8');
  disk.write('site.yaml', read('site.yaml').replace('\nicons:', `${GOOGLE}\nicons:`));
  const acme = `${read('acme/program.yaml')}identity_providers: [twitch]\n`;
  disk.write('acme/program.yaml', acme);
  const logo = readFileSync(join(disk.folder, 'acme/assets/logo.svg'));
  /** The same program under another name, with what else differs. */
  const copy = (slug: string, digit: string, [from, to]: readonly [string, string]) => {
    const own = acme.replace('slug: acme', `slug: ${slug}`).replace(/1(?=\n)/, digit);
    disk.write(`${slug}/program.yaml`, own.replace('creators.acme', slug).replace(from, to));
    disk.write(`${slug}/assets/logo.svg`, logo);
  };
  copy('both', '2', ['[twitch]', '[twitch, google]']);
  copy('draft', '3', ['status: live', 'status: draft']);
  copy('over', '4', ['status: live', 'status: archived']);
  copy('zeta', '5', ['', '']);
});
afterEach(() => disk[Symbol.dispose]());

/** What a server says as it starts, and under `warnings` at /readyz. */
async function started(variables: Readonly<Record<string, string>>) {
  const environment = {
    ...{ MARQUEE_ENV: 'production', MARQUEE_ALLOW_EMBEDDED: '1', MARQUEE_DATA: disk.dataFolder },
    ...{ MARQUEE_SECRET: '9f86d081884c7d659a2feaa0c55ad015', MARQUEE_PROGRAMS: disk.folder },
    ...{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'creators@mail.example' },
    ...variables,
  };
  const config = readConfig(environment);
  const catalogue = await Catalogue.open({
    folder: disk.folder,
    dataFolder: disk.dataFolder,
    environment: config.MARQUEE_ENV,
  });
  const lines: { code?: string; msg: string }[] = [];
  const { log } = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => lines.push(JSON.parse(line)) } },
  });
  const metrics = createMetrics();
  const host = await createApiHost({
    ...{ config, environment, catalogue, metrics, visits: undefined, log },
    onFailure: () => {},
  });
  const warnings = healthOf({ config, catalogue, host, metrics }).warnings();
  await host.close();
  const told = lines.filter(({ code }) => code === 'PROGRAM_WITHOUT_LOGIN').map(({ msg }) => msg);
  return { told, warnings };
}

test('each program whose login is empty is told of once as the server starts', async () => {
  const { told, warnings } = await started({
    MARQUEE_IDP_GOOGLE_CLIENT_ID: 'client',
    MARQUEE_IDP_GOOGLE_CLIENT_SECRET: 'secret',
  });
  expect(told).toEqual([
    'Nobody can sign in to "acme": none of its identity providers (twitch) has its credentials.',
    'Nobody can sign in to "zeta": none of its identity providers (twitch) has its credentials.',
  ]);
  expect(warnings).toEqual(['PROGRAM_WITHOUT_LOGIN', 'NO_OPERATOR_PROVIDER']);
});

test('where there is a way in, nothing is said', async () => {
  const { told } = await started({
    MARQUEE_IDP_TWITCH_CLIENT_ID: 'client',
    MARQUEE_IDP_TWITCH_CLIENT_SECRET: 'secret',
  });
  expect(told).toEqual([]);
});
