import { expect, test } from 'vitest';
import { connectSources } from './connect-sources.ts';

test('a page of the site alone calls nobody else', () => {
  expect(connectSources({})).toEqual([]);
  expect(connectSources({ api: { base_url: '/v1', headers: {} } })).toEqual([]);
  expect(connectSources({ events: { api_key: 'da2-own' } })).toEqual([]);
});

test('an API on another origin is called there, and its events are heard from there', () => {
  const api = { base_url: 'https://api.marquee.example/v1', headers: {} };
  expect(connectSources({ api })).toEqual([
    'https://api.marquee.example',
    'wss://api.marquee.example',
  ]);
});

test('the events service that the site names and its identity service may be called, each once', () => {
  const events = {
    endpoint: 'https://abc.appsync-api.eu-west-1.amazonaws.com/event',
    region: 'eu-west-1',
    api_key: 'da2-theirs',
    identity: {
      endpoint: 'https://cognito-identity.eu-west-1.amazonaws.com/',
      identity_pool_id: 'eu-west-1:0',
      region: 'eu-west-1',
    },
  };
  expect(connectSources({ events })).toEqual([
    'https://abc.appsync-api.eu-west-1.amazonaws.com',
    'wss://abc.appsync-realtime-api.eu-west-1.amazonaws.com',
    'https://cognito-identity.eu-west-1.amazonaws.com',
  ]);
});
