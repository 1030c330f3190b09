ALTER TABLE "mails" DROP CONSTRAINT "mails_category_words";--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_state_words";--> statement-breakpoint
ALTER TABLE "creators" ADD COLUMN "mail_timing" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_category_words" CHECK ("mails"."category" in ('account', 'decisions', 'rewards', 'news', 'digest', 'operators'));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_state_words" CHECK ("mails"."state" in ('pending', 'waiting', 'sending', 'handing_over', 'sent', 'failed', 'unknown', 'suppressed', 'gathered'));