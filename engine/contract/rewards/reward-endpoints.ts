import { ADDRESS_ENDPOINTS } from './address-endpoints.ts';
import { REDEMPTION_ENDPOINTS } from './endpoints.ts';

/** Together here alone: pages that call one of them do not fetch the others. */
export const REWARD_ENDPOINTS = [...REDEMPTION_ENDPOINTS, ...ADDRESS_ENDPOINTS] as const;
