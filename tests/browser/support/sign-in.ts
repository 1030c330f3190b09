import { wake } from '../../support/browser/wake.ts';
import type { OpenPage } from './portal.ts';

/** Where one signs in to the program of the samples. */
export const LOGIN = '/programs/marquee/login';

/** Leaves for a provider, up to its page of people. */
export async function leaveFor(origin: string, { page }: OpenPage): Promise<void> {
  await page.goto(origin + LOGIN);
  await wake(page);
  await page.getByRole('button', { name: 'Continue with Sample people' }).click();
  await page.getByRole('button', { name: 'Cancel' }).waitFor();
}

/** Chooses Liam without following the way back: the address with which the provider answers. */
export async function catchAnswer({ page, context }: OpenPage): Promise<string> {
  const { request } = context;
  const once = { maxRedirects: 0 };
  let answer = await request.post(page.url(), { form: { person: 'liam' }, ...once });
  for (;;) {
    const place = new URL(answer.headers().location ?? '', answer.url());
    if (place.pathname === '/auth/callback') return place.href;
    answer = await request.get(place.href, once);
  }
}
