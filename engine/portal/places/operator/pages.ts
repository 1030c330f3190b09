import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { announcementsWords } from '../../capabilities/announcements/announcements-words.ts';
import { auditWords } from '../../capabilities/audit/audit-words.ts';
import { boardsWords } from '../../capabilities/boards/boards-words.ts';
import { campaignWords } from '../../capabilities/campaign/campaign-words.ts';
import { failedWorkWords } from '../../capabilities/failed-work/failed-work-words.ts';
import { fulfilmentWords } from '../../capabilities/fulfilment/fulfilment-words.ts';
import { guestLinksWords } from '../../capabilities/guest-links/guest-links-words.ts';
import { inboxWords } from '../../capabilities/inbox/inbox-words.ts';
import { keysWords } from '../../capabilities/keys/keys-words.ts';
import { manifestWords } from '../../capabilities/manifest/manifest-words.ts';
import { notificationsWords } from '../../capabilities/notifications/notifications-words.ts';
import { overviewWords } from '../../capabilities/overview/overview-words.ts';
import { peopleWords } from '../../capabilities/people/people-words.ts';
import { platformsWords } from '../../capabilities/platforms/platforms-words.ts';
import { teamWords } from '../../capabilities/team/team-words.ts';
import { webhooksWords } from '../../capabilities/webhooks/webhooks-words.ts';
import { FIRST_PAGE } from '../../core/console/console-address.ts';
import type { ConsolePage } from '../../core/console/console-page.ts';

/** The console's pages, in the order of its navigation. */
export const CONSOLE_PAGES: readonly ConsolePage[] = [
  {
    name: FIRST_PAGE,
    title: overviewWords.title,
    icon: 'tabler:layout-dashboard',
    action: 'read',
    Page: lazyPart(
      async () => (await import('../../capabilities/overview/overview-page.tsx')).OverviewPage,
    ),
  },
  {
    name: 'inbox',
    title: inboxWords.title,
    icon: 'tabler:inbox',
    action: 'read',
    counts: 'waiting',
    Page: lazyPart(async () => (await import('../../capabilities/inbox/inbox-page.tsx')).InboxPage),
  },
  {
    name: 'people',
    title: peopleWords.title,
    icon: 'tabler:users',
    action: 'read',
    Page: lazyPart(
      async () => (await import('../../capabilities/people/people-page.tsx')).PeoplePage,
    ),
  },
  {
    name: 'guest-links',
    title: guestLinksWords.title,
    icon: 'tabler:link',
    action: 'read',
    Page: lazyPart(
      async () =>
        (await import('../../capabilities/guest-links/guest-links-page.tsx')).GuestLinksPage,
    ),
  },
  {
    name: 'program',
    title: manifestWords.title,
    icon: 'tabler:file-text',
    action: 'read',
    Page: lazyPart(
      async () => (await import('../../capabilities/manifest/manifest-page.tsx')).ManifestPage,
    ),
  },
  {
    name: 'campaign',
    title: campaignWords.title,
    icon: 'tabler:flag',
    action: 'read',
    Page: lazyPart(
      async () => (await import('../../capabilities/campaign/campaign-page.tsx')).CampaignPage,
    ),
  },
  {
    name: 'announcements',
    title: announcementsWords.title,
    icon: 'tabler:speakerphone',
    action: 'read',
    Page: lazyPart(
      async () =>
        (await import('../../capabilities/announcements/announcements-page.tsx')).AnnouncementsPage,
    ),
  },
  {
    name: 'boards',
    title: boardsWords.title,
    icon: 'tabler:trophy',
    action: 'read',
    Page: lazyPart(
      async () => (await import('../../capabilities/boards/boards-page.tsx')).BoardsPage,
    ),
  },
  {
    name: 'keys',
    title: keysWords.title,
    icon: 'tabler:key',
    action: 'read',
    Page: lazyPart(async () => (await import('../../capabilities/keys/keys-page.tsx')).KeysPage),
  },
  {
    name: 'rewards',
    title: fulfilmentWords.title,
    icon: 'tabler:gift',
    action: 'read',
    Page: lazyPart(
      async () =>
        (await import('../../capabilities/fulfilment/fulfilment-page.tsx')).FulfilmentPage,
    ),
  },
  {
    name: 'team',
    title: teamWords.title,
    icon: 'tabler:users-group',
    action: 'read',
    Page: lazyPart(async () => (await import('../../capabilities/team/team-page.tsx')).TeamPage),
  },
  {
    name: 'failed-work',
    title: failedWorkWords.title,
    icon: 'tabler:alert-triangle',
    action: 'retry_work',
    Page: lazyPart(
      async () =>
        (await import('../../capabilities/failed-work/failed-work-page.tsx')).FailedWorkPage,
    ),
  },
  {
    name: 'webhooks',
    title: webhooksWords.title,
    icon: 'tabler:webhook',
    action: 'manage_webhooks',
    Page: lazyPart(
      async () => (await import('../../capabilities/webhooks/webhooks-page.tsx')).WebhooksPage,
    ),
  },
  {
    name: 'platforms',
    title: platformsWords.title,
    icon: 'tabler:plug-connected',
    action: 'read',
    Page: lazyPart(
      async () => (await import('../../capabilities/platforms/platforms-page.tsx')).PlatformsPage,
    ),
  },
  {
    name: 'audit',
    title: auditWords.title,
    icon: 'tabler:history',
    action: 'read_audit',
    Page: lazyPart(async () => (await import('../../capabilities/audit/audit-page.tsx')).AuditPage),
  },
  {
    name: 'notifications',
    title: notificationsWords.title,
    icon: 'tabler:bell',
    action: 'read',
    Page: lazyPart(
      async () =>
        (await import('../../capabilities/notifications/notifications-page.tsx')).NotificationsPage,
    ),
  },
];
