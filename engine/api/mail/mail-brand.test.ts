import { expect, test } from 'vitest';
import type { Program } from '#contract/programs/program.ts';
import { describeBrand } from './mail-brand.ts';

const section = (name: Program['sections'][number]['name'], path: string) => ({
  name,
  path,
  layout: 'dashboard' as const,
  guards: [],
});
const brandWith = (sections: Program['sections']) =>
  describeBrand(
    { theme: {} as Program['theme'], contact: { email: 'help@acme.example' }, sections },
    {
      title: 'Acme Creators',
      origin: 'https://acme.example',
      base: '/programs/acme',
      console_url: 'https://portal.example/operator/acme',
      provider_email: 'hello@provider.example',
    },
  );

test('mails lead to the sections of their program', () => {
  const { home_url, section_urls } = brandWith([
    section('account', '/me'),
    section('dashboard', '/dashboard'),
  ]);
  expect(home_url).toBe('https://acme.example/programs/acme');
  expect(section_urls.account).toBe('https://acme.example/programs/acme/me');
  expect(section_urls.dashboard).toBe('https://acme.example/programs/acme/dashboard');
});

test('where a program has no dashboard, mails lead to where a member begins instead', () => {
  const { section_urls } = brandWith([section('login', '/login'), section('account', '/me')]);
  expect(section_urls.dashboard).toBe('https://acme.example/programs/acme/me');
  expect(section_urls.rewards).toBeUndefined();
});

test('mails about an application lead to where it is: the dashboard, else the account', () => {
  const challenges = section('challenges', '/challenges');
  const account = section('account', '/me');
  const without = brandWith([account, challenges]).section_urls;
  expect(without.application).toBe('https://acme.example/programs/acme/me');
  expect(without.dashboard).toBe('https://acme.example/programs/acme/challenges');
  const start = section('dashboard', '/dashboard');
  const { application } = brandWith([account, challenges, start]).section_urls;
  expect(application).toBe('https://acme.example/programs/acme/dashboard');
});
