CREATE TABLE "guest_merges" (
	"guest_token_hash" text PRIMARY KEY NOT NULL,
	"program_uuid" uuid NOT NULL,
	"guest_link_id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"influencer_activation_id" bigint NOT NULL,
	"merged_at" timestamp with time zone NOT NULL
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
	CONSTRAINT "leaderboard_days_program_uuid_activation_id_day_pk" PRIMARY KEY("program_uuid","activation_id","day")
);
--> statement-breakpoint
DROP INDEX "influencer_activations_creator";--> statement-breakpoint
ALTER TABLE "influencer_activations" ADD COLUMN "additional" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_merges" ADD CONSTRAINT "guest_merges_guest_link_id_guest_links_id_fk" FOREIGN KEY ("guest_link_id") REFERENCES "public"."guest_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_merges" ADD CONSTRAINT "guest_merges_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_merges" ADD CONSTRAINT "guest_merges_influencer_activation_id_influencer_activations_id_fk" FOREIGN KEY ("influencer_activation_id") REFERENCES "public"."influencer_activations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_merges_creator" ON "guest_merges" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "guest_merges_enrolment" ON "guest_merges" USING btree ("influencer_activation_id");--> statement-breakpoint
CREATE INDEX "point_transactions_board" ON "point_transactions" USING btree ("program_uuid","activation_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "influencer_activations_creator" ON "influencer_activations" USING btree ("creator_id","activation_id") WHERE not "influencer_activations"."additional";