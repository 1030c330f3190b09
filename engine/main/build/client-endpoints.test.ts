import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { clientEndpoints } from './client-endpoints.ts';

interface Babel {
  readonly transformSync: (code: string, options: object) => { readonly code: string };
}

// It comes without types.
const { transformSync } = createRequire(import.meta.url)('@babel/core') as Babel;

const built = (code: string): string =>
  transformSync(code, { plugins: [clientEndpoints], configFile: false, compact: true }).code;

test('the browser keeps of an endpoint how it is called and what it answers', () => {
  const code = built(`export const readQuest = defineEndpoint({
    id: 'readQuest', method: 'GET', path: '/quests', tag: 'quests', caller: 'creator',
    idempotent: true, summary: 'One quest.', params: a, query: b, body: c, status: 200,
    errors: ['QUEST_UNKNOWN'], rate: 'read', action: 'read', storeless: true, response: quest,
  });`);
  expect(code).toBe(
    "export const readQuest=defineEndpoint({id:'readQuest',method:'GET',path:'/quests'," +
      "tag:'quests',caller:'creator',idempotent:true,response:quest});",
  );
});

test('a key in quotes is a key like any other, and what is spread stays', () => {
  expect(built(`defineEndpoint({ ...shared, 'query': a, "errors": [], 'id': 'one' });`)).toBe(
    "defineEndpoint({...shared,'id':'one'});",
  );
});

test('what is no endpoint is left as it is', () => {
  expect(built('define({query:a});defineEndpoint(shared);')).toBe(
    'define({query:a});defineEndpoint(shared);',
  );
});
