import type {
  ActivationOffer,
  FieldType,
  QuestKind,
  QuestRepeat,
} from '#contract/vocabulary/campaign-words.ts';
import type { AppealSubjectKind, ReviewState } from '#contract/vocabulary/review-words.ts';
import type {
  BingoBoardState,
  EnrolmentState,
  GuestLinkState,
  ProgressState,
  WindowState,
} from '#contract/vocabulary/state-words.ts';
import { KIND_NAMES } from '#portal/capabilities/bingo/pattern-name.ts';
import { editorWords } from '#portal/capabilities/bingo-editor/bingo-editor-words.ts';
import { ownProposalWords } from '#portal/capabilities/bingo-editor/proposal-words.ts';
import { guestWords } from '#portal/capabilities/guest/guest-words.ts';
import { sourceWords } from '#portal/capabilities/quests/point-words.ts';
import {
  contentTypeWords,
  kindWords,
  questWords,
  repeatWords,
} from '#portal/capabilities/quests/quest-words.ts';
import { redemptionWords, rewardKindWords } from '#portal/capabilities/rewards/reward-words.ts';
import {
  activationKindWords,
  enrolmentStateWords,
  offerWords,
} from '#portal/core/claims/claim-words.ts';
import { contentFigureWords } from '#portal/core/content/content-figure-words.ts';
import { reviewStateWords } from '#portal/kit/words/review-words.ts';
import type { ListName, VOCABULARY } from './answered-words.ts';

/** Pages that show a list's words, and what of them each word makes. */
interface Shown<Word extends string> {
  readonly pages: readonly string[];
  /** A part of the page's markup, or of its text, in which `|` stands for every tag. */
  readonly as: Readonly<Record<Word, string>> | ((word: Word) => string);
}

type ShownList<Name extends ListName> = Shown<(typeof VOCABULARY)[Name][number]>;

const DASHBOARD = '/programs/everything/dashboard';
const QUESTS = [`${DASHBOARD}/quests`];
const CLAIMS = [`${DASHBOARD}/claims`];
const REQUESTS = [`${DASHBOARD}/requests`, `${DASHBOARD}/history`];

/** What a word of the portal says in English, up to where it is filled in. */
const said = (word: { readonly message?: string } | undefined) =>
  word?.message?.split('{')[0] ?? '';

