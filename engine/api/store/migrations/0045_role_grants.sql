CREATE TABLE "role_grants" (
	"redemption_id" bigint PRIMARY KEY NOT NULL,
	"program_uuid" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"state" text NOT NULL,
	"fault" text,
	"fault_since" timestamp with time zone,
	"detail" text,
	"server_id" text,
	"role_id" text,
	"account_id" text,
	"granted_at" timestamp with time zone,
	"wishes" integer DEFAULT 0 NOT NULL,
	"wished_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"next_attempt_at" timestamp with time zone,
	CONSTRAINT "role_grants_state_words" CHECK ("role_grants"."state" in ('pending', 'granted', 'failed', 'ending', 'ended')),
	CONSTRAINT "role_grants_fault_words" CHECK ("role_grants"."fault" in ('account_missing', 'not_a_member', 'forbidden', 'server_unknown', 'role_unknown', 'unauthorized', 'refused', 'unreachable'))
);
--> statement-breakpoint
ALTER TABLE "rewards" DROP CONSTRAINT "rewards_kind_words";--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "discord_role" jsonb;--> statement-breakpoint
ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_redemption_id_reward_redemptions_id_fk" FOREIGN KEY ("redemption_id") REFERENCES "public"."reward_redemptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "role_grants_due" ON "role_grants" USING btree ("next_attempt_at") WHERE "role_grants"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "role_grants_creator" ON "role_grants" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "role_grants_fault" ON "role_grants" USING btree ("program_uuid","fault") WHERE "role_grants"."fault" is not null;--> statement-breakpoint
CREATE INDEX "role_grants_held" ON "role_grants" USING btree ("account_id","role_id","server_id") WHERE "role_grants"."account_id" is not null;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_kind_words" CHECK ("rewards"."kind" in ('digital', 'key', 'merchandise', 'cash', 'experience', 'role'));