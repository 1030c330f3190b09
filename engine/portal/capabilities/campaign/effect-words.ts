import { msg } from '@lingui/core/macro';
import type { ChangeEffect } from '#contract/vocabulary/plan-words.ts';
import type { Word } from '../../base/i18n/word.ts';

/** What a step means for creators: whole sentences. */
export const effectWords: Readonly<
  Record<Exclude<ChangeEffect, 'appears' | 'returns' | 'disappears'>, Word>
> = {
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
  other_role: msg({
    id: 'campaign.effect-role',
    message: 'It gives another role; whoever has the one before keeps that.',
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
