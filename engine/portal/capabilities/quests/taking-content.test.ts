import { expect, test } from 'vitest';
import type { InfluencerActivation } from '#contract/shapes/enrolments.ts';
import type { Brief } from '../../core/content/brief.ts';
import { type Asking, askedBy, takingContent } from './taking-content.ts';

const enrolment = (id: number, more: Partial<InfluencerActivation> = {}): InfluencerActivation => ({
  id,
  activation_id: id,
  kind: 'content',
  title: 'Pieces',
  description: null,
  image: null,
  opens_at: null,
  closes_at: null,
  open: true,
  offer: 'automatic',
  state: 'accepted',
  agreements: [],
  key_options: [],
  key_option_id: null,
  content: { types: ['video'], hashtags: [], due_at: null, minimum: 1, instructions: null },
  offered_at: '2026-01-01T00:00:00Z',
  accepted_at: null,
  claimed_at: null,
  completed_at: null,
  expires_at: null,
  ...more,
});
const any = { content_types: null };

test('content goes where it is taken now, before where one would have to say yes first', () => {
  const offered = enrolment(1, { state: 'offered' });
  const closed = enrolment(2, { open: false });
  const accepted = enrolment(3, { state: 'claimed' });
  expect(takingContent([offered, closed, accepted], any)?.id).toBe(3);
  expect(takingContent([closed, offered], any)?.id).toBe(1);
  expect(takingContent([closed], any)?.id).toBe(2);
});

test('what was declined, is no content, or is of another type takes nothing', () => {
  const found = takingContent(
    [enrolment(1, { state: 'declined' }), enrolment(2, { kind: 'season', content: null })],
    any,
  );
  expect(found).toBeUndefined();
  expect(takingContent([enrolment(1)], { content_types: ['image'] })).toBeUndefined();
  expect(takingContent([enrolment(1)], { content_types: ['image', 'video'] })?.id).toBe(1);
});

test('the form of a quest asks for its hashtags as well, and only for what counts', () => {
  const brief: Brief = {
    types: ['video', 'short', 'article'],
    hashtags: ['#Season1'],
    due_at: null,
    minimum: 1,
    instructions: null,
  };
  const quest: Asking = {
    content_types: ['short', 'image'],
    hashtags: ['#BF6Receipts', '#season1'],
  };
  expect(askedBy(quest, brief)).toEqual({
    ...brief,
    types: ['short'],
    hashtags: ['#Season1', '#BF6Receipts'],
  });
  expect(askedBy({ content_types: null, hashtags: null }, brief)).toEqual(brief);
});
