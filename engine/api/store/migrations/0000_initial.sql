CREATE SEQUENCE "public"."bingo_board_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "agreement_acceptances" (
	"program_uuid" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"agreement" text NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreement_acceptances_creator_id_agreement_version_pk" PRIMARY KEY("creator_id","agreement","version")
);
--> statement-breakpoint
CREATE TABLE "creators" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"program_uuid" uuid NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"member_since" timestamp with time zone,
	"display_name" text NOT NULL,
	"name_taken_down" jsonb,
	"email" text,
	"email_verified_at" timestamp with time zone,
	"picture_url" text,
	"country" text,
	"locale" text DEFAULT 'en' NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"mail_preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "creators_status_words" CHECK ("creators"."status" in ('active', 'suspended', 'deleted'))
);
--> statement-breakpoint
CREATE TABLE "identity_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"program_uuid" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"picture_url" text,
	"statistics" jsonb,
	"statistics_at" timestamp with time zone,
	"linked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activations" (
	"program_uuid" uuid NOT NULL,
	"id" integer NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"offer" text NOT NULL,
	"guests" boolean DEFAULT false NOT NULL,
	"agreements" text[] DEFAULT '{}' NOT NULL,
	"key" jsonb,
	"content" jsonb,
	"request" jsonb,
	"enrolment_limit" integer,
	"enrolments" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "activations_program_uuid_id_pk" PRIMARY KEY("program_uuid","id"),
	CONSTRAINT "activations_kind_words" CHECK ("activations"."kind" in ('season', 'key', 'content', 'event')),
	CONSTRAINT "activations_offer_words" CHECK ("activations"."offer" in ('automatic', 'request', 'invite'))
);
--> statement-breakpoint
CREATE TABLE "game_keys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "game_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program_uuid" uuid NOT NULL,
	"key_option_id" integer NOT NULL,
	"ciphertext" "bytea" NOT NULL,
	"fingerprint" text NOT NULL,
	"state" text DEFAULT 'available' NOT NULL,
	"influencer_activation_id" bigint,
	"redemption_id" bigint,
	"claimed_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"import_id" bigint NOT NULL,
	CONSTRAINT "game_keys_state_words" CHECK ("game_keys"."state" in ('available', 'claimed', 'revoked'))
);
--> statement-breakpoint
CREATE TABLE "guest_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"program_uuid" uuid NOT NULL,
	"activation_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"label" text NOT NULL,
	"uses_limit" integer DEFAULT 1 NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest_merges" (
	"guest_token_hash" text PRIMARY KEY NOT NULL,
	"program_uuid" uuid NOT NULL,
	"guest_link_id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"influencer_activation_id" bigint NOT NULL,
	"merged_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "influencer_activations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "influencer_activations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program_uuid" uuid NOT NULL,
	"activation_id" integer NOT NULL,
	"creator_id" uuid,
	"guest_link_id" uuid,
	"guest_token_hash" text,
	"guest_name" text,
	"guest_email" text,
	"guest_agreements" jsonb,
	"additional" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"key_option_id" integer,
	"offered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "influencer_activations_state_words" CHECK ("influencer_activations"."state" in ('offered', 'accepted', 'claimed', 'completed', 'declined', 'expired', 'revoked'))
);
--> statement-breakpoint
CREATE TABLE "key_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "key_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program_uuid" uuid NOT NULL,
	"file_name" text NOT NULL,
	"imported" integer NOT NULL,
	"duplicates" integer NOT NULL,
	"rejected" integer NOT NULL,
	"imported_by" text NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "key_options" (
	"program_uuid" uuid NOT NULL,
	"id" integer NOT NULL,
	"activation_id" integer NOT NULL,
	"label" jsonb NOT NULL,
	"platform" text NOT NULL,
	"region" text,
	"position" integer DEFAULT 0 NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "key_options_program_uuid_id_pk" PRIMARY KEY("program_uuid","id")
);
--> statement-breakpoint
CREATE TABLE "key_reveals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "key_reveals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program_uuid" uuid NOT NULL,
	"game_key_id" bigint NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"request_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "key_reveals_actor_kind_words" CHECK ("key_reveals"."actor_kind" in ('creator', 'guest', 'operator'))
);
--> statement-breakpoint
CREATE TABLE "bingo_boards" (
	"program_uuid" uuid NOT NULL,
	"id" integer NOT NULL,
	"creator_id" uuid,
	"title" jsonb NOT NULL,
	"description" jsonb,
	"size" integer NOT NULL,
	"free_centre" boolean NOT NULL,
	"items" jsonb NOT NULL,
	"arrangement" jsonb,
	"points" jsonb NOT NULL,
	"winner_cap" integer,
	"claim_window_seconds" integer,
	"activation_id" integer,
	"hand_marks_pay" boolean DEFAULT false NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"state" text DEFAULT 'published' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"retired_at" timestamp with time zone,
	"taken_down" jsonb,
	CONSTRAINT "bingo_boards_program_uuid_id_pk" PRIMARY KEY("program_uuid","id"),
	CONSTRAINT "bingo_boards_state_words" CHECK ("bingo_boards"."state" in ('draft', 'published'))
);
--> statement-breakpoint
CREATE TABLE "bingo_cards" (
	"program_uuid" uuid NOT NULL,
	"board_id" integer NOT NULL,
	"creator_id" uuid NOT NULL,
	"seed" text NOT NULL,
	"playing_since" timestamp with time zone NOT NULL,
	CONSTRAINT "bingo_cards_program_uuid_board_id_creator_id_pk" PRIMARY KEY("program_uuid","board_id","creator_id")
);
--> statement-breakpoint
CREATE TABLE "bingo_claims" (
	"program_uuid" uuid NOT NULL,
	"board_id" integer NOT NULL,
	"creator_id" uuid NOT NULL,
	"pattern" text NOT NULL,
	"seed" text NOT NULL,
	"points" integer NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bingo_claims_program_uuid_board_id_creator_id_pattern_pk" PRIMARY KEY("program_uuid","board_id","creator_id","pattern")
);
--> statement-breakpoint
CREATE TABLE "bingo_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bingo_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program_uuid" uuid NOT NULL,
	"board_id" integer NOT NULL,
	"seed" text DEFAULT '' NOT NULL,
	"item_id" text NOT NULL,
	"creator_id" uuid,
	"source_id" text,
	"proof_url" text,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"caller" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_caller_key_pk" PRIMARY KEY("caller","key")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program_uuid" uuid NOT NULL,
	"creator_id" uuid,
	"address" text NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"params" jsonb NOT NULL,
	"locale" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mails_category_words" CHECK ("mails"."category" in ('account', 'decisions', 'rewards', 'news')),
	CONSTRAINT "mails_state_words" CHECK ("mails"."state" in ('pending', 'sending', 'handing_over', 'sent', 'failed', 'unknown', 'suppressed'))
);
--> statement-breakpoint
CREATE TABLE "leaderboard_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leaderboard_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program_uuid" uuid NOT NULL,
	"activation_id" integer NOT NULL,
	"old_score" bigint,
	"new_score" bigint
);
--> statement-breakpoint
CREATE TABLE "leaderboard_counts" (
	"program_uuid" uuid NOT NULL,
	"activation_id" integer NOT NULL,
	"level" integer NOT NULL,
	"bucket" bigint NOT NULL,
	"creators" integer NOT NULL,
	CONSTRAINT "leaderboard_counts_program_uuid_activation_id_level_bucket_pk" PRIMARY KEY("program_uuid","activation_id","level","bucket")
);
--> statement-breakpoint
CREATE TABLE "leaderboard_day_scores" (
	"program_uuid" uuid NOT NULL,
	"activation_id" integer NOT NULL,
	"day" date NOT NULL,
	"score" bigint NOT NULL,
	"creators" integer NOT NULL,
	CONSTRAINT "leaderboard_day_scores_program_uuid_activation_id_day_score_pk" PRIMARY KEY("program_uuid","activation_id","day","score")
);
--> statement-breakpoint
CREATE TABLE "leaderboard_days" (
	"program_uuid" uuid NOT NULL,
	"activation_id" integer NOT NULL,
	"day" date NOT NULL,
	"creators" integer NOT NULL,
	"scored_on" date,
	CONSTRAINT "leaderboard_days_program_uuid_activation_id_day_pk" PRIMARY KEY("program_uuid","activation_id","day")
);
--> statement-breakpoint
CREATE TABLE "point_balances" (
	"program_uuid" uuid NOT NULL,
	"activation_id" integer NOT NULL,
	"creator_id" uuid NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"earned" bigint DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "point_balances_creator_id_activation_id_pk" PRIMARY KEY("creator_id","activation_id")
);
--> statement-breakpoint
CREATE TABLE "point_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program_uuid" uuid NOT NULL,
	"activation_id" integer NOT NULL,
	"creator_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"balance_after" bigint NOT NULL,
	"source_kind" text NOT NULL,
	"source_id" text NOT NULL,
	"reason" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "point_transactions_source_kind_words" CHECK ("point_transactions"."source_kind" in ('quest', 'draw', 'redemption', 'refund', 'adjustment', 'appeal', 'bingo'))
);
--> statement-breakpoint
CREATE TABLE "redemption_deliveries" (
	"redemption_id" bigint PRIMARY KEY NOT NULL,
	"program_uuid" uuid NOT NULL,
	"ciphertext" "bytea" NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reward_redemptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reward_redemptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program_uuid" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"reward_id" integer NOT NULL,
	"cost" integer NOT NULL,
	"source" text,
	"state" text NOT NULL,
	"note" text,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"fulfilled_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "reward_redemptions_state_words" CHECK ("reward_redemptions"."state" in ('claimed', 'fulfilled', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"program_uuid" uuid NOT NULL,
	"id" integer NOT NULL,
	"activation_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb,
	"kind" text NOT NULL,
	"cost" integer NOT NULL,
	"stock" integer,
	"redeemed" integer DEFAULT 0 NOT NULL,
	"limit_per_creator" integer,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"key_option_id" integer,
	"sizes" jsonb,
	"position" integer DEFAULT 0 NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "rewards_program_uuid_id_pk" PRIMARY KEY("program_uuid","id"),
	CONSTRAINT "rewards_kind_words" CHECK ("rewards"."kind" in ('digital', 'key', 'merchandise', 'cash', 'experience'))
);
--> statement-breakpoint
CREATE TABLE "leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"held_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"event" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"to_forward" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program_uuid" uuid NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"reason_code" text NOT NULL,
	"note" text,
	"reporter" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "reports_subject_kind_words" CHECK ("reports"."subject_kind" in ('bingo_board', 'creator')),
	CONSTRAINT "reports_reason_code_words" CHECK ("reports"."reason_code" in ('offensive', 'personal_data', 'harmful_link', 'rights', 'spam', 'other')),
	CONSTRAINT "reports_state_words" CHECK ("reports"."state" in ('open', 'upheld', 'dismissed'))
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"program_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program_uuid" uuid NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_entries_actor_kind_words" CHECK ("audit_entries"."actor_kind" in ('creator', 'operator', 'service', 'command_line', 'system')),
	CONSTRAINT "audit_entries_subject_kind_words" CHECK ("audit_entries"."subject_kind" in ('activation_request', 'api_key', 'appeal', 'application', 'bingo_board', 'campaign', 'content', 'creator', 'guest_link', 'influencer_activation', 'key_import', 'mail', 'operator', 'program', 'redemption'))
);
--> statement-breakpoint
CREATE TABLE "operator_identities" (
	"operator_id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"pinned_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_roles" (
	"operator_id" uuid NOT NULL,
	"program_uuid" uuid NOT NULL,
	"role" text NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"granted_by" text NOT NULL,
	CONSTRAINT "operator_roles_operator_id_program_uuid_pk" PRIMARY KEY("operator_id","program_uuid"),
	CONSTRAINT "operator_roles_role_words" CHECK ("operator_roles"."role" in ('viewer', 'reviewer', 'manager', 'owner'))
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activation_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activation_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program_uuid" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"activation_id" integer NOT NULL,
	"key_option_id" integer,
	"state" text NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"reason_code" text,
	"note" text,
	"reapply_at" timestamp with time zone,
	"influencer_activation_id" bigint,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activation_requests_state_words" CHECK ("activation_requests"."state" in ('submitted', 'in_review', 'needs_changes', 'accepted', 'rejected', 'withdrawn')),
	CONSTRAINT "activation_requests_reason_code_words" CHECK ("activation_requests"."reason_code" in ('none', 'fits_program', 'exception', 'reach_too_small', 'content_does_not_fit', 'conduct', 'incomplete', 'country_not_supported', 'program_full', 'not_reachable', 'not_original', 'disclosure_missing', 'not_for_this_activation', 'upheld', 'answers_unclear', 'link_broken', 'wrong_activation', 'hashtag_missing', 'other'))
);
--> statement-breakpoint
CREATE TABLE "appeals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appeals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program_uuid" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"message" text NOT NULL,
	"state" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"reason_code" text,
	"note" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appeals_subject_kind_words" CHECK ("appeals"."subject_kind" in ('metric_event', 'content')),
	CONSTRAINT "appeals_state_words" CHECK ("appeals"."state" in ('submitted', 'in_review', 'needs_changes', 'accepted', 'rejected', 'withdrawn')),
	CONSTRAINT "appeals_reason_code_words" CHECK ("appeals"."reason_code" in ('none', 'fits_program', 'exception', 'reach_too_small', 'content_does_not_fit', 'conduct', 'incomplete', 'country_not_supported', 'program_full', 'not_reachable', 'not_original', 'disclosure_missing', 'not_for_this_activation', 'upheld', 'answers_unclear', 'link_broken', 'wrong_activation', 'hashtag_missing', 'other'))
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"program_uuid" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"state" text NOT NULL,
	"answers" jsonb NOT NULL,
	"eligibility" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"reason_code" text,
	"note" text,
	"reapply_at" timestamp with time zone,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applications_state_words" CHECK ("applications"."state" in ('submitted', 'in_review', 'needs_changes', 'accepted', 'rejected', 'withdrawn')),
	CONSTRAINT "applications_reason_code_words" CHECK ("applications"."reason_code" in ('none', 'fits_program', 'exception', 'reach_too_small', 'content_does_not_fit', 'conduct', 'incomplete', 'country_not_supported', 'program_full', 'not_reachable', 'not_original', 'disclosure_missing', 'not_for_this_activation', 'upheld', 'answers_unclear', 'link_broken', 'wrong_activation', 'hashtag_missing', 'other'))
);
--> statement-breakpoint
CREATE TABLE "contents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program_uuid" uuid NOT NULL,
	"activation_id" integer NOT NULL,
	"influencer_activation_id" bigint NOT NULL,
	"creator_id" uuid,
	"content_type" text NOT NULL,
	"url" text NOT NULL,
	"canonical_url" text NOT NULL,
	"platform" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"hashtags" text[] DEFAULT '{}' NOT NULL,
	"published_at" timestamp with time zone,
	"state" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"reason_code" text,
	"note" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contents_content_type_words" CHECK ("contents"."content_type" in ('video', 'stream', 'short', 'image', 'article')),
	CONSTRAINT "contents_state_words" CHECK ("contents"."state" in ('submitted', 'in_review', 'needs_changes', 'accepted', 'rejected', 'withdrawn')),
	CONSTRAINT "contents_reason_code_words" CHECK ("contents"."reason_code" in ('none', 'fits_program', 'exception', 'reach_too_small', 'content_does_not_fit', 'conduct', 'incomplete', 'country_not_supported', 'program_full', 'not_reachable', 'not_original', 'disclosure_missing', 'not_for_this_activation', 'upheld', 'answers_unclear', 'link_broken', 'wrong_activation', 'hashtag_missing', 'other'))
);
--> statement-breakpoint
CREATE TABLE "timeline_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "timeline_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program_uuid" uuid NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"reason_code" text,
	"note" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "timeline_entries_subject_kind_words" CHECK ("timeline_entries"."subject_kind" in ('application', 'activation_request', 'content', 'appeal')),
	CONSTRAINT "timeline_entries_from_state_words" CHECK ("timeline_entries"."from_state" in ('submitted', 'in_review', 'needs_changes', 'accepted', 'rejected', 'withdrawn')),
	CONSTRAINT "timeline_entries_to_state_words" CHECK ("timeline_entries"."to_state" in ('submitted', 'in_review', 'needs_changes', 'accepted', 'rejected', 'withdrawn')),
	CONSTRAINT "timeline_entries_actor_kind_words" CHECK ("timeline_entries"."actor_kind" in ('creator', 'guest', 'operator', 'system')),
	CONSTRAINT "timeline_entries_reason_code_words" CHECK ("timeline_entries"."reason_code" in ('none', 'fits_program', 'exception', 'reach_too_small', 'content_does_not_fit', 'conduct', 'incomplete', 'country_not_supported', 'program_full', 'not_reachable', 'not_original', 'disclosure_missing', 'not_for_this_activation', 'upheld', 'answers_unclear', 'link_broken', 'wrong_activation', 'hashtag_missing', 'other'))
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"campaign_hash" text NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL,
	"metrics" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "metric_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "metric_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program_uuid" uuid NOT NULL,
	"source_id" text NOT NULL,
	"creator" text NOT NULL,
	"creator_id" uuid,
	"metric" text NOT NULL,
	"value" double precision NOT NULL,
	"platform" text,
	"hashtags" text[],
	"content_type" text,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"counted" boolean NOT NULL,
	"outcomes" jsonb NOT NULL,
	"reported_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quest_draws" (
	"program_uuid" uuid NOT NULL,
	"quest_id" integer NOT NULL,
	"period" text NOT NULL,
	"seed" text NOT NULL,
	"entries" integer NOT NULL,
	"winners" jsonb NOT NULL,
	"drawn_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quest_draws_program_uuid_quest_id_period_pk" PRIMARY KEY("program_uuid","quest_id","period")
);
--> statement-breakpoint
CREATE TABLE "quest_groups" (
	"program_uuid" uuid NOT NULL,
	"id" integer NOT NULL,
	"activation_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb,
	"position" integer DEFAULT 0 NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "quest_groups_program_uuid_id_pk" PRIMARY KEY("program_uuid","id")
);
--> statement-breakpoint
CREATE TABLE "quest_progress" (
	"program_uuid" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"quest_id" integer NOT NULL,
	"period" text NOT NULL,
	"value" double precision DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'in_progress' NOT NULL,
	"completed_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quest_progress_creator_id_quest_id_period_pk" PRIMARY KEY("creator_id","quest_id","period"),
	CONSTRAINT "quest_progress_state_words" CHECK ("quest_progress"."state" in ('in_progress', 'completed', 'claimed'))
);
--> statement-breakpoint
CREATE TABLE "quest_totals" (
	"program_uuid" uuid NOT NULL,
	"quest_id" integer NOT NULL,
	"period" text NOT NULL,
	"value" double precision DEFAULT 0 NOT NULL,
	"reached_at" timestamp with time zone,
	CONSTRAINT "quest_totals_program_uuid_quest_id_period_pk" PRIMARY KEY("program_uuid","quest_id","period")
);
--> statement-breakpoint
CREATE TABLE "quest_triggers" (
	"program_uuid" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"activation_id" integer NOT NULL,
	"triggered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quest_triggers_creator_id_activation_id_pk" PRIMARY KEY("creator_id","activation_id")
);
--> statement-breakpoint
CREATE TABLE "quests" (
	"program_uuid" uuid NOT NULL,
	"id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"activation_id" integer NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb,
	"metric" text NOT NULL,
	"target" double precision NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"platforms" text[],
	"hashtags" text[],
	"content_types" text[],
	"repeat" text NOT NULL,
	"points" integer NOT NULL,
	"reward_id" integer,
	"winners" integer,
	"draw_at" timestamp with time zone,
	"agreements" text[] DEFAULT '{}' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "quests_program_uuid_id_pk" PRIMARY KEY("program_uuid","id"),
	CONSTRAINT "quests_kind_words" CHECK ("quests"."kind" in ('individual', 'shared_goal', 'draw')),
	CONSTRAINT "quests_repeat_words" CHECK ("quests"."repeat" in ('once', 'daily', 'weekly', 'always'))
);
--> statement-breakpoint
CREATE TABLE "sealing" (
	"name" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_uuid" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	"successor" "bytea"
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"program_uuid" uuid,
	"creator_id" uuid,
	"operator_id" uuid,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text,
	CONSTRAINT "sessions_revoked_reason_words" CHECK ("sessions"."revoked_reason" in ('logout', 'everywhere', 'reuse', 'deleted', 'operator')),
	CONSTRAINT "sessions_one_owner" CHECK (num_nonnulls("sessions"."creator_id", "sessions"."operator_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"provider" text NOT NULL,
	"program_uuid" uuid,
	"creator_id" uuid,
	"origin" text NOT NULL,
	"cookie_hash" text NOT NULL,
	"code_challenge" text NOT NULL,
	"code_verifier" "bytea" NOT NULL,
	"nonce" text NOT NULL,
	"redirect" text,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone,
	"handoff_hash" text,
	"handoff_expires_at" timestamp with time zone,
	"profile" jsonb,
	CONSTRAINT "sign_ins_purpose_words" CHECK ("sign_ins"."purpose" in ('creator', 'link', 'operator'))
);
--> statement-breakpoint
ALTER TABLE "agreement_acceptances" ADD CONSTRAINT "agreement_acceptances_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_links" ADD CONSTRAINT "identity_links_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_keys" ADD CONSTRAINT "game_keys_influencer_activation_id_influencer_activations_id_fk" FOREIGN KEY ("influencer_activation_id") REFERENCES "public"."influencer_activations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_keys" ADD CONSTRAINT "game_keys_import_id_key_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."key_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_keys" ADD CONSTRAINT "game_keys_program_uuid_key_option_id_key_options_program_uuid_id_fk" FOREIGN KEY ("program_uuid","key_option_id") REFERENCES "public"."key_options"("program_uuid","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_links" ADD CONSTRAINT "guest_links_program_uuid_activation_id_activations_program_uuid_id_fk" FOREIGN KEY ("program_uuid","activation_id") REFERENCES "public"."activations"("program_uuid","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_merges" ADD CONSTRAINT "guest_merges_guest_link_id_guest_links_id_fk" FOREIGN KEY ("guest_link_id") REFERENCES "public"."guest_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_merges" ADD CONSTRAINT "guest_merges_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_merges" ADD CONSTRAINT "guest_merges_influencer_activation_id_influencer_activations_id_fk" FOREIGN KEY ("influencer_activation_id") REFERENCES "public"."influencer_activations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "influencer_activations" ADD CONSTRAINT "influencer_activations_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "influencer_activations" ADD CONSTRAINT "influencer_activations_guest_link_id_guest_links_id_fk" FOREIGN KEY ("guest_link_id") REFERENCES "public"."guest_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "influencer_activations" ADD CONSTRAINT "influencer_activations_program_uuid_activation_id_activations_program_uuid_id_fk" FOREIGN KEY ("program_uuid","activation_id") REFERENCES "public"."activations"("program_uuid","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_options" ADD CONSTRAINT "key_options_program_uuid_activation_id_activations_program_uuid_id_fk" FOREIGN KEY ("program_uuid","activation_id") REFERENCES "public"."activations"("program_uuid","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_reveals" ADD CONSTRAINT "key_reveals_game_key_id_game_keys_id_fk" FOREIGN KEY ("game_key_id") REFERENCES "public"."game_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bingo_boards" ADD CONSTRAINT "bingo_boards_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bingo_boards" ADD CONSTRAINT "bingo_boards_program_uuid_activation_id_activations_program_uuid_id_fk" FOREIGN KEY ("program_uuid","activation_id") REFERENCES "public"."activations"("program_uuid","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bingo_cards" ADD CONSTRAINT "bingo_cards_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bingo_cards" ADD CONSTRAINT "bingo_cards_program_uuid_board_id_bingo_boards_program_uuid_id_fk" FOREIGN KEY ("program_uuid","board_id") REFERENCES "public"."bingo_boards"("program_uuid","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bingo_claims" ADD CONSTRAINT "bingo_claims_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bingo_claims" ADD CONSTRAINT "bingo_claims_program_uuid_board_id_bingo_boards_program_uuid_id_fk" FOREIGN KEY ("program_uuid","board_id") REFERENCES "public"."bingo_boards"("program_uuid","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bingo_marks" ADD CONSTRAINT "bingo_marks_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bingo_marks" ADD CONSTRAINT "bingo_marks_program_uuid_board_id_bingo_boards_program_uuid_id_fk" FOREIGN KEY ("program_uuid","board_id") REFERENCES "public"."bingo_boards"("program_uuid","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_balances" ADD CONSTRAINT "point_balances_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_balances" ADD CONSTRAINT "point_balances_program_uuid_activation_id_activations_program_uuid_id_fk" FOREIGN KEY ("program_uuid","activation_id") REFERENCES "public"."activations"("program_uuid","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_transactions" ADD CONSTRAINT "point_transactions_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption_deliveries" ADD CONSTRAINT "redemption_deliveries_redemption_id_reward_redemptions_id_fk" FOREIGN KEY ("redemption_id") REFERENCES "public"."reward_redemptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_redemptions" ADD CONSTRAINT "reward_redemptions_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_redemptions" ADD CONSTRAINT "reward_redemptions_program_uuid_reward_id_rewards_program_uuid_id_fk" FOREIGN KEY ("program_uuid","reward_id") REFERENCES "public"."rewards"("program_uuid","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_program_uuid_activation_id_activations_program_uuid_id_fk" FOREIGN KEY ("program_uuid","activation_id") REFERENCES "public"."activations"("program_uuid","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_identities" ADD CONSTRAINT "operator_identities_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_roles" ADD CONSTRAINT "operator_roles_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activation_requests" ADD CONSTRAINT "activation_requests_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activation_requests" ADD CONSTRAINT "activation_requests_program_uuid_activation_id_activations_program_uuid_id_fk" FOREIGN KEY ("program_uuid","activation_id") REFERENCES "public"."activations"("program_uuid","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_influencer_activation_id_influencer_activations_id_fk" FOREIGN KEY ("influencer_activation_id") REFERENCES "public"."influencer_activations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_program_uuid_activation_id_activations_program_uuid_id_fk" FOREIGN KEY ("program_uuid","activation_id") REFERENCES "public"."activations"("program_uuid","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_events" ADD CONSTRAINT "metric_events_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quest_groups" ADD CONSTRAINT "quest_groups_program_uuid_activation_id_activations_program_uuid_id_fk" FOREIGN KEY ("program_uuid","activation_id") REFERENCES "public"."activations"("program_uuid","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quest_progress" ADD CONSTRAINT "quest_progress_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quest_progress" ADD CONSTRAINT "quest_progress_program_uuid_quest_id_quests_program_uuid_id_fk" FOREIGN KEY ("program_uuid","quest_id") REFERENCES "public"."quests"("program_uuid","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quest_triggers" ADD CONSTRAINT "quest_triggers_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quests" ADD CONSTRAINT "quests_program_uuid_group_id_quest_groups_program_uuid_id_fk" FOREIGN KEY ("program_uuid","group_id") REFERENCES "public"."quest_groups"("program_uuid","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quests" ADD CONSTRAINT "quests_program_uuid_activation_id_activations_program_uuid_id_fk" FOREIGN KEY ("program_uuid","activation_id") REFERENCES "public"."activations"("program_uuid","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creators_program" ON "creators" USING btree ("program_uuid","created_at","id");--> statement-breakpoint
CREATE INDEX "creators_email" ON "creators" USING btree ("program_uuid",lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "identity_links_subject" ON "identity_links" USING btree ("program_uuid","provider","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_links_provider" ON "identity_links" USING btree ("creator_id","provider");--> statement-breakpoint
CREATE UNIQUE INDEX "game_keys_fingerprint" ON "game_keys" USING btree ("program_uuid","fingerprint");--> statement-breakpoint
CREATE INDEX "game_keys_available" ON "game_keys" USING btree ("program_uuid","key_option_id","import_id","id") WHERE "game_keys"."state" = 'available';--> statement-breakpoint
CREATE UNIQUE INDEX "game_keys_claim" ON "game_keys" USING btree ("influencer_activation_id") WHERE "game_keys"."state" = 'claimed';--> statement-breakpoint
CREATE UNIQUE INDEX "game_keys_redemption" ON "game_keys" USING btree ("redemption_id") WHERE "game_keys"."state" = 'claimed';--> statement-breakpoint
CREATE UNIQUE INDEX "guest_links_token" ON "guest_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "guest_links_program" ON "guest_links" USING btree ("program_uuid","created_at","id");--> statement-breakpoint
CREATE INDEX "guest_merges_creator" ON "guest_merges" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "guest_merges_enrolment" ON "guest_merges" USING btree ("influencer_activation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "influencer_activations_creator" ON "influencer_activations" USING btree ("creator_id","activation_id") WHERE not "influencer_activations"."additional";--> statement-breakpoint
CREATE UNIQUE INDEX "influencer_activations_guest" ON "influencer_activations" USING btree ("guest_token_hash");--> statement-breakpoint
CREATE INDEX "influencer_activations_program" ON "influencer_activations" USING btree ("program_uuid","activation_id","id");--> statement-breakpoint
CREATE INDEX "influencer_activations_link" ON "influencer_activations" USING btree ("guest_link_id");--> statement-breakpoint
CREATE INDEX "key_options_activation" ON "key_options" USING btree ("program_uuid","activation_id");--> statement-breakpoint
CREATE INDEX "key_reveals_key" ON "key_reveals" USING btree ("game_key_id");--> statement-breakpoint
CREATE INDEX "bingo_boards_creator" ON "bingo_boards" USING btree ("creator_id","id");--> statement-breakpoint
CREATE INDEX "bingo_cards_creator" ON "bingo_cards" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "bingo_claims_card" ON "bingo_claims" USING btree ("program_uuid","board_id","seed");--> statement-breakpoint
CREATE INDEX "bingo_claims_creator" ON "bingo_claims" USING btree ("creator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bingo_marks_source" ON "bingo_marks" USING btree ("program_uuid","board_id","source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bingo_marks_hand" ON "bingo_marks" USING btree ("program_uuid","board_id","seed","item_id","creator_id") WHERE "bingo_marks"."creator_id" is not null;--> statement-breakpoint
CREATE INDEX "bingo_marks_card" ON "bingo_marks" USING btree ("program_uuid","board_id","seed","item_id");--> statement-breakpoint
CREATE INDEX "bingo_marks_creator" ON "bingo_marks" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("state","next_attempt_at");--> statement-breakpoint
CREATE INDEX "leaderboard_changes_board" ON "leaderboard_changes" USING btree ("program_uuid","activation_id");--> statement-breakpoint
CREATE INDEX "point_balances_board" ON "point_balances" USING btree ("program_uuid","activation_id","earned" DESC NULLS FIRST,"creator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_transactions_source" ON "point_transactions" USING btree ("program_uuid","source_kind","source_id");--> statement-breakpoint
CREATE INDEX "point_transactions_creator" ON "point_transactions" USING btree ("creator_id","activation_id","id");--> statement-breakpoint
CREATE INDEX "point_transactions_board" ON "point_transactions" USING btree ("program_uuid","activation_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "reward_redemptions_source" ON "reward_redemptions" USING btree ("creator_id","source");--> statement-breakpoint
CREATE INDEX "reward_redemptions_creator" ON "reward_redemptions" USING btree ("creator_id","id");--> statement-breakpoint
CREATE INDEX "reward_redemptions_queue" ON "reward_redemptions" USING btree ("program_uuid","state","id");--> statement-breakpoint
CREATE INDEX "live_messages_age" ON "live_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "live_messages_to_forward" ON "live_messages" USING btree ("id") WHERE "live_messages"."to_forward";--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open" ON "reports" USING btree ("program_uuid","subject_kind","subject_id","reporter") WHERE "reports"."state" = 'open';--> statement-breakpoint
CREATE INDEX "reports_program" ON "reports" USING btree ("program_uuid","id");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "api_keys_program" ON "api_keys" USING btree ("program_uuid");--> statement-breakpoint
CREATE INDEX "audit_entries_program" ON "audit_entries" USING btree ("program_uuid","id");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_identities_subject" ON "operator_identities" USING btree ("provider","subject");--> statement-breakpoint
CREATE INDEX "operator_roles_program" ON "operator_roles" USING btree ("program_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "operators_email" ON "operators" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "activation_requests_open" ON "activation_requests" USING btree ("creator_id","activation_id") WHERE "activation_requests"."state" in ('submitted', 'in_review', 'needs_changes', 'accepted');--> statement-breakpoint
CREATE INDEX "activation_requests_queue" ON "activation_requests" USING btree ("program_uuid","state","submitted_at","id");--> statement-breakpoint
CREATE INDEX "activation_requests_creator" ON "activation_requests" USING btree ("creator_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "appeals_open" ON "appeals" USING btree ("creator_id","subject_kind","subject_id") WHERE "appeals"."state" <> 'withdrawn';--> statement-breakpoint
CREATE INDEX "appeals_queue" ON "appeals" USING btree ("program_uuid","state","submitted_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_open" ON "applications" USING btree ("creator_id") WHERE "applications"."state" in ('submitted', 'in_review', 'needs_changes', 'accepted');--> statement-breakpoint
CREATE INDEX "applications_queue" ON "applications" USING btree ("program_uuid","state","submitted_at","id");--> statement-breakpoint
CREATE INDEX "applications_creator" ON "applications" USING btree ("creator_id","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contents_once" ON "contents" USING btree ("program_uuid","activation_id","canonical_url") WHERE "contents"."state" <> 'withdrawn';--> statement-breakpoint
CREATE INDEX "contents_queue" ON "contents" USING btree ("program_uuid","state","submitted_at","id");--> statement-breakpoint
CREATE INDEX "contents_enrolment" ON "contents" USING btree ("influencer_activation_id","id");--> statement-breakpoint
CREATE INDEX "contents_creator" ON "contents" USING btree ("creator_id","activation_id","id");--> statement-breakpoint
CREATE INDEX "timeline_entries_subject" ON "timeline_entries" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "metric_events_source" ON "metric_events" USING btree ("program_uuid","source_id");--> statement-breakpoint
CREATE INDEX "metric_events_creator" ON "metric_events" USING btree ("creator_id","id");--> statement-breakpoint
CREATE INDEX "metric_events_metric" ON "metric_events" USING btree ("creator_id","metric","occurred_at");--> statement-breakpoint
CREATE INDEX "quest_progress_quest" ON "quest_progress" USING btree ("program_uuid","quest_id","period");--> statement-breakpoint
CREATE INDEX "quests_metric" ON "quests" USING btree ("program_uuid","metric");--> statement-breakpoint
CREATE INDEX "quests_activation" ON "quests" USING btree ("program_uuid","activation_id");--> statement-breakpoint
CREATE INDEX "email_verifications_creator" ON "email_verifications" USING btree ("creator_id","created_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_creator" ON "sessions" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "sessions_operator" ON "sessions" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_ins_handoff" ON "sign_ins" USING btree ("handoff_hash");--> statement-breakpoint
CREATE INDEX "sign_ins_expiry" ON "sign_ins" USING btree ("expires_at");