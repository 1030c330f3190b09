import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntries } from '#api/store/tables/operators.ts';
import { ENDPOINTS } from '#contract/endpoints/endpoints.ts';
import { OPERATOR_ROLES } from '#contract/vocabulary/review-words.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { sampleInput } from '../support/sample-inputs.ts';

let api: TestApi;
const people = new Map<string, TestPerson>();
beforeAll(async () => {
  api = await startTestApi();
  for (const role of OPERATOR_ROLES) people.set(role, await api.operator('alpha', role));
});
afterAll(() => api.close());

const CALLS = ENDPOINTS.filter(({ caller }) => caller === 'operator').map(
  (endpoint) => [endpoint.id, endpoint.role ?? 'any', endpoint] as const,
);
const MATRIX = OPERATOR_ROLES.map((role) => [role, OPERATOR_ROLES.indexOf(role)] as const);

describe.each(MATRIX)('as %s', (role, rank) => {
  test.each(CALLS)('%s, for which one needs %s, answers as it should', async (_id, _, endpoint) => {
    const { token, uuid } = people.get(role) as TestPerson;
    const input = sampleInput(endpoint, uuid);
    // A body that no call takes: whoever gets as far as that was let in, and changes nothing.
    const body = endpoint.body ? { not_a_field: true } : undefined;
    const { database } = api.services.store;
    const before = await database.select().from(auditEntries);
    const answer = await api.call(endpoint, { ...input, body, token });
    const allowed = endpoint.role === undefined || rank >= OPERATOR_ROLES.indexOf(endpoint.role);
    if (!allowed) {
      expect(answer.code).toBe('ROLE_INSUFFICIENT');
      expect(answer.error.extra).toMatchObject({ role, needed: endpoint.role });
    } else if (body) expect(answer.code).toBe('REQUEST_INVALID');
    else
      expect(['ROLE_INSUFFICIENT', 'NOT_ALLOWED', 'ENDPOINT_UNKNOWN']).not.toContain(answer.code);
    expect(await database.select().from(auditEntries)).toEqual(before);
  });
});
