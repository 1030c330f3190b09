import { msg } from '@lingui/core/macro';
import type { PlannedTable } from '#contract/campaigns/plan-endpoints.ts';
import type { ChangeEffect, HeldKind, PlanAction } from '#contract/vocabulary/plan-words.ts';
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

/** What a step means for creators: whole sentences. */
export const effectWords: Words<Exclude<ChangeEffect, 'appears' | 'returns' | 'disappears'>> = {
  reads_differently: msg({
    id: 'campaign.effect-reads-differently',
    message: 'Creators read other words; nothing that they did changes.',
  }),
  moves: msg({ id: 'campaign.effect-moves', message: 'It stands in another place of its list.' }),
  open_at_other_times: msg({
    id: 'campaign.effect-times',
    message: 'It is open at other times; what happens outside of them does not count.',
  }),
  takes_more: msg({
    id: 'campaign.effect-takes-more',
    message:
      'It takes more: who is in the middle of it has further to go, who completed it keeps that.',
  }),
  takes_less: msg({
    id: 'campaign.effect-takes-less',
    message: 'It takes less: who has enough already completes it with the next event that counts.',
  }),
  other_points: msg({
    id: 'campaign.effect-points',
    message:
      'Claims from now on give other points, also for what was completed before; points that were given stay.',
  }),
  other_events: msg({
    id: 'campaign.effect-events',
    message: 'Other events count from now on; what was counted stays counted.',
  }),
  other_periods: msg({
    id: 'campaign.effect-periods',
    message: 'It repeats differently: progress begins anew, what waits to be claimed still does.',
  }),
  other_season: msg({
    id: 'campaign.effect-season',
    message: 'Its points are those of another season from now on.',
  }),
  other_reward: msg({
    id: 'campaign.effect-reward',
    message: 'Who claims it from now on is given another reward, or none.',
  }),
  other_draw: msg({
    id: 'campaign.effect-draw',
    message:
      'It is drawn at another time or for another number of winners; a draw that was held stays.',
  }),
  other_kind: msg({
    id: 'campaign.effect-kind',
    message: 'It is another kind of thing from now on; what creators have of it stays.',
  }),
  other_agreements: msg({
    id: 'campaign.effect-agreements',
    message: 'Other agreements are needed from now on; what was taken before stays.',
  }),
  other_offer: msg({
    id: 'campaign.effect-offer',
    message: 'It comes to creators in another way: by itself, on request or by invitation.',
  }),
  other_guests: msg({
    id: 'campaign.effect-guests',
    message: 'It is opened to guests, or closed to them; who has it keeps it.',
  }),
  other_places: msg({
    id: 'campaign.effect-places',
    message: 'It has another number of places; nobody who has one loses it.',
  }),
  other_brief: msg({
    id: 'campaign.effect-brief',
    message: 'Content is asked for differently; what was accepted stays accepted.',
  }),
  other_form: msg({
    id: 'campaign.effect-form',
    message: 'Requests ask other questions; those that were sent keep their answers.',
  }),
  other_keys: msg({
    id: 'campaign.effect-keys',
    message: 'It gives other keys from now on; keys that somebody has stay theirs.',
  }),
  other_warning: msg({
    id: 'campaign.effect-warning',
    message: 'Creators notice nothing: operators are told of low stock at another number.',
  }),
  other_cost: msg({
    id: 'campaign.effect-cost',
    message: 'It costs other points from now on; what was redeemed keeps its price.',
  }),
  other_stock: msg({
    id: 'campaign.effect-stock',
    message: 'There is more or less of it to redeem; what was redeemed stays.',
  }),
  other_limit: msg({
    id: 'campaign.effect-limit',
    message: 'One creator may redeem it more or less often; what was redeemed stays.',
  }),
  other_sizes: msg({
    id: 'campaign.effect-sizes',
    message: 'It comes in other sizes; a size that was chosen stays.',
  }),
  other_cards: msg({
    id: 'campaign.effect-cards',
    message: 'Its cards look different, or are drawn from other items.',
  }),
  other_winners: msg({
    id: 'campaign.effect-winners',
    message: 'Another number of creators may win; who won keeps that.',
  }),
  other_claim_time: msg({
    id: 'campaign.effect-claim-time',
    message: 'There is more or less time to claim a pattern.',
  }),
  other_marks: msg({
    id: 'campaign.effect-marks',
    message: 'Marks by hand begin, or cease, to pay points.',
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
