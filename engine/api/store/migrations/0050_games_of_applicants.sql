ALTER TABLE "identity_links" ADD COLUMN "games" jsonb;--> statement-breakpoint
ALTER TABLE "identity_links" ADD COLUMN "games_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity_links" ADD COLUMN "games_fault" text;--> statement-breakpoint
ALTER TABLE "identity_links" ADD COLUMN "games_tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity_links" ADD CONSTRAINT "identity_links_games_fault_words" CHECK ("identity_links"."games_fault" in ('private', 'unreachable'));