import type { MailBrand } from '#api/mail/mail-brand.ts';
import type { MailMessage } from '#api/mail/message-kinds.ts';

export const SAMPLE_BRAND: MailBrand = {
  title: 'Acme Creators',
  theme: { colors: { primary: '#ff5f00', secondary: '#9fb3c1' }, display: { case: 'upper' } },
  contact_email: 'help@acme.example',
  home_url: 'https://acme.example/',
  console_url: 'https://marquee.example/operator/acme',
  section_urls: {
    dashboard: 'https://acme.example/dashboard',
    application: 'https://acme.example/dashboard',
    account: 'https://acme.example/dashboard/account',
    requests: 'https://acme.example/dashboard/requests',
    rewards: 'https://acme.example/dashboard/rewards',
    claims: 'https://acme.example/dashboard/claims',
  },
};

const name = 'Ada';
const note = 'Two things:\n\n1. the sound\n2. the title';
const title = 'First steps in the arena';

const OPENING = { opening_reminder_id: '11111111-1111-4111-8111-111111111111' };
const CONFIRMATION = {
  confirmation_url: 'https://acme.example/api/remind/confirm?token=abc&program=acme&locale=en',
  valid_hours: 48,
};

/** Every kind of mail, with every decision it can tell. */
export const SAMPLE_MAILS: readonly MailMessage[] = [
  {
    kind: 'verify_email',
    params: { verification_url: 'https://acme.example/verify?token=abc&x=1', valid_hours: 24 },
  },
  { kind: 'application_received', params: { name, review_days: 3 } },
  { kind: 'application_decided', params: { name, decision: 'accepted', reason_code: 'none' } },
  {
    kind: 'application_decided',
    params: {
      name,
      decision: 'rejected',
      reason_code: 'reach_too_small',
      note,
      reapply_at: '2027-03-05T00:00:00Z',
    },
  },
  {
    kind: 'application_decided',
    params: { name, decision: 'needs_changes', reason_code: 'answers_unclear', note },
  },
  { kind: 'application_decided', params: { name, decision: 'waitlisted' } },
  { kind: 'request_decided', params: { name, decision: 'accepted', title } },
  {
    kind: 'request_decided',
    params: { name, decision: 'rejected', title, reason_code: 'program_full' },
  },
  { kind: 'request_decided', params: { name, decision: 'needs_changes', title, note } },
  { kind: 'content_decided', params: { name, decision: 'accepted', title, points: 1_500 } },
  {
    kind: 'content_decided',
    params: { name, decision: 'rejected', title, reason_code: 'not_original' },
  },
  {
    kind: 'content_decided',
    params: { name, decision: 'needs_changes', title, reason_code: 'disclosure_missing' },
  },
  { kind: 'appeal_decided', params: { name, decision: 'accepted', title, points: 200 } },
  { kind: 'appeal_decided', params: { name, decision: 'rejected', title, reason_code: 'upheld' } },
  {
    kind: 'appeal_decided',
    params: { name, decision: 'needs_changes', title, reason_code: 'answers_unclear', note },
  },
  { kind: 'reward_redeemed', params: { name, reward: 'Signed poster', points: 1_250 } },
  {
    kind: 'reward_redeemed',
    params: { name, reward: 'A second key', points: 1_500, state: 'fulfilled' },
  },
  {
    kind: 'reward_fulfilled',
    params: { name, reward: 'Signed poster', note, tracking_reference: 'JD 0146 0000 1234' },
  },
  { kind: 'reward_refunded', params: { name, reward: 'Signed poster', points: 1_250 } },
  { kind: 'key_claimed', params: { name, title, platform: 'Steam' } },
  { kind: 'key_replaced', params: { name, title, platform: 'Steam', given_by: 'activation' } },
  {
    kind: 'reminder',
    params: { name, moment: 'closes', titles: [title], at: '2026-12-01T17:30:00Z' },
  },
  {
    kind: 'reminder',
    params: {
      ...{ name, moment: 'closes', titles: [title, 'Lucky streak'] },
      ...{ at: '2026-12-01T17:30:00Z', time_zone: 'Asia/Tokyo' },
    },
  },
  {
    kind: 'reminder',
    params: { name, moment: 'opens', titles: [title], at: '2026-12-01T17:30:00Z' },
  },
  {
    kind: 'reminder',
    params: { moment: 'opens', titles: [title, 'Lucky streak'], at: '2026-12-01T17:30:00Z' },
  },
  { kind: 'opening_asked', params: { ...OPENING, ...CONFIRMATION } },
  { kind: 'opening_asked', params: { ...OPENING, ...CONFIRMATION, title } },
  { kind: 'opening', params: { ...OPENING, url: 'https://acme.example/' } },
  {
    kind: 'opening',
    params: { ...OPENING, title, url: 'https://acme.example/activations/acme/abc' },
  },
  {
    kind: 'digest',
    params: {
      ...{ name, more: 2 },
      items: [
        { kind: 'content_decided', params: { decision: 'accepted', title, points: 1_500 } },
        {
          kind: 'reward_fulfilled',
          params: { reward: 'Signed poster', tracking_reference: 'JD 0146 0000 1234' },
        },
        { kind: 'reward_fulfilled', params: { reward: 'Stream overlay', note } },
        {
          kind: 'announcement',
          params: { title: 'First-hour night', text: 'On Saturday at eight.\n\nBring friends.' },
        },
      ],
    },
  },
  {
    kind: 'announcement',
    params: {
      name,
      title: 'The second season begins',
      text: 'It begins on Monday.\n\nBring friends.',
      url: 'https://acme.example/news',
    },
  },
  { kind: 'message', params: { name, title: 'The second season begins', text: 'Bring friends.' } },
  { kind: 'data_exported', params: { name } },
  { kind: 'account_unreadable', params: { name, platform: 'Twitch' } },
  { kind: 'account_deleted', params: { name } },
  {
    kind: 'operator_new_items',
    params: {
      ...{ name, waiting: 31, overdue: 2 },
      kinds: [
        { kind: 'application', count: 20 },
        { kind: 'activation_request', count: 1 },
        { kind: 'content', count: 1 },
        { kind: 'appeal', count: 1 },
        { kind: 'redemption', count: 3 },
      ],
    },
  },
  { kind: 'operator_overdue', params: { name, count: 5, days: 14 } },
  {
    kind: 'operator_low_stock',
    params: {
      name,
      stocks: [
        { of: 'key', title: 'Open beta, Steam', left: 3, runs_out_on: '2027-03-05' },
        { of: 'reward', title: 'Signed poster', left: 0 },
      ],
    },
  },
  {
    kind: 'operator_manifest_broken',
    params: { name, count: 1, issues: ['programs/acme/program.yaml:3:1 hosts is no list'] },
  },
  { kind: 'operator_campaign_pending', params: { name } },
  { kind: 'operator_webhooks_off', params: { name, webhook: 'Our CRM' } },
  { kind: 'operator_mails_failed', params: { name, count: 2, people: ['Maya (maya@x.example)'] } },
];
