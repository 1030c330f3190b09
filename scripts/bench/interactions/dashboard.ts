import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import * as z from 'zod';
import { deriveSecrets } from '#api/secrets/secrets.ts';
import { Catalogue } from '#catalogue/catalogue.ts';
import { SESSION_KEY } from '#portal/base/session/session-key.ts';
import type { Session } from '#portal/base/session/session-storage.ts';
import { launchBrowser } from '../../../tests/support/browser/launch.ts';
import {
  startTestServer,
  type TestServer,
  untilReady,
} from '../../../tests/support/browser/start-server.ts';
import { type CampaignParts, readCampaignParts } from '../api/campaign-parts.ts';
import { fillStore } from '../api/fill-store.ts';
import { People } from '../api/people.ts';
import { embeddedPlace } from '../api/place.ts';
import { sizesOf } from '../api/sizes.ts';
import { DATA } from '../build-first.ts';
import { writeLargeCampaign } from './large-campaign.ts';

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
/** Quests that everybody has progress in; the others are untouched. */
const QUESTS_BEGUN = 40;

export interface Dashboard {
  /** A section's page, with somebody signed in who has much to claim. */
  readonly open: (section: string) => Promise<Page>;
  readonly close: () => Promise<void>;
}

/**
 * The real server and a browser on a campaign with that many quests and creators. Where that fails,
 * what was begun is ended.
 */
export async function openDashboard(quests: number, creators: number): Promise<Dashboard> {
  const opened: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of opened.splice(0).reverse()) await end();
  };
  try {
    const folder = writeLargeCampaign(quests);
    const place = embeddedPlace();
    opened.push(() => place.remove());
    const parts = await readCampaignParts(place.dataFolder, folder);
    const begun = { ...parts, quests: parts.quests.slice(-QUESTS_BEGUN) };
    await fillStore(place, begun, sizesOf(creators, creators * 10));
    symlinkSync(resolve(DATA, 'build'), join(place.dataFolder, 'build'), 'junction');
    const environment = { ...place.environment, MARQUEE_PROGRAMS: folder };
    const server = await startTestServer(environment, 'all');
    opened.push(() => server.close());
    const browser = await launchBrowser();
    opened.push(() => browser.close());
    await untilReady(server);
    const sections = await sectionPaths(folder, place.dataFolder, parts.slug);
    const session = await signIn(place.secret, parts);
    return {
      open: async (section) => {
        const path = `/programs/${parts.slug}${sections.get(section)}`;
        return openSection(browser, server, { path, session });
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function sectionPaths(folder: string, dataFolder: string, slug: string) {
  const catalogue = await Catalogue.open({ folder, dataFolder, environment: 'production' });
  const sections = catalogue.compiled(slug)?.program.sections ?? [];
  return new Map<string, string>(sections.map(({ name, path }) => [name, path]));
}

async function signIn(secret: string, parts: CampaignParts): Promise<Session> {
  const people = await new People(deriveSecrets(secret), parts).signIn(1, 100);
  // Ids that are made from numbers are well-formed by chance; the portal takes no others.
  const person = people.find(({ id }) => z.uuid().safeParse(id).success);
  if (!person) throw new Error('Nobody could be signed in.');
  return {
    user: {
      kind: 'creator',
      id: person.id,
      display_name: `Creator ${person.number}`,
      email: null,
      picture_url: null,
    },
    // The measurement ends before the first token does: there is nothing to refresh.
    tokens: { auth_token: person.token, refresh_token: '-'.repeat(20), uuid: parts.uuid },
  };
}

async function openSection(
  browser: Browser,
  { origin }: TestServer,
  { path, session }: { readonly path: string; readonly session: Session },
): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, locale: 'en-US' });
  await context.addInitScript(
    ([key, text]) => localStorage.setItem(key as string, text as string),
    [SESSION_KEY, JSON.stringify(session)],
  );
  const page = await context.newPage();
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  return page;
}
