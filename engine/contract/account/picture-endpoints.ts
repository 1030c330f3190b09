import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { uuidQuery } from '../endpoints/fields.ts';

/** A `data:` address, so that nobody but us is asked for it. */
const picture = z.string().check(z.startsWith('data:image/webp;base64,'));
const MOST = 100;

export const readOwnPicture = defineEndpoint({
  id: 'readOwnPicture',
  method: 'GET',
  path: '/creators/picture',
  tag: 'account',
  caller: 'creator',
  summary: "The person's own picture, small and square.",
  query: uuidQuery,
  status: 200,
  response: z.strictObject({
    /** Null: there is none, or it was not fetched yet. */
    picture: z.nullable(picture),
  }),
  errors: [],
  rate: 'read',
  viewable: true,
});

export const listCreatorPictures = defineEndpoint({
  id: 'listCreatorPictures',
  method: 'GET',
  path: '/creators/pictures',
  tag: 'account',
  caller: 'creator',
  summary: 'Pictures of creators of the program, by the names that leaderboards give them.',
  query: z.extend(uuidQuery, {
    /** Uuids with a comma between, at most a hundred. */
    names: z.string().check(z.regex(new RegExp(`^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,${MOST - 1}}$`))),
  }),
  status: 200,
  response: z.strictObject({
    /** In no order; names that there are no pictures of any more are left out. */
    pictures: z.array(z.strictObject({ name: z.uuid(), picture })),
  }),
  errors: [],
  rate: 'read',
  viewable: true,
});

export const CREATOR_PICTURE_ENDPOINTS = [readOwnPicture, listCreatorPictures] as const;
