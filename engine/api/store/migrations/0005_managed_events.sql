CREATE TABLE "leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"held_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_messages" ADD COLUMN "to_forward" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "live_messages_to_forward" ON "live_messages" USING btree ("id") WHERE "live_messages"."to_forward";