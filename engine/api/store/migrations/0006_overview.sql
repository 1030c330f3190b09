CREATE TABLE "program_visits" (
	"program_uuid" uuid NOT NULL,
	"day" date NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "program_visits_program_uuid_day_pk" PRIMARY KEY("program_uuid","day")
);
--> statement-breakpoint
DROP INDEX "point_transactions_program";--> statement-breakpoint
CREATE INDEX "creators_member_since" ON "creators" USING btree ("program_uuid","member_since","status") WHERE "creators"."member_since" is not null;--> statement-breakpoint
CREATE INDEX "point_balances_changed" ON "point_balances" USING btree ("program_uuid","updated_at","creator_id");--> statement-breakpoint
CREATE INDEX "reward_redemptions_fulfilled" ON "reward_redemptions" USING btree ("program_uuid","fulfilled_at","claimed_at") WHERE "reward_redemptions"."fulfilled_at" is not null;--> statement-breakpoint
CREATE INDEX "reward_redemptions_first" ON "reward_redemptions" USING btree ("program_uuid","creator_id","claimed_at");--> statement-breakpoint
CREATE INDEX "activation_requests_decided" ON "activation_requests" USING btree ("program_uuid","decided_at","submitted_at") WHERE "activation_requests"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "appeals_decided" ON "appeals" USING btree ("program_uuid","decided_at","submitted_at") WHERE "appeals"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "applications_decided" ON "applications" USING btree ("program_uuid","decided_at","submitted_at") WHERE "applications"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "applications_first" ON "applications" USING btree ("program_uuid","creator_id","submitted_at");--> statement-breakpoint
CREATE INDEX "contents_decided" ON "contents" USING btree ("program_uuid","decided_at","submitted_at") WHERE "contents"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "quest_progress_first" ON "quest_progress" USING btree ("program_uuid","creator_id","completed_at") WHERE "quest_progress"."completed_at" is not null;--> statement-breakpoint
CREATE INDEX "sessions_used" ON "sessions" USING btree ("program_uuid","last_used_at","creator_id");--> statement-breakpoint
CREATE INDEX "point_transactions_program" ON "point_transactions" USING btree ("program_uuid","at","id","source_kind","amount");