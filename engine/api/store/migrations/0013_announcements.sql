CREATE TABLE "announcement_views" (
	"program_uuid" uuid NOT NULL,
	"announcement_id" text NOT NULL,
	"creator_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcement_views_program_uuid_announcement_id_creator_id_pk" PRIMARY KEY("program_uuid","announcement_id","creator_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"program_uuid" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"audience" text NOT NULL,
	"activation_id" integer,
	"tag" text,
	"tag_word" text,
	"from" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"mail" boolean NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"told_up_to" uuid,
	"told_at" timestamp with time zone,
	"mails" integer DEFAULT 0 NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "announcements_audience_words" CHECK ("announcements"."audience" in ('members', 'season', 'tag'))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_subject_kind_words";--> statement-breakpoint
ALTER TABLE "announcement_views" ADD CONSTRAINT "announcement_views_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcement_views_creator" ON "announcement_views" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "announcements_program" ON "announcements" USING btree ("program_uuid","from","id");--> statement-breakpoint
CREATE INDEX "announcements_due" ON "announcements" USING btree ("from") WHERE "announcements"."told_at" is null and "announcements"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_subject_kind_words" CHECK ("audit_entries"."subject_kind" in ('activation_request', 'announcement', 'api_key', 'appeal', 'application', 'bingo_board', 'campaign', 'content', 'creator', 'guest_link', 'influencer_activation', 'key_import', 'mail', 'operator', 'program', 'redemption'));