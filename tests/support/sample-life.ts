import { randomUUID } from 'node:crypto';
import { endpointHash } from '#api/push/push-sender.ts';
import { eq } from '#api/store/drizzle.ts';
import type { Store } from '#api/store/store.ts';
import { agreementAcceptances, creators, identityLinks } from '#api/store/tables/accounts.ts';
import { gameKeys, influencerActivations, keyImports } from '#api/store/tables/activations.ts';
import { announcementViews } from '#api/store/tables/announcements.ts';
import { connections, connectionTokens } from '#api/store/tables/connectors.ts';
import { contentFigures } from '#api/store/tables/content-figures.ts';
import { creatorNotifications } from '#api/store/tables/creator-notifications.ts';
import { creatorPictures } from '#api/store/tables/creator-pictures.ts';
import { creatorProfiles, releasedHandles } from '#api/store/tables/creator-profiles.ts';
import { idempotencyKeys, mails } from '#api/store/tables/delivery.ts';
import { heldDecisions } from '#api/store/tables/held-decisions.ts';
import { pointBalances, pointTransactions, rewardRedemptions } from '#api/store/tables/ledger.ts';
import { creatorMessages } from '#api/store/tables/messages.ts';
import {
  channelMoments,
  countedActivities,
  observedGames,
  observedPublications,
  observedStreams,
  playedTimes,
} from '#api/store/tables/observations.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import { creatorTags, operatorNotes } from '#api/store/tables/people.ts';
import {
  activationRequests,
  appeals,
  applications,
  contents,
  timelineEntries,
} from '#api/store/tables/pipelines.ts';
import { pushMessages, pushSubscriptions } from '#api/store/tables/push.ts';
import { metricEvents, questProgress } from '#api/store/tables/quests.ts';
import { reminders } from '#api/store/tables/reminders.ts';
import { roleGrants } from '#api/store/tables/role-grants.ts';
import { emailVerifications, sessions, signIns } from '#api/store/tables/sessions.ts';
import type { TestPerson } from './api.ts';
import { writeBingo } from './sample-bingo.ts';

/** The key that a sample life claims, as it would be sealed. */
const CIPHERTEXT = Buffer.from('sealed key');

/**
 * Writes rows of every kind about a creator of one of tests/fixtures/api. Whatever a person could
 * have typed, or be known by, contains `mark`.
 */
export async function writeSampleLife(
  { database }: Store,
  { id: creator_id, uuid: program_uuid }: TestPerson,
  mark: string,
): Promise<void> {
  const own = { program_uuid, creator_id };
  const soon = new Date(Date.now() + 1e6);
  const email = `${mark}@people.example`;
  const [link] = await database
    .insert(identityLinks)
    .values({
      ...own,
      ...{
        provider: 'twitch',
        subject: mark,
        name: mark,
        email,
        picture_url: `https://p.example/${mark}`,
      },
    })
    .returning();
  await writeObserved(database, { ...own, link_id: link?.id ?? '' }, mark);
  await database.insert(creatorPictures).values({
    ...own,
    ...{ source_url: `https://p.example/${mark}`, content: '', fetched_at: new Date() },
  });
  await database
    .insert(agreementAcceptances)
    .values({ ...own, agreement: 'coc_accepted', version: '1' });
  await database
    .insert(announcementViews)
    .values({ ...own, announcement_id: 'news', seen_at: new Date() });
  await database.insert(emailVerifications).values({
    ...own,
    ...{ id: randomUUID(), email, expires_at: soon },
  });
  await database.insert(signIns).values({
    ...{ state_hash: randomUUID(), purpose: 'creator', provider: 'twitch', program_uuid },
    ...{ origin: 'https://x.example', cookie_hash: 'x', code_challenge: 'x', nonce: 'x' },
    ...{ code_verifier: Buffer.from('x'), locale: 'en', expires_at: soon },
    profile: { provider: 'twitch', subject: mark, name: mark, email, email_verified: true },
  });
  await database.insert(idempotencyKeys).values({
    ...{ caller: `creator:${creator_id}`, key: mark, request_hash: 'x', response: { email } },
  });
  await database.insert(mails).values({
    ...own,
    ...{ address: email, kind: 'verify_email', category: 'account', params: { name: mark } },
    locale: 'en',
  });
  await database.insert(creatorProfiles).values({
    ...{ ...own, handle: mark.toLowerCase(), shown: true, updated_at: new Date() },
  });
  await database
    .insert(releasedHandles)
    .values({ ...own, handle_hash: randomUUID(), released_at: new Date() });
  const timing = { quiet_hours: { from: '21:47', until: '07:13' }, time_zone: 'Asia/Tokyo' };
  await database.update(creators).set({ mail_timing: timing }).where(eq(creators.id, creator_id));
  await database.insert(creatorNotifications).values({
    ...own,
    ...{ kind: 'content_decided', source: 'content:1:2' },
    params: { decision: 'rejected', title: mark, note: mark },
  });
  await database.insert(reminders).values({
    ...own,
    ...{ subject_kind: 'quest', subject_id: 1, moment: 'closes', set_at: new Date() },
    ...{ at: soon, due_at: soon, time_zone: 'Asia/Tokyo' },
  });
  await writePushes(database, own, mark);
  const [application] = await database
    .insert(applications)
    .values({ ...own, state: 'accepted', answers: { about: mark }, note: mark })
    .returning();
  const [request] = await database
    .insert(activationRequests)
    .values({ ...own, activation_id: 2, state: 'accepted', answers: { why: mark }, note: mark })
    .returning();
  const [offered, accepted] = await database
    .insert(influencerActivations)
    .values([
      { ...own, activation_id: 4, state: 'offered' },
      { ...own, activation_id: 3, state: 'accepted' },
    ])
    .returning();
  const [claimed] = await database
    .insert(influencerActivations)
    .values({ ...own, activation_id: 2, key_option_id: 21, state: 'claimed' })
    .returning();
  if (!application || !request || !offered || !accepted || !claimed)
    throw new Error('The store kept nothing.');
  const [content] = await database
    .insert(contents)
    .values({
      ...own,
      ...{ activation_id: 3, influencer_activation_id: accepted.id, content_type: 'video' },
      ...{ url: `https://v.example/${mark}`, canonical_url: `v.example/${mark}`, platform: 'web' },
      ...{ title: mark, description: mark, note: mark, state: 'accepted' },
    })
    .returning();
  await database.insert(contentFigures).values({
    ...{ program_uuid, content_id: content?.id ?? 0, source: 'platform', views: 1_204 },
    ...{ observed_at: new Date(), received_at: new Date(), reported_by: 'api_key:test' },
  });
  const [appeal] = await database
    .insert(appeals)
    .values({
      ...own,
      subject_kind: 'metric_event',
      subject_id: 1,
      message: mark,
      state: 'submitted',
    })
    .returning();
  const subjects = [
    ['application', application.id],
    ['activation_request', request.id],
    ['content', content?.id],
    ['appeal', appeal?.id],
  ] as const;
  await database.insert(timelineEntries).values(
    subjects.map(([subject_kind, id]) => ({
      ...{ program_uuid, subject_kind, subject_id: String(id), to_state: 'submitted' as const },
      ...{ actor_kind: 'creator' as const, actor_id: creator_id, note: mark },
    })),
  );
  await database.insert(heldDecisions).values(
    subjects.map(([subject_kind, id]) => ({
      ...{ program_uuid, subject_kind, subject_id: String(id), revision: 1, note: mark },
      ...{ decision: 'reject' as const, reason_code: 'other' as const, request_id: 'test' },
      ...{ operator_id: randomUUID(), decided_at: new Date(), due_at: soon },
    })),
  );
  await database.insert(metricEvents).values([
    event(own, `known-${creator_id}`, `twitch:${mark}`),
    // Came before the person did: nobody's.
    event({ program_uuid }, `unknown-${creator_id}`, `twitch:${mark}`),
  ]);
  await database.insert(questProgress).values({ ...own, quest_id: 1, period: 'once', value: 2 });
  await database.insert(pointTransactions).values({
    ...own,
    ...{ activation_id: 1, amount: 120, balance_after: 120, source_kind: 'adjustment' },
    ...{ source_id: creator_id, reason: { note: mark } },
  });
  await database
    .insert(pointBalances)
    .values({ ...own, activation_id: 1, balance: 120, earned: 120 });
  const [redemption] = await database
    .insert(rewardRedemptions)
    .values({
      ...own,
      reward_id: 1,
      cost: 50,
      state: 'claimed',
      note: mark,
      tracking_reference: mark,
    })
    .returning();
  if (redemption)
    await database.insert(roleGrants).values({
      ...{ ...own, redemption_id: redemption.id, state: 'granted', wished_at: new Date() },
      ...{ server_id: '1', role_id: '2', account_id: mark, detail: mark },
    });
  await database
    .insert(creatorMessages)
    .values({ ...own, subject: mark, text: mark, locale: 'en', written_at: new Date() });
  await database.insert(operatorNotes).values({
    ...own,
    ...{ subject_kind: 'creator', subject_id: creator_id, text: mark, written_at: new Date() },
  });
  await database.insert(creatorTags).values({ ...own, word: mark.toLowerCase(), tag: mark });
  await database
    .update(creators)
    .set({ status_note: mark, status_since: new Date() })
    .where(eq(creators.id, creator_id));
  await writeBingo(database, own, mark);
  await database.insert(auditEntries).values({
    ...{ program_uuid, actor_kind: 'operator', actor_id: 'test', action: 'points.adjust' },
    ...{ subject_kind: 'creator', subject_id: creator_id },
    details: {
      amount: 120,
      note: mark,
      from_note: mark,
      to_note: mark,
      tracking_reference: mark,
      from_tags: [mark],
      to_tags: [mark],
    },
  });
  const [batch] = await database
    .insert(keyImports)
    .values({
      ...{ program_uuid, file_name: 'keys.csv', imported: 1, duplicates: 0, rejected: 0 },
      imported_by: 'command_line:test',
    })
    .returning();
  await database.insert(gameKeys).values({
    ...{ program_uuid, key_option_id: 21, ciphertext: CIPHERTEXT, fingerprint: randomUUID() },
    ...{ state: 'claimed', influencer_activation_id: claimed.id, import_id: batch?.id ?? 0 },
  });
}

/** A browser that is told something; somebody who is not signed in has none. */
async function writePushes(
  database: Store['database'],
  own: { readonly program_uuid: string; readonly creator_id: string },
  mark: string,
): Promise<void> {
  const [session] = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.creator_id, own.creator_id));
  if (!session) return;
  const [browser] = await database
    .insert(pushSubscriptions)
    .values({
      ...{ ...own, session_id: session.id, endpoint_hash: endpointHash(randomUUID()) },
      ...{ service: 'https://push.example.com', ciphertext: CIPHERTEXT, created_at: new Date() },
    })
    .returning();
  await database.insert(pushMessages).values({
    ...{ subscription_id: browser?.id ?? '', kind: 'content_decided', source: 'content:1:2' },
    params: { decision: 'rejected', title: mark, note: mark },
  });
}

function event(
  own: { program_uuid: string; creator_id?: string },
  source_id: string,
  creator: string,
): typeof metricEvents.$inferInsert {
  return {
    ...{ ...own, source_id, creator, metric: 'wins', value: 2, occurred_at: new Date() },
    ...{ counted: true, outcomes: [], reported_by: 'api_key:test' },
  };
}

/** A linked account that is read, with a stream and a video, and what of them counted. */
async function writeObserved(
  database: Store['database'],
  own: { program_uuid: string; creator_id: string; link_id: string },
  mark: string,
): Promise<void> {
  const at = new Date();
  const account = { platform: 'twitch', account_id: mark };
  const consent = { at: at.toISOString(), version: '1' };
  await database.insert(connections).values({
    ...{ ...own, ...account },
    consents: { streams: consent, publications: consent, games: consent },
  });
  await database
    .insert(connectionTokens)
    .values({ ...account, tokens: Buffer.of(1), scopes: [], granted_at: at });
  await database.insert(observedStreams).values({
    ...{ ...account, stream_id: `${mark}-stream`, title: mark },
    ...{ started_at: at, seen_at: at, observed_at: at },
  });
  await database.insert(channelMoments).values({ ...account, at, learned_by: 'poll' });
  await database.insert(observedPublications).values({
    ...{ ...account, publication_id: `${mark}-video`, kind: 'video', title: mark },
    ...{ published_at: at, observed_at: at },
  });
  const game = { ...account, game_id: `${mark}-game` };
  await database.insert(observedGames).values({
    ...{ ...game, owned: true, minutes: 30, first_at: at, grown: 30, observed_at: at },
  });
  await database
    .insert(playedTimes)
    .values({ ...game, at, since: at, minutes: 30, earlier_minutes: 0 });
  const { link_id: _, ...whose } = own;
  await database.insert(countedActivities).values({
    ...{ ...whose, metric: 'wins', activity: `twitch:stream:${mark}`, platform: 'twitch' },
    ...{ content_type: 'stream', started_at: at, observed: 1, counted: 1, updated_at: at },
  });
}
