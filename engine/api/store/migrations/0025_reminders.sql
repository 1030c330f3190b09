CREATE TABLE "opening_reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"program_uuid" uuid NOT NULL,
	"activation_id" integer,
	"address" "bytea" NOT NULL,
	"address_hash" text NOT NULL,
	"link" "bytea",
	"locale" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reminders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program_uuid" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"moment" text NOT NULL,
	"at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"held_until" timestamp with time zone,
	"set_at" timestamp with time zone NOT NULL,
	"time_zone" text,
	"sent_at" timestamp with time zone,
	CONSTRAINT "reminders_subject_kind_words" CHECK ("reminders"."subject_kind" in ('quest', 'enrolment', 'activation')),
	CONSTRAINT "reminders_moment_words" CHECK ("reminders"."moment" in ('opens', 'closes'))
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_category_words";--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "opening_reminders_address" ON "opening_reminders" USING btree ("address_hash","program_uuid",coalesce("activation_id", 0));--> statement-breakpoint
CREATE INDEX "opening_reminders_asked" ON "opening_reminders" USING btree ("program_uuid","asked_at");--> statement-breakpoint
CREATE INDEX "opening_reminders_waiting" ON "opening_reminders" USING btree ("program_uuid","activation_id","confirmed_at") WHERE "opening_reminders"."confirmed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reminders_subject" ON "reminders" USING btree ("creator_id","subject_kind","subject_id","moment");--> statement-breakpoint
CREATE INDEX "reminders_due" ON "reminders" USING btree ("due_at") WHERE "reminders"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "reminders_moments" ON "reminders" USING btree ("subject_kind","program_uuid","subject_id") WHERE "reminders"."sent_at" is null;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_category_words" CHECK ("mails"."category" in ('account', 'decisions', 'rewards', 'news', 'digest', 'operators', 'reminders', 'openings'));