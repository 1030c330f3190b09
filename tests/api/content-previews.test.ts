import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ContentPreview, ContentPreviews } from '#api/previews/content-previews.ts';
import { pictureContent, previewContent } from '#contract/content/preview-endpoints.ts';
import { startTestApi, type TestApi } from '../support/api.ts';

const url = 'https://youtu.be/sampleVideo';
const FOUND: ContentPreview = {
  platform: 'youtube',
  content_type: 'video',
  title: 'First night',
  author: 'Maya',
  pictured: true,
};
const find = vi.fn<ContentPreviews['find']>(async () => FOUND);
const picture = vi.fn<ContentPreviews['picture']>(async () => Buffer.from('webp'));

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ contentPreviews: { find, picture } });
});
afterAll(() => api.close());

test('members learn what is known of a piece, and see its picture without leaving us', async () => {
  const { token, uuid } = await api.creator('alpha');
  const query = { uuid, url };
  const { status, body } = await api.call(previewContent, { query, token });
  expect({ status, body }).toEqual({ status: 200, body: FOUND });
  const shown = await api.call(pictureContent, { query, token });
  expect(shown.body).toEqual({ picture: 'data:image/webp;base64,d2VicA==' });
  picture.mockResolvedValueOnce(undefined);
  expect((await api.call(pictureContent, { query, token })).body).toEqual({ picture: null });
});

test('whoever is no member, or not signed in, has nobody asked', async () => {
  const { token, uuid } = await api.creator('alpha', { member_since: null });
  find.mockClear();
  picture.mockClear();
  const query = { uuid, url };
  for (const endpoint of [previewContent, pictureContent]) {
    expect((await api.call(endpoint, { query, token })).code).toBe('NOT_A_MEMBER');
    expect((await api.call(endpoint, { query })).status).toBe(403);
  }
  expect(find).not.toHaveBeenCalled();
  expect(picture).not.toHaveBeenCalled();
});

test.each([
  'not an address',
  'ftp://youtube.com/watch?v=sampleVideo',
  'https://youtube.com@evil.example/watch?v=sampleVideo',
  `https://youtube.com/${'x'.repeat(2_000)}`,
])('%.60s is no address of a piece', async (wrong) => {
  const { token, uuid } = await api.creator('alpha');
  find.mockClear();
  const answer = await api.call(previewContent, { query: { uuid, url: wrong }, token });
  expect(answer.status).toBe(400);
  expect(find).not.toHaveBeenCalled();
});
