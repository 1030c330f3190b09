import { expect, test } from 'vitest';
import { forgetObservations } from '#api/connectors/forget-observations.ts';
import { observedPublications } from '#api/store/tables/observations.ts';
import { listConnections } from '#contract/connections/endpoints.ts';
import { submitAppeal } from '#contract/content/appeal-endpoints.ts';
import { appealReview } from '#contract/reviews/endpoints.ts';
import type { TestPerson } from '../support/api.ts';
import { linkInstagram } from '../support/platforms/linked-instagram.ts';
import { MINUTE, openPublicationsWorld } from '../support/platforms/publications-world.ts';

const { world, database, advance, work, withdraw } = openPublicationsWorld('instagram');
const instagram = () => world().instagram;

/** What a creator is shown of each publication: how it is called, and where it is. */
async function shown({ id, session_id, uuid }: TestPerson) {
  const { authTokens } = world().api.services;
  const token = await authTokens.sign({ kind: 'creator', sub: id, sid: session_id, uuid });
  const { body } = await world().api.call(listConnections, { token, query: { uuid } });
  return body.activities.map(({ title, url }) => [title, url]);
}

test('what was published is named by its first words, and leads there', async () => {
  const ada = await linkInstagram(world(), '42');
  const captions = ['\nFirst line #marquee\nsecond', '', `${'Long '.repeat(30)}#marquee`];
  const ids = captions.map((caption) => {
    advance(MINUTE);
    return instagram().publish('42', { caption });
  });
  await work();
  expect(await shown(ada)).toEqual([
    [`${'Long '.repeat(15)}Long…`, expect.stringMatching(/^https:\/\//)],
    [null, expect.stringMatching(/^https:\/\//)],
    ['First line #marquee', expect.stringMatching(/^https:\/\//)],
  ]);
  instagram().remove(ids[0] ?? '');
  advance(20 * MINUTE);
  await work();
  expect((await shown(ada))[2]).toEqual([null, null]);
});

test('it is shown to whoever let it be read, in the program that they let, and as long as they do', async () => {
  const ada = await linkInstagram(world(), '42');
  const ben = await linkInstagram(world(), '42', { program: 'beta' });
  const len = await linkInstagram(world(), '43');
  advance(MINUTE);
  for (const account of ['42', '43']) instagram().publish(account, { caption: `Of ${account}` });
  await work();
  const titles = async () =>
    (await Promise.all([ada, ben, len].map(shown))).map((pieces) => pieces.map(([title]) => title));
  expect(await titles()).toEqual([['Of 42'], ['Of 42'], ['Of 43']]);
  await withdraw(ada);
  expect(await titles()).toEqual([[null], ['Of 42'], ['Of 43']]);
  await database().update(observedPublications).set({ title: null, text: null, url: null });
  await forgetObservations(world().api.services);
  expect(await titles()).toEqual([[null], [null], [null]]);
});

test('who decides on an appeal sees what it is about', async () => {
  const ada = await linkInstagram(world(), '42');
  advance(MINUTE);
  instagram().publish('42', { caption: 'The tag is in the picture' });
  await work();
  const { api } = world();
  const of = { token: ada.token, query: { uuid: ada.uuid } };
  const { body } = await api.call(listConnections, of);
  const subject_id = body.activities[0]?.id ?? 0;
  const asked = { subject_kind: 'counted_activity', subject_id, message: 'Look at it.' } as const;
  const made = await api.call(submitAppeal, { ...of, body: asked });
  const { token } = await api.operator('alpha', 'reviewer');
  const read = await api.call(appealReview.read, {
    ...{ token, query: { uuid: ada.uuid }, params: { id: made.body.id } },
  });
  expect(read.body.counted_activity).toMatchObject({
    title: 'The tag is in the picture',
    url: expect.stringMatching(/^https:\/\/www\.instagram\.com\//),
  });
});
