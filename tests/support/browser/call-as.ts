import type { Page } from 'playwright-core';
import { ApiClient, type EndpointInput } from '#contract/endpoints/client.ts';
import type { Endpoint, ResponseOf } from '#contract/endpoints/endpoint.ts';
import { DEFAULT_API } from '#contract/programs/view.ts';

/** The API of a server of this machine. */
export const apiOf = (origin: string): ApiClient =>
  new ApiClient({
    baseUrl: origin + DEFAULT_API.base_url,
    headers: DEFAULT_API.headers,
    fetch: (input, init) => fetch(input, init),
  });

/** Calls the API as whoever is signed in on a page. @throws ApiCallError */
export async function callAs<const E extends Endpoint>(
  page: Page,
  endpoint: E,
  input: EndpointInput<E>,
): Promise<ResponseOf<E>> {
  const authToken = await page.evaluate(
    () => JSON.parse(localStorage.getItem('creators_session') ?? '').tokens.auth_token as string,
  );
  return apiOf(new URL(page.url()).origin).call(endpoint, input, { authToken });
}
