CREATE TABLE "content_figures" (
	"program_uuid" uuid NOT NULL,
	"content_id" bigint NOT NULL,
	"source" text NOT NULL,
	"views" bigint,
	"likes" bigint,
	"comments" bigint,
	"observed_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"reported_by" text NOT NULL,
	CONSTRAINT "content_figures_content_id_source_pk" PRIMARY KEY("content_id","source"),
	CONSTRAINT "content_figures_source_words" CHECK ("content_figures"."source" in ('platform', 'program')),
	CONSTRAINT "content_figures_views_range" CHECK ("content_figures"."views" between 0 and 1000000000000),
	CONSTRAINT "content_figures_likes_range" CHECK ("content_figures"."likes" between 0 and 1000000000000),
	CONSTRAINT "content_figures_comments_range" CHECK ("content_figures"."comments" between 0 and 1000000000000),
	CONSTRAINT "content_figures_something" CHECK (num_nonnulls("content_figures"."views", "content_figures"."likes", "content_figures"."comments") > 0)
);
--> statement-breakpoint
ALTER TABLE "content_figures" ADD CONSTRAINT "content_figures_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contents_address" ON "contents" USING btree ("program_uuid","canonical_url") WHERE "contents"."state" <> 'withdrawn';