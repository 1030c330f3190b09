CREATE TABLE "program_days" (
	"program_uuid" uuid NOT NULL,
	"day" date NOT NULL,
	"applied" integer NOT NULL,
	"accepted" integer NOT NULL,
	"first_quest" integer NOT NULL,
	"first_reward" integer NOT NULL,
	"points_given" bigint NOT NULL,
	"points_spent" bigint NOT NULL,
	CONSTRAINT "program_days_program_uuid_day_pk" PRIMARY KEY("program_uuid","day")
);
--> statement-breakpoint
DROP INDEX "applications_first";--> statement-breakpoint
CREATE INDEX "reward_redemptions_claimed" ON "reward_redemptions" USING btree ("program_uuid","claimed_at","creator_id");--> statement-breakpoint
CREATE INDEX "applications_arrived" ON "applications" USING btree ("program_uuid","submitted_at","creator_id");--> statement-breakpoint
CREATE INDEX "quest_progress_completed" ON "quest_progress" USING btree ("program_uuid","completed_at","creator_id") WHERE "quest_progress"."completed_at" is not null;