CREATE TABLE "creator_pictures" (
	"creator_id" uuid PRIMARY KEY NOT NULL,
	"program_uuid" uuid NOT NULL,
	"name" uuid DEFAULT gen_random_uuid() NOT NULL,
	"source_url" text NOT NULL,
	"content" text NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "creator_pictures_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "creator_pictures" ADD CONSTRAINT "creator_pictures_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;