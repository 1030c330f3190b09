ALTER TABLE "connections" ADD COLUMN "count_wanted_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "connector_subscriptions" ADD COLUMN "compared_at" timestamp with time zone;