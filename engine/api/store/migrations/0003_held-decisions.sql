CREATE TABLE "held_decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "held_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program_uuid" uuid NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"revision" integer NOT NULL,
	"decision" text NOT NULL,
	"reason_code" text NOT NULL,
	"note" text,
	"reapply_at" timestamp with time zone,
	"operator_id" uuid NOT NULL,
	"request_id" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"refusal_code" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "held_decisions_subject_kind_words" CHECK ("held_decisions"."subject_kind" in ('application', 'activation_request', 'content', 'appeal')),
	CONSTRAINT "held_decisions_decision_words" CHECK ("held_decisions"."decision" in ('start_review', 'accept', 'reject', 'request_changes')),
	CONSTRAINT "held_decisions_reason_code_words" CHECK ("held_decisions"."reason_code" in ('none', 'fits_program', 'exception', 'reach_too_small', 'content_does_not_fit', 'conduct', 'incomplete', 'country_not_supported', 'program_full', 'not_reachable', 'not_original', 'disclosure_missing', 'not_for_this_activation', 'upheld', 'answers_unclear', 'link_broken', 'wrong_activation', 'hashtag_missing', 'other')),
	CONSTRAINT "held_decisions_state_words" CHECK ("held_decisions"."state" in ('waiting', 'done', 'refused', 'undone'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "held_decisions_waiting" ON "held_decisions" USING btree ("subject_kind","subject_id") WHERE "held_decisions"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "held_decisions_due" ON "held_decisions" USING btree ("due_at","id") WHERE "held_decisions"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "held_decisions_program" ON "held_decisions" USING btree ("program_uuid","id");--> statement-breakpoint
CREATE INDEX "held_decisions_state" ON "held_decisions" USING btree ("program_uuid","state","id");--> statement-breakpoint
CREATE INDEX "reward_redemptions_inbox" ON "reward_redemptions" USING btree ("program_uuid","state","claimed_at","id");