import { sql } from '../../store/drizzle.ts';

/** In a query of redemptions: that no person has to deliver it, as a role of it is under way by itself. */
export const isRoleUnderWay = sql<boolean>`(reward_redemptions.state = 'claimed'
  and exists (select from role_grants g
    where g.redemption_id = reward_redemptions.id and g.state = 'pending'))`;

/** In a query of redemptions: that it is a role, which is given by itself. */
export const isRole = sql<boolean>`exists (select from role_grants g
  where g.redemption_id = reward_redemptions.id)`;
