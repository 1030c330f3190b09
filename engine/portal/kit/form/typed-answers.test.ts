import { describe, expect, test } from 'vitest';
import type { Question } from './question.ts';
import { answersFrom, askedQuestions, typedFrom } from './typed-answers.ts';

const QUESTIONS: readonly Question[] = [
  { name: 'followers', type: 'number', label: 'How many follow you?' },
  {
    name: 'team',
    type: 'select',
    label: 'Do you have a team?',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
  {
    name: 'members',
    type: 'multi_select',
    label: 'Who?',
    options: [{ value: 'editor', label: 'An editor' }],
    when: { field: 'team', equals: 'yes' },
  },
  {
    name: 'editor',
    type: 'text',
    label: 'Who edits?',
    required: true,
    when: { field: 'members', equals: 'editor' },
  },
  { name: 'agreed', type: 'checkbox', label: 'Agreed?', required: true },
];
const names = (questions: readonly Question[]) => questions.map(({ name }) => name);

describe('a form of questions', () => {
  test('begins with what was answered, and leaves out what does not fit', () => {
    expect(
      typedFrom(QUESTIONS, { followers: 120, team: true, members: ['editor', 7], gone: 'x' }),
    ).toEqual({ followers: '120', team: '', members: ['editor'], editor: '', agreed: false });
  });

  test('sends numbers as numbers, and what is none as it was typed', () => {
    const typed = typedFrom(QUESTIONS, {});
    const sent = (followers: string) => answersFrom(QUESTIONS, { ...typed, followers }).followers;
    expect([sent(' 1200 '), sent(''), sent('many')]).toEqual([1200, null, 'many']);
  });

  test('asks what the answers before call for, over several steps', () => {
    const typed = { ...typedFrom(QUESTIONS, {}), members: ['editor'] };
    expect(names(askedQuestions(QUESTIONS, typed))).toEqual(['followers', 'team', 'agreed']);
    expect(names(askedQuestions(QUESTIONS, { ...typed, team: 'yes' }))).toEqual(names(QUESTIONS));
  });
});
