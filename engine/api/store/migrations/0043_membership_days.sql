ALTER TABLE "counted_activities" ALTER COLUMN "content_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "observed_memberships" ADD COLUMN "member_at" timestamp with time zone;