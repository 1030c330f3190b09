import { msg } from '@lingui/core/macro';
import type { PlannedTable } from '#contract/campaigns/plan-endpoints.ts';
import type { HeldKind, PlanAction } from '#contract/vocabulary/plan-words.ts';
import type { Word } from '../../base/i18n/word.ts';

type Words<Names extends string> = Readonly<Record<Names, Word>>;

/** Words of the plan's page. */
export const planWords = {
  title: msg({ id: 'campaign.plan-title', message: 'What applying the manifest would change' }),
  nothing: msg({ id: 'campaign.plan-nothing', message: 'Nothing to do' }),
  nothingText: msg({
    id: 'campaign.plan-nothing-text',
    message: 'What is live is what the manifest says.',
  }),
  retiresAll: msg({
    id: 'campaign.plan-retires-all',
    message:
      'This program’s folder has no campaign.yaml. Applying that retires everything that is live.',
  }),
  summary: msg({
    id: 'campaign.plan-summary',
    message: '{count, plural, one {# change} other {# changes}}',
  }),
  applied: msg({ id: 'campaign.plan-applied', message: 'Last applied {time}' }),
  neverApplied: msg({ id: 'campaign.plan-never', message: 'Never applied yet' }),
  metrics: msg({ id: 'campaign.plan-metrics', message: 'Metrics get other names or units.' }),
  moved: msg({
    id: 'campaign.plan-moved',
    message:
      '{count, plural, one {# thing moves in its list} other {# things move in their lists}}',
  }),
  apply: msg({ id: 'campaign.apply', message: 'Apply this plan' }),
  applyTitle: msg({ id: 'campaign.apply-title', message: 'Apply this plan?' }),
  applyText: msg({
    id: 'campaign.apply-text',
    message:
      '{count, plural, one {# change takes effect for creators at once. Nothing that anybody earned is deleted.} other {# changes take effect for creators at once. Nothing that anybody earned is deleted.}}',
  }),
  done: msg({
    id: 'campaign.apply-done',
    message:
      '{count, plural, =0 {It was applied already} one {# change was applied} other {# changes were applied}}',
  }),
  onlyOwners: msg({ id: 'campaign.apply-owners', message: 'An owner of the program applies it.' }),
  look: msg({ id: 'campaign.plan-look', message: 'Look at the plan as it is now' }),
  problems: msg({ id: 'campaign.problems', message: 'What the manifest’s check found' }),
  error: msg({ id: 'campaign.problem-error', message: 'Error' }),
  warning: msg({ id: 'campaign.problem-warning', message: 'Warning' }),
  field: msg({ id: 'campaign.field', message: 'Field' }),
  from: msg({ id: 'campaign.from', message: 'Live' }),
  to: msg({ id: 'campaign.to', message: 'Manifest' }),
  empty: msg({ id: 'campaign.empty-value', message: 'nothing' }),
};

export const actionWords: Words<PlanAction> = {
  create: msg({ id: 'campaign.action-create', message: 'New' }),
  change: msg({ id: 'campaign.action-change', message: 'Changes' }),
  restore: msg({ id: 'campaign.action-restore', message: 'Comes back' }),
  retire: msg({ id: 'campaign.action-retire', message: 'Retires' }),
};

export const tableWords: Words<PlannedTable> = {
  activations: msg({ id: 'campaign.table-activations', message: 'Activation' }),
  key_options: msg({ id: 'campaign.table-key-options', message: 'Key' }),
  quest_groups: msg({ id: 'campaign.table-quest-groups', message: 'Quest group' }),
  rewards: msg({ id: 'campaign.table-rewards', message: 'Reward' }),
  quests: msg({ id: 'campaign.table-quests', message: 'Quest' }),
  bingo_boards: msg({ id: 'campaign.table-bingo-boards', message: 'Bingo board' }),
};

export const heldWords: Readonly<Record<HeldKind, Word<'count'>>> = {
  in_progress: msg({
    id: 'campaign.held-in-progress',
    message:
      '{count, plural, one {# creator is in the middle of it} other {# creators are in the middle of it}}',
  }),
  cards: msg({
    id: 'campaign.held-cards',
    message:
      '{count, plural, one {# creator plays a card, which is drawn anew} other {# creators play cards, which are drawn anew}}',
  }),
  available_keys: msg({
    id: 'campaign.held-available-keys',
    message:
      '{count, plural, one {# key is left that nobody can claim then} other {# keys are left that nobody can claim then}}',
  }),
  claimed_keys: msg({
    id: 'campaign.held-claimed-keys',
    message:
      '{count, plural, one {# key that somebody has stays theirs} other {# keys that somebody has stay theirs}}',
  }),
  enrolments: msg({
    id: 'campaign.held-enrolments',
    message: '{count, plural, one {# enrolment is open} other {# enrolments are open}}',
  }),
  requests: msg({
    id: 'campaign.held-requests',
    message: '{count, plural, one {# request is open} other {# requests are open}}',
  }),
  redemptions: msg({
    id: 'campaign.held-redemptions',
    message:
      '{count, plural, one {# redemption is still to be sent} other {# redemptions are still to be sent}}',
  }),
};

/** What coming and going means, which is another thing for each kind. */
export const appearsWords: Words<PlannedTable> = {
  activations: msg({
    id: 'campaign.appears-activation',
    message:
      'Creators find it from then on: by itself, on request or by invitation, as it is offered.',
  }),
  key_options: msg({
    id: 'campaign.appears-key',
    message: 'Creators can choose this key as soon as keys of it are imported.',
  }),
  quest_groups: msg({
    id: 'campaign.appears-group',
    message: 'Quests are shown under a new heading.',
  }),
  rewards: msg({
    id: 'campaign.appears-reward',
    message: 'Creators can redeem it while it is open.',
  }),
  quests: msg({
    id: 'campaign.appears-quest',
    message: 'Creators see a new quest; what they do while it is open counts.',
  }),
  bingo_boards: msg({
    id: 'campaign.appears-board',
    message: 'Creators can take a card of it while it is open.',
  }),
};

export const returnsWords: Words<PlannedTable> = {
  activations: msg({
    id: 'campaign.returns-activation',
    message: 'Creators find it again, with what they had of it.',
  }),
  key_options: msg({
    id: 'campaign.returns-key',
    message: 'Creators can choose this key again.',
  }),
  quest_groups: msg({ id: 'campaign.returns-group', message: 'Its heading is shown again.' }),
  rewards: msg({
    id: 'campaign.returns-reward',
    message: 'Creators can redeem it again while it is open.',
  }),
  quests: msg({
    id: 'campaign.returns-quest',
    message: 'Creators see it again and go on where they were.',
  }),
  bingo_boards: msg({
    id: 'campaign.returns-board',
    message: 'Creators can play it again while it is open.',
  }),
};

export const disappearsWords: Words<PlannedTable> = {
  activations: msg({
    id: 'campaign.disappears-activation',
    message: 'Nobody gets it any more; what creators have of it stays in the store.',
  }),
  key_options: msg({
    id: 'campaign.disappears-key',
    message: 'Nobody can choose this key any more; keys that somebody has stay theirs.',
  }),
  quest_groups: msg({ id: 'campaign.disappears-group', message: 'Its heading goes away.' }),
  rewards: msg({
    id: 'campaign.disappears-reward',
    message: 'Nobody can redeem it any more; what was redeemed is still sent.',
  }),
  quests: msg({
    id: 'campaign.disappears-quest',
    message: 'Creators see it only while they have something to claim of it; nothing more counts.',
  }),
  bingo_boards: msg({
    id: 'campaign.disappears-board',
    message: 'Nobody can play it any more; points that were won stay.',
  }),
};
