import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/capabilities.ts';
import { startTestApi, type TestApi } from '../support/api.ts';

interface Document {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, { operationId: string; security: unknown[] }>>;
}

let api: TestApi;
let text: string;
beforeAll(async () => {
  api = await startTestApi();
  text = (await api.app.inject({ url: '/api/openapi.json' })).body;
});
afterAll(() => api.close());

test('the description names every endpoint of the contract, and no other', () => {
  const { openapi, paths } = JSON.parse(text) as Document;
  expect(openapi).toBe('3.1.0');
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`,
    ),
  );
  const declared = ENDPOINTS.map(({ method, path, id }) => `${method} ${path} ${id}`);
  expect(described.sort()).toEqual(declared.sort());
});

test('whoever needs a token is described as needing one', () => {
  const { paths } = JSON.parse(text) as Document;
  for (const { path, method, caller, viewable } of ENDPOINTS) {
    const open = caller === 'nobody' || caller === 'guest';
    const described = paths[path]?.[method.toLowerCase()]?.security;
    const view = viewable ? [{ view: [] }] : [];
    expect(described, path).toEqual(open ? [] : [{ [caller]: [] }, ...view]);
  }
});

test('a linter finds no error in it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-openapi-'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, text);
  const linter = resolve('node_modules/.bin/redocly');
  const lint = () =>
    execFileSync(linter, ['lint', '--format=json', file], {
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const { totals } = JSON.parse(lint().toString()) as { totals: Record<string, number> };
    expect(totals).toMatchObject({ errors: 0, warnings: 0 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the page to read it is there, and asks for nothing from elsewhere', async () => {
  const page = await api.app.inject({ url: '/api/docs/' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  expect(page.body).not.toMatch(/(src|href)="https?:/);
  const document = await api.app.inject({ url: '/api/docs/json' });
  expect(document.json()).toEqual(JSON.parse(text));
});

test('closed lists are told, so that nobody has to guess them', () => {
  const { components } = JSON.parse(text) as {
    components: { schemas: Record<string, { properties: Record<string, object> }> };
  };
  const told = (shape: string, field: string) =>
    JSON.stringify(components.schemas[shape]?.properties[field] ?? null);
  for (const [shape, field, word] of [
    ['Application', 'reason_code', 'reach_too_small'],
    ['TimelineEntry', 'reason_code', 'hashtag_missing'],
    ['AuditEntry', 'subject_kind', 'guest_link'],
    ['FormField', 'type', 'multi_select'],
    ['ContentBrief', 'types', 'short'],
    ['Quest', 'content_types', 'article'],
  ] as const)
    expect(told(shape, field), `${shape}.${field}`).toMatch(new RegExp(`"enum":\\[.*"${word}"`));
});
