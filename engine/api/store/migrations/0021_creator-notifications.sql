CREATE TABLE "creator_notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "creator_notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program_uuid" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"params" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "creator_notifications_kind_words" CHECK ("creator_notifications"."kind" in ('application_received', 'application_decided', 'request_decided', 'content_decided', 'appeal_decided', 'reward_redeemed', 'reward_fulfilled', 'reward_refunded', 'key_claimed', 'key_replaced', 'announcement', 'message', 'data_exported'))
);
--> statement-breakpoint
ALTER TABLE "creators" ADD COLUMN "page_preferences" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "creator_notifications" ADD CONSTRAINT "creator_notifications_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "creator_notifications_source" ON "creator_notifications" USING btree ("creator_id","kind","source");--> statement-breakpoint
CREATE INDEX "creator_notifications_latest" ON "creator_notifications" USING btree ("creator_id","id");--> statement-breakpoint
CREATE INDEX "creator_notifications_unread" ON "creator_notifications" USING btree ("creator_id") WHERE "creator_notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "creator_notifications_age" ON "creator_notifications" USING btree ("created_at");