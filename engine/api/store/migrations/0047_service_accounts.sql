ALTER TABLE "operators" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "kind" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_kind_words" CHECK ("operators"."kind" in ('person', 'service'));--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_named" CHECK ("operators"."email" is not null or ("operators"."kind" = 'service' and "operators"."name" is not null));--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_services_sign_in_nowhere" CHECK ("operators"."kind" = 'person' or "operators"."email" is null);