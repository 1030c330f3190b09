ALTER TABLE "mails" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "push_messages" ADD COLUMN "request_id" text;