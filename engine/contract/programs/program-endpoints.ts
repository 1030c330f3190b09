import { CAMPAIGN_ENDPOINTS } from './endpoints.ts';
import { listOwnPrograms } from './own-programs-endpoint.ts';

/** Together here alone: pages that call one of them do not fetch the others. */
export const PROGRAM_ENDPOINTS = [...CAMPAIGN_ENDPOINTS, listOwnPrograms] as const;
