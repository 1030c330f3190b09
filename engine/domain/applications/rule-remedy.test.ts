import { describe, expect, test } from 'vitest';
import type { RuleAssessment } from './eligibility.ts';
import { type RemedyPlaces, ruleRemedy } from './rule-remedy.ts';

const NOWHERE: RemedyPlaces = { form: [], answers: {}, agreements: [], linkable: [] };

/** What is to be done about a rule of which nothing is known, unless told. */
const remedy = (rule: Partial<RuleAssessment>, places: Partial<RemedyPlaces> = {}) =>
  ruleRemedy(
    { kind: 'uploads', label: 'A rule', met: false, self_declared: false, ...rule },
    { ...NOWHERE, ...places },
  );

const UPLOADS = { name: 'uploads', type: 'number' } as const;
const VIEWERS = { name: 'twitch_average_viewers', type: 'number' } as const;

describe('a rule of which nothing is known', () => {
  test('is settled by the question that its figure is named after', () => {
    const form = [VIEWERS, UPLOADS, { name: 'followers', type: 'text' } as const];
    expect(remedy({}, { form })).toEqual({ kind: 'answer', field: 'uploads' });
    expect(remedy({ kind: 'followers' }, { form })).toBeUndefined();
  });

  test('of one platform is settled by a question about that platform alone', () => {
    const viewers = { kind: 'average_viewers' } as const;
    const answer = { kind: 'answer', field: 'twitch_average_viewers' };
    expect(remedy(viewers, { form: [VIEWERS] })).toEqual(answer);
    expect(remedy({ ...viewers, platform: 'twitch' }, { form: [VIEWERS] })).toEqual(answer);
    expect(remedy({ ...viewers, platform: 'google' }, { form: [VIEWERS] })).toBeUndefined();
  });

  test('leads to the question that another depends on, while that is open', () => {
    const path = { name: 'path', type: 'select', options: [{ value: 'channel' }] } as const;
    const form = [path, { ...UPLOADS, when: { field: 'path', equals: 'channel' } }];
    expect(remedy({}, { form })).toEqual({ kind: 'answer', field: 'path' });
    const field = (value: string) => remedy({}, { form, answers: { path: value } });
    expect(field('channel')).toEqual({ kind: 'answer', field: 'uploads' });
    expect(field('community')).toBeUndefined();
  });

  test('about an age or a country is settled by its question, otherwise by its agreement', () => {
    const form = [
      { name: 'confirmed_age', type: 'checkbox' },
      { name: 'home', type: 'country' },
    ] as const;
    expect(remedy({ kind: 'age' }, { form })).toEqual({ kind: 'answer', field: 'confirmed_age' });
    expect(remedy({ kind: 'country' }, { form })).toEqual({ kind: 'answer', field: 'home' });
    const open = { agreements: ['confirmed_18', 'confirmed_in_approved_country'] } as const;
    expect(remedy({ kind: 'age' }, open)).toEqual({ kind: 'agree', agreement: 'confirmed_18' });
    expect(remedy({ kind: 'country' }, open)).toEqual({
      kind: 'agree',
      agreement: 'confirmed_in_approved_country',
    });
    expect(remedy({ kind: 'age' }, { linkable: ['twitch'] })).toBeUndefined();
  });

  test('is told by an account where no question asks, and one can be linked', () => {
    const link = { kind: 'link' };
    expect(remedy({}, { linkable: ['twitch'] })).toEqual(link);
    expect(remedy({ platform: 'google' }, { linkable: ['twitch'] })).toBeUndefined();
    expect(remedy({ kind: 'linked_account' }, { linkable: ['twitch'] })).toEqual(link);
    expect(remedy({})).toBeUndefined();
  });
});

test('a rule that is judged needs nothing, and a choice is for its own rules to say', () => {
  const places = { form: [UPLOADS], linkable: ['twitch'] };
  expect(remedy({ met: true }, places)).toBeUndefined();
  expect(remedy({ value: 1 }, places)).toBeUndefined();
  expect(remedy({ kind: 'any_of', rules: [] }, places)).toBeUndefined();
});
