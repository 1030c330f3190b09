CREATE TABLE "notification_marks" (
	"operator_id" uuid NOT NULL,
	"program_uuid" uuid NOT NULL,
	"subject" text NOT NULL,
	"told_up_to" timestamp with time zone,
	"looked_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "notification_marks_operator_id_program_uuid_subject_pk" PRIMARY KEY("operator_id","program_uuid","subject")
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"operator_id" uuid NOT NULL,
	"program_uuid" uuid NOT NULL,
	"new_items" text NOT NULL,
	"digest_hour" integer NOT NULL,
	"time_zone" text NOT NULL,
	"locale" text NOT NULL,
	"overdue" boolean NOT NULL,
	"low_stock" boolean NOT NULL,
	"manifest_broken" boolean NOT NULL,
	"campaign_pending" boolean NOT NULL,
	"mails_failed" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_settings_operator_id_program_uuid_pk" PRIMARY KEY("operator_id","program_uuid"),
	CONSTRAINT "notification_settings_new_items_words" CHECK ("notification_settings"."new_items" in ('at_once', 'digest', 'none'))
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_category_words";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "operator_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notification_marks" ADD CONSTRAINT "notification_marks_role" FOREIGN KEY ("operator_id","program_uuid") REFERENCES "public"."operator_roles"("operator_id","program_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_role" FOREIGN KEY ("operator_id","program_uuid") REFERENCES "public"."operator_roles"("operator_id","program_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_failed" ON "mails" USING btree ("program_uuid","failed_at") WHERE "mails"."state" = 'failed';--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_category_words" CHECK ("mails"."category" in ('account', 'decisions', 'rewards', 'news', 'operators'));