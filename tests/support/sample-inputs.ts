import { randomUUID } from 'node:crypto';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';

const CHALLENGE = 'c'.repeat(43);
const TOKEN = 't'.repeat(43);
const DECISION = { decision: 'accept', reason_code: 'fits_program' };
const BOARD = {
  ...{ title: 'A board', description: null, size: 3, free_centre: false, items: [] },
  ...{ arrangement: null, points: { row: 10 }, winner_cap: null, claim_window_seconds: null },
};
const NEWS = {
  ...{ title: { en: 'News' }, text: { en: 'Something new.' } },
  ...{ audience: { kind: 'members' }, mail: false },
};
const CONTENT = {
  content_type: 'video',
  url: 'https://videos.example/watch?v=1',
  title: 'A video',
};

/** Values of path and query parameters by their names. */
const PARAMETERS: Readonly<Record<string, string | number>> = {
  activation_id: 1,
  announcement_id: '11111111-1111-4111-8111-111111111111',
  activation_request_id: 1,
  api_key_id: '11111111-1111-4111-8111-111111111111',
  appeal_id: 1,
  board_id: 1,
  campaign_id: 'alpha',
  content_id: 1,
  creator_id: '11111111-1111-4111-8111-111111111111',
  game_key_id: 1,
  group_id: 1,
  handle: 'maya-plays',
  guest_link_id: '11111111-1111-4111-8111-111111111111',
  influencer_activation_id: 1,
  item_id: 'thing-1',
  kind: 'quest',
  key_import_id: 1,
  key_option_id: 21,
  list: 'guest_links',
  message_template_id: 1,
  names: '11111111-1111-4111-8111-111111111111',
  note_id: 1,
  note_template_id: 1,
  console_page: 'inbox',
  endpoint_hash: 'h'.repeat(43),
  operator_id: '11111111-1111-4111-8111-111111111111',
  operator_token_id: '11111111-1111-4111-8111-111111111111',
  program: 'alpha',
  provider: 'twitch',
  quest_id: 1,
  view_id: 1,
  webhook_id: '11111111-1111-4111-8111-111111111111',
  subject_id: '1',
  subject_kind: 'content',
  report_id: 1,
  notification_id: 1,
  redemption_id: 1,
  reward_id: 1,
  seed: 'seed',
  token: TOKEN,
  url: CONTENT.url,
};

/** A body that the contract takes, for each endpoint that has one. */
const BODIES: Readonly<Record<string, unknown>> = {
  markNotifications: { up_to: 1 },
  createWebhook: { name: 'Ours', url: 'https://hooks.example/a', events: ['points.posted'] },
  changeWebhook: {
    ...{ name: 'Ours', url: 'https://hooks.example/a', events: ['points.posted'], enabled: true },
  },
  rotateWebhookSecret: { keep_hours: 24 },
  replayWebhook: { ids: [1] },
  setReminders: {
    ...{ subjects: [{ kind: 'quest', id: 1 }], moment: 'closes', time_zone: 'Europe/Berlin' },
  },
  removeReminders: { ids: [1] },
  remindOfOpening: {
    ...{ email: 'a@b.example', locale: 'en' },
  },
  remindGuestOfOpening: { token: TOKEN, email: 'a@b.example', locale: 'en' },
  changeNotificationPreferences: {
    mail: { news: false },
    timing: {
      ...{ quiet_hours: { from: '22:00', until: '07:30' }, rhythm: 'daily' },
      time_zone: 'Europe/Berlin',
    },
  },
  subscribeToPush: {
    endpoint: 'https://push.example.com/send/1',
    keys: {
      // The receiver's of RFC 8291, section 5.
      p256dh:
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  },
  decideMatching: { ...DECISION, as_of: '2026-11-01T00:00:00Z', count: 1, dry_run: true },
  startSignIn: { provider: 'twitch', code_challenge: CHALLENGE },
  signIn: { handoff: TOKEN, code_verifier: CHALLENGE },
  refreshSession: { refresh_token: TOKEN },
  signOut: { refresh_token: TOKEN },
  changeConsent: { kind: 'streams', agreed: true },
  linkIdentity: { handoff: TOKEN, code_verifier: CHALLENGE },
  startLink: { provider: 'twitch', code_challenge: CHALLENGE },
  changeOwnProfile: { show_rank: false },
  changeProfile: { display_name: 'Maya' },
  changeCustomFields: { custom_fields: {} },
  lookAtItem: { kind: 'content', id: '1' },
  saveView: { console_page: 'inbox', name: 'Mine', filters: 'kinds=content', shared: false },
  saveNoteTemplate: { name: 'Too small', texts: { en: 'Come back with more.' } },
  saveMessageTemplate: { name: 'Welcome', texts: { en: { subject: 'Hi', text: 'Hello' } } },
  sendMessage: {
    creator_ids: ['11111111-1111-4111-8111-111111111111'],
    texts: { en: { subject: 'Hi', text: 'Hello' } },
  },
  sendMessageToMatching: {
    ...{ as_of: '2026-11-20T09:00:00.000Z', count: 0, dry_run: true },
    sending_id: '11111111-1111-4111-8111-111111111111',
    texts: { en: { subject: 'Hi', text: 'Hello' } },
  },
  changeNotificationSettings: {
    ...{ new_items: 'digest', digest_hour: 8, time_zone: 'Europe/Berlin', locale: 'de' },
    ...{ overdue: true, low_stock: true, manifest_broken: true, campaign_pending: true },
    ...{ mails_failed: true, webhooks_off: true },
  },
  verifyEmail: { token: TOKEN },
  acceptAgreements: { coc_accepted: true },
  submitApplication: { answers: {} },
  acceptInfluencerActivation: {},
  claimKey: {},
  submitRequest: { activation_id: 2 },
  resubmitRequest: {},
  redeemReward: {},
  giveDelivery: { delivery: {} },
  saveAddress: { address: {} },
  submitContent: CONTENT,
  resubmitContent: CONTENT,
  submitAppeal: { subject_kind: 'content', subject_id: 1, message: 'It is mine.' },
  resubmitAppeal: { message: 'It is mine.' },
  claimQuests: {},
  acceptAsGuest: { token: TOKEN, name: 'Guest' },
  selectGuestKey: { token: TOKEN, key_option_id: 21 },
  claimKeyAsGuest: { token: TOKEN },
  revealKeyAsGuest: { token: TOKEN },
  submitGuestContent: CONTENT,
  mergeGuest: { token: TOKEN },
  ingestEvents: {
    events: [
      {
        creator: 'twitch:1',
        metric: 'wins',
        value: 1,
        occurred_at: '2026-11-20T10:00:00Z',
        source_id: '1',
      },
    ],
  },
  ingestContentFigures: {
    figures: [
      {
        url: 'https://youtu.be/abcdefghijk',
        source: 'platform',
        views: 1,
        observed_at: '2026-11-20T10:00:00Z',
      },
    ],
  },
  createBingoBoard: BOARD,
  changeBingoBoard: { ...BOARD, revision: 1 },
  publishBingoBoard: { revision: 1 },
  playBingoCard: { seed: 'seed' },
  markBingoItem: { item_id: 'thing-1' },
  claimBingoPattern: { pattern: 'row_1' },
  ingestBingoMarks: {
    board_id: 1,
    marks: [{ item_id: 'thing-1', occurred_at: '2026-11-20T10:00:00Z', source_id: '1' }],
  },
  grantRole: { email: 'new@marquee.example', role: 'viewer' },
  reportBingoBoard: { reason_code: 'offensive' },
  reportName: { display_name: 'Maya', reason_code: 'offensive' },
  undoDecisions: { ids: [1] },
  retryFailedJobs: { ids: [1] },
  resendStuckMails: { ids: [1] },
  takeDownBingoBoard: { reason_code: 'offensive', note: 'A reason.' },
  takeDownProfile: { reason_code: 'offensive', note: 'A reason.' },
  takeDownName: { reason_code: 'offensive', note: 'A reason.' },
  setCreatorStatus: { status: 'suspended', note: 'A reason.' },
  changeSuspension: {
    seen: { note: 'A reason.', since: null, until: null },
    note: 'Another reason.',
    until: null,
  },
  mergeGuestForCreator: { influencer_activation_id: 1, dry_run: true },
  createApiKey: { name: 'game servers' },
  createOperatorToken: { name: 'nightly report', role: 'viewer', expires_in_days: 30 },
  createServiceAccount: { name: 'nightly import', role: 'reviewer' },
  changeServiceAccount: { role: 'viewer' },
  proposeBingoBoard: { revision: 1 },
  declineBingoBoard: { note: 'Too like one that we have.' },
  openCreatorView: {},
  setCreatorTags: { tags: ['VIP'] },
  writeNote: { subject_kind: 'content', subject_id: '1', text: 'A note.' },
  deleteOperatorCreator: { confirm: 'delete' },
  adjustPoints: { activation_id: 1, amount: 5, note: 'A reason.' },
  inviteCreator: { creator_id: PARAMETERS.creator_id },
  revokeInfluencerActivation: { note: 'A reason.' },
  importKeys: { file_name: 'keys.csv', csv: 'key_option_id,key\n21,AAAA' },
  withdrawKeyImport: { note: 'A reason.' },
  reissueKey: { fault: 'not_accepted' },
  createGuestLink: { activation_id: 2, label: 'A link' },
  createGuestLinks: { csv: 'label,activation_id\nA link,2' },
  revokeGuestLinks: { guest_link_ids: ['11111111-1111-4111-8111-111111111111'] },
  createAnnouncement: NEWS,
  changeAnnouncement: { ...NEWS, revision: 1 },
  countAudience: { audience: { kind: 'members' } },
  seeAnnouncements: { ids: ['spring'] },
  fulfilRedemption: {},
  fulfilRedemptions: { dry_run: true, items: [{ redemption_id: 1 }] },
  refundRedemption: {},
  applyCampaign: { fingerprint: 'x.y' },
};

export interface SampleInput {
  readonly params: Record<string, string | number>;
  readonly query: Record<string, string | number>;
  readonly body: unknown;
}

/** What the contract takes as a call of the endpoint; `uuid` is the program. */
export function sampleInput(endpoint: Endpoint, uuid: string): SampleInput {
  const values: Record<string, string | number> = { ...PARAMETERS, uuid };
  // The queues' ids are of the kind that stands in them.
  values.id = endpoint.path.startsWith('/operator/applications') ? randomUUID() : 1;
  const pick = (shape: object | undefined) =>
    Object.fromEntries(
      Object.keys(shape ?? {}).flatMap((name) => {
        const value = values[name];
        return value === undefined ? [] : [[name, value]];
      }),
    );
  return {
    params: pick(endpoint.params?.shape),
    query: pick(endpoint.query?.shape),
    body: endpoint.body ? bodyOf(endpoint, values.id) : undefined,
  };
}

function bodyOf({ id, path }: Endpoint, item: string | number): unknown {
  if (id in BODIES) return BODIES[id];
  if (path.endsWith('/{id}/preview')) return DECISION;
  if (path.endsWith('/{id}/decide')) return { ...DECISION, revision: 1 };
  if (path.endsWith('/decide'))
    return { ...DECISION, dry_run: true, items: [{ id: item, revision: 1 }] };
  throw new Error(`tests/support/sample-inputs.ts has no body for ${id}.`);
}
