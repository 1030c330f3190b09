import { ASSET_ISSUES } from './asset-issues.ts';
import { CAMPAIGN_ISSUES } from './campaign-issues.ts';
import { READ_ISSUES } from './read-issues.ts';
import { REFINE_ISSUES } from './refine-issues.ts';
import { SHAPE_ISSUES } from './shape-issues.ts';
import { TEXT_ISSUES } from './text-issues.ts';

/** Every issue the catalogue can raise, by its permanent code. */
export const ISSUE_KINDS = {
  ...READ_ISSUES,
  ...SHAPE_ISSUES,
  ...REFINE_ISSUES,
  ...ASSET_ISSUES,
  ...CAMPAIGN_ISSUES,
  ...TEXT_ISSUES,
} as const;

export type IssueCode = keyof typeof ISSUE_KINDS;
export type IssueParameters<Code extends IssueCode> = Parameters<
  (typeof ISSUE_KINDS)[Code]['message']
>[0];
