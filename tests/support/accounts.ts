import { desc, eq } from '#api/store/drizzle.ts';
import { mails } from '#api/store/tables/delivery.ts';
import { changeProfile, readSelf } from '#contract/account/endpoints.ts';
import type { TestApi, TestPerson } from './api.ts';

/** Sends a change of the person's profile. */
export const change = (api: TestApi, { token }: TestPerson, body: object) =>
  api.call(changeProfile, { token, body });

/** The profile as the person sees it. */
export const self = async (api: TestApi, { token }: TestPerson) =>
  (await api.call(readSelf, { token })).body;

/** A member with an address. */
export const withEmail = (api: TestApi, email: string, verified = false) =>
  api.creator('alpha', { email, email_verified_at: verified ? new Date() : null });

/** A person's mails, newest first. */
export const mailsOf = (api: TestApi, { id }: TestPerson) =>
  api.services.store.database
    .select()
    .from(mails)
    .where(eq(mails.creator_id, id))
    .orderBy(desc(mails.id));
