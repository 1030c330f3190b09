import { z } from 'zod';
import { self } from '#contract/account/endpoints.ts';
import { sessionUser, tokens } from '#contract/auth/endpoints.ts';
import { acceptedAgreements, answers } from '#contract/endpoints/fields.ts';
import { reportedEvent } from '#contract/events/endpoints.ts';
import { creatorRelationship } from '#contract/programs/endpoints.ts';
import { reward } from '#contract/rewards/endpoints.ts';
import { activationRequest } from '#contract/shapes/activation-request.ts';
import { agreement } from '#contract/shapes/agreement.ts';
import { appeal } from '#contract/shapes/appeal.ts';
import { application } from '#contract/shapes/application.ts';
import { content, contentBody, contentPage } from '#contract/shapes/content.ts';
import { contentFigures } from '#contract/shapes/content-figures.ts';
import { eligibility } from '#contract/shapes/eligibility.ts';
import {
  claimedKey,
  contentBrief,
  influencerActivation,
  keyOption,
} from '#contract/shapes/enrolments.ts';
import { formField } from '#contract/shapes/form-field.ts';
import { mailPreferences } from '#contract/shapes/mail-preferences.ts';
import { metricEvent } from '#contract/shapes/metric-events.ts';
import { pointBalance, pointTransaction } from '#contract/shapes/points.ts';
import { quest, questGroup } from '#contract/shapes/quests.ts';
import { redemption } from '#contract/shapes/redemption.ts';
import { timelineEntry } from '#contract/shapes/review-fields.ts';
import { auditEntry, creatorSummary } from '#contract/shapes/reviews.ts';

const NAMED = {
  AcceptedAgreements: acceptedAgreements,
  ActivationRequest: activationRequest,
  Agreement: agreement,
  Answers: answers,
  Appeal: appeal,
  Application: application,
  AuditEntry: auditEntry,
  ClaimedKey: claimedKey,
  Content: content,
  ContentBrief: contentBrief,
  ContentFigures: contentFigures,
  ContentPage: contentPage,
  ContentSubmission: contentBody,
  CreatorRelationship: creatorRelationship,
  CreatorSummary: creatorSummary,
  Eligibility: eligibility,
  FormField: formField,
  InfluencerActivation: influencerActivation,
  KeyOption: keyOption,
  MailPreferences: mailPreferences,
  MetricEvent: metricEvent,
  PointBalance: pointBalance,
  PointTransaction: pointTransaction,
  Quest: quest,
  QuestGroup: questGroup,
  Redemption: redemption,
  ReportedEvent: reportedEvent,
  Reward: reward,
  Self: self,
  SessionUser: sessionUser,
  TimelineEntry: timelineEntry,
  Tokens: tokens,
} satisfies Record<string, z.core.$ZodType>;

/** Shapes that stand once in the document, under names of their own. */
export const componentNames = z.registry<{ id: string }>();
for (const [id, shape] of Object.entries(NAMED)) componentNames.add(shape, { id });