/** Where the portal shows the words of each list; undefined of what only operators see: no page. */
export const SHOWN: { readonly [Name in ListName]: ShownList<Name> | undefined } = {
  ACTIVATION_KINDS: {
    pages: [...CLAIMS, `${DASHBOARD}/requests`],
    as: (kind) => `|${said(activationKindWords[kind])}|`,
  },
  ACTIVATION_OFFERS: {
    pages: [...CLAIMS, `${DASHBOARD}/requests`],
    as: {
      automatic: said(offerWords.open),
      request: 'Keys to ask for',
      invite: said(offerWords.invited),
    } satisfies Record<ActivationOffer, string>,
  },
  QUEST_KINDS: {
    pages: QUESTS,
    as: {
      individual: 'A quest for oneself',
      shared_goal: `|${said(kindWords.shared_goal)}|`,
      draw: `|${said(kindWords.draw)}|`,
    } satisfies Record<QuestKind, string>,
  },
  QUEST_REPEATS: {
    pages: QUESTS,
    as: {
      once: 'A quest for oneself',
      daily: said(repeatWords.daily),
      weekly: said(repeatWords.weekly),
      always: said(repeatWords.always),
    } satisfies Record<QuestRepeat, string>,
  },
  REWARD_KINDS: {
    pages: [`${DASHBOARD}/rewards`],
    as: (kind) => `|${said(rewardKindWords[kind])}|`,
  },
  CONTENT_TYPES: { pages: QUESTS, as: (type) => said(contentTypeWords[type]) },
  FIGURE_SOURCES: {
    pages: [`${DASHBOARD}/claims/{brief}`],
    as: { platform: '1,204 views', program: said(contentFigureWords.counted) },
  },
  FIELD_TYPES: {
    pages: [`${DASHBOARD}/requests/2`],
    as: {
      text: 'type="text"',
      long_text: '<textarea',
      number: 'type="number"',
      url: 'type="url"',
      email: 'type="email"',
      date: 'type="date"',
      select: '<option value="two">',
      multi_select: '<fieldset',
      checkbox: 'name="checkbox"',
      country: 'autoComplete="country"',
    } satisfies Record<FieldType, string>,
  },
  PATTERN_KINDS: {
    pages: ['/bingo/everything/1?seed=seed'],
    as: (kind) => `|${said(KIND_NAMES[kind])}|`,
  },
  ENROLMENT_STATES: {
    pages: CLAIMS,
    as: {
      offered: `|${said(offerWords.invited)}|Offered to somebody|`,
      accepted: `|${said(enrolmentStateWords.accepted)}|Accepted by somebody|`,
      claimed: `|${said(enrolmentStateWords.claimed)}|Claimed by somebody|`,
      completed: `|${said(enrolmentStateWords.completed)}|Completed by somebody|`,
      declined: `|${said(enrolmentStateWords.declined)}|Declined by somebody|`,
      expired: `|${said(enrolmentStateWords.expired)}|Expired for somebody|`,
      revoked: `|${said(enrolmentStateWords.revoked)}|Revoked for somebody|`,
    } satisfies Record<EnrolmentState, string>,
  },
  PROGRESS_STATES: {
    pages: QUESTS,
    as: {
      in_progress: '|2 of 5|',
      completed: said(questWords.drawIn),
      claimed: `|${said(questWords.claimed)}|`,
    } satisfies Record<ProgressState, string>,
  },
  REDEMPTION_STATES: {
    pages: [`${DASHBOARD}/rewards`],
    as: (state) => `|${said(redemptionWords[state])}|`,
  },
  WINDOWS: {
    pages: QUESTS,
    as: {
      upcoming: said(questWords.startsIn),
      open: 'A quest for oneself',
      closed: said(questWords.ended),
    } satisfies Record<WindowState, string>,
  },
  POINT_SOURCES: {
    pages: [`${DASHBOARD}/quests#points`],
    as: (source) => `|${said(sourceWords[source])}|`,
  },
  BINGO_BOARD_STATES: {
    pages: ['/bingo/everything/generate'],
    as: {
      draft: `|${said(editorWords.stateDraft)}|`,
      published: `|${said(editorWords.statePublished)}|`,
    } satisfies Record<BingoBoardState, string>,
  },
  BINGO_PROPOSAL_STATES: {
    pages: ['/bingo/everything/generate'],
    as: (state) => `|${said(ownProposalWords[state])}|`,
  },
  GUEST_LINK_STATES: {
    pages: [
      '/activations/everything/{open}',
      '/activations/everything/{used_up}',
      '/activations/everything/{expired}',
      '/activations/everything/{revoked}',
    ],
    as: {
      open: 'Guest of open',
      used_up: 'Guest of used_up',
      expired: said(guestWords.overExpired),
      revoked: said(guestWords.overRevoked),
    } satisfies Record<GuestLinkState, string>,
  },
  REVIEW_STATES: {
    pages: REQUESTS,
    as: {
      submitted: `|${said(reviewStateWords.submitted)}|Offered to somebody|`,
      in_review: `|${said(reviewStateWords.in_review)}|Accepted by somebody|`,
      needs_changes: `|${said(reviewStateWords.needs_changes)}|Claimed by somebody|`,
      accepted: `|Completed by somebody|${said(reviewStateWords.accepted)}|`,
      rejected: `|Declined by somebody|${said(reviewStateWords.rejected)}|`,
      withdrawn: `|Expired for somebody|${said(reviewStateWords.withdrawn)}|`,
    } satisfies Record<ReviewState, string>,
  },
  APPEAL_SUBJECTS: {
    pages: [`${DASHBOARD}/quests#counted`, `${DASHBOARD}/claims/{brief}`],
    as: {
      metric_event: 'About a metric_event',
      content: 'About a content',
      counted_activity: 'About a counted_activity',
    } satisfies Record<AppealSubjectKind, string>,
  },
  REVIEW_ACTORS: { pages: REQUESTS, as: (actor) => `A note by ${actor}` },
  CREATOR_STATUSES: undefined,
  AUDIT_ACTORS: undefined,
  REPORT_SUBJECTS: undefined,
  REPORT_STATES: undefined,
  OPERATOR_ROLES: undefined,
};
