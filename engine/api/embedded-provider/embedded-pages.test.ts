import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browse, CookieJar } from '../../../tests/support/browse.ts';
import {
  atCallback,
  codeOf,
  type EmbeddedSignIn,
  startEmbeddedSignIn,
} from '../../../tests/support/embedded-sign-in.ts';
import { ProviderClient } from '../identity-providers/provider-client.ts';
import { SAMPLE_PEOPLE } from './sample-people.ts';

let provider: EmbeddedSignIn;
beforeAll(async () => {
  provider = await startEmbeddedSignIn();
});
afterAll(() => provider.close());

describe('the page of sample people', () => {
  const open = async (jar = new CookieJar()) => {
    const signIn = provider.begin();
    const { url, response } = await browse(await provider.client.authorizationUrl(signIn), { jar });
    return { signIn, jar, url, response: response!, html: await response!.text() };
  };
  const choose = ({ url, jar }: { url: URL; jar: CookieJar }, body: Record<string, string>) =>
    browse(url, {
      jar,
      until: atCallback,
      init: { method: 'POST', body: new URLSearchParams(body) },
    });

  test('offers each person as a button of a form, without script or foreign resources', async () => {
    const { html, response } = await open();
    for (const { id, name } of SAMPLE_PEOPLE) {
      expect(html).toContain(`name="person" value="${id}"`);
      expect(html).toContain(name);
    }
    expect(html).not.toMatch(/<script|javascript:|https?:\/\//);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  });

  test('signs in whoever is chosen, again and again in one browser', async () => {
    const jar = new CookieJar();
    for (const person of ['kenji', 'diego']) {
      const page = await open(jar);
      const { url } = await choose(page, { person });
      const profile = await provider.client.exchange({ ...page.signIn, callbackUrl: url });
      expect(profile.subject).toBe(person);
    }
  });

  test('asks again when the choice is nobody', async () => {
    const page = await open();
    const { response } = await choose(page, { person: 'nobody' });
    expect(await response?.text()).toContain('Sign in as a sample person');
  });

  test('says in whose place it is shown, and knows the same people there', async () => {
    const { descriptor } = provider.embedded.offered();
    const own = { id: 'twitch', name: 'Twitch <b>', icon: 'tabler:x', protocol: 'oidc' } as const;
    const stands = provider.embedded.standingFor(own);
    expect(stands.descriptor).toMatchObject({ ...descriptor, ...own });
    const twitch = new ProviderClient(stands);
    const signIn = provider.begin();
    const jar = new CookieJar();
    const { response } = await browse(await twitch.authorizationUrl(signIn), { jar });
    expect(await response?.text()).toContain('Here it stands for <b>Twitch &lt;b&gt;</b>');
    const { url } = await browse(await twitch.authorizationUrl({ ...signIn, loginHint: 'maya' }), {
      jar,
      until: atCallback,
    });
    expect(await twitch.exchange({ ...signIn, callbackUrl: url })).toMatchObject({
      ...{ provider: 'twitch', subject: 'maya' },
    });
  });

  test('lets one decline', async () => {
    const page = await open();
    const { url } = await choose(page, { cancel: 'yes' });
    expect(await codeOf(provider.client.exchange({ ...page.signIn, callbackUrl: url }))).toBe(
      'denied',
    );
  });

  test('is refused to a browser that began no sign-in', async () => {
    const { url } = await open();
    const { response } = await choose({ url, jar: new CookieJar() }, { person: 'maya' });
    expect(response?.status).toBe(400);
    expect(await response?.text()).toContain('expired');
  });
});
