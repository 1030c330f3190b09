import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notLike } from '#api/store/drizzle.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import { ENDPOINTS } from '#contract/capabilities.ts';
import { OPERATOR_ROLES } from '#contract/vocabulary/operator-words.ts';
import { LEAST_ROLE } from '#domain/operators/rights.ts';
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
  (endpoint) => [endpoint.id, endpoint.action ?? 'nothing', endpoint] as const,
);
const MATRIX = OPERATOR_ROLES.map((role) => [role, OPERATOR_ROLES.indexOf(role)] as const);

/** What was done; that a list left the system is recorded too, and changes nothing. */
const changes = () =>
  api.services.store.database
    .select()
    .from(auditEntries)
    .where(notLike(auditEntries.action, 'export.%'));

describe.each(MATRIX)('as %s', (role, rank) => {
  test.each(CALLS)('%s, which does %s, answers as it should', async (_id, _, endpoint) => {
    const { token, uuid } = people.get(role) as TestPerson;
    const input = sampleInput(endpoint, uuid);
    // A body that no call takes: whoever gets as far as that was let in, and changes nothing.
    const body = endpoint.body ? { not_a_field: true } : undefined;
    const before = await changes();
    const answer = await api.call(endpoint, { ...input, body, token });
    const least = endpoint.action && LEAST_ROLE[endpoint.action];
    const allowed = least === undefined || rank >= OPERATOR_ROLES.indexOf(least);
    if (!allowed) {
      expect(answer.code).toBe('ROLE_INSUFFICIENT');
      expect(answer.error.extra).toMatchObject({ role, needed: least });
    } else if (body) expect(answer.code).toBe('REQUEST_INVALID');
    else
      expect(['ROLE_INSUFFICIENT', 'NOT_ALLOWED', 'ENDPOINT_UNKNOWN']).not.toContain(answer.code);
    expect(await changes()).toEqual(before);
  });
});
