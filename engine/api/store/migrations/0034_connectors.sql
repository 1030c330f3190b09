CREATE TABLE "channel_moments" (
	"platform" text NOT NULL,
	"account_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"category_id" text,
	"category" text,
	"viewers" integer,
	"learned_by" text NOT NULL,
	CONSTRAINT "channel_moments_platform_account_id_at_pk" PRIMARY KEY("platform","account_id","at"),
	CONSTRAINT "channel_moments_learned_by_words" CHECK ("channel_moments"."learned_by" in ('push', 'poll'))
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"program_uuid" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"account_id" text,
	"consents" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tokens" "bytea",
	"tokens_expire_at" timestamp with time zone,
	"cursor" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"last_read_at" timestamp with time zone,
	"last_read_by" text,
	"next_read_at" timestamp with time zone,
	"fault" text,
	"fault_since" timestamp with time zone,
	"count_wanted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "connections_last_read_by_words" CHECK ("connections"."last_read_by" in ('push', 'poll')),
	CONSTRAINT "connections_fault_words" CHECK ("connections"."fault" in ('unreachable', 'refused', 'token_dead', 'revoked', 'gone'))
);
--> statement-breakpoint
CREATE TABLE "connector_pushes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "connector_pushes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"platform" text NOT NULL,
	"message_id" text NOT NULL,
	"kind" text NOT NULL,
	"account_id" text,
	"sent_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"body" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text,
	CONSTRAINT "connector_pushes_state_words" CHECK ("connector_pushes"."state" in ('pending', 'done', 'ignored', 'dead'))
);
--> statement-breakpoint
CREATE TABLE "connector_quotas" (
	"platform" text NOT NULL,
	"bucket" text NOT NULL,
	"day" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "connector_quotas_platform_bucket_day_pk" PRIMARY KEY("platform","bucket","day")
);
--> statement-breakpoint
CREATE TABLE "connector_states" (
	"platform" text PRIMARY KEY NOT NULL,
	"last_push_at" timestamp with time zone,
	"last_answer_at" timestamp with time zone,
	"fault" text,
	"fault_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "connector_subscriptions" (
	"platform" text NOT NULL,
	"kind" text NOT NULL,
	"account_id" text NOT NULL,
	"remote_id" text,
	"state" text NOT NULL,
	"detail" text,
	"lease_until" timestamp with time zone,
	"next_attempt_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "connector_subscriptions_platform_kind_account_id_pk" PRIMARY KEY("platform","kind","account_id"),
	CONSTRAINT "connector_subscriptions_state_words" CHECK ("connector_subscriptions"."state" in ('pending', 'enabled', 'failed', 'revoked'))
);
--> statement-breakpoint
CREATE TABLE "counted_activities" (
	"program_uuid" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"metric" text NOT NULL,
	"activity" text NOT NULL,
	"platform" text NOT NULL,
	"content_type" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"observed" double precision NOT NULL,
	"counted" double precision NOT NULL,
	"slots" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"uncounted" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "counted_activities_creator_id_metric_activity_pk" PRIMARY KEY("creator_id","metric","activity"),
	CONSTRAINT "counted_activities_content_type_words" CHECK ("counted_activities"."content_type" in ('video', 'stream', 'short', 'image', 'article'))
);
--> statement-breakpoint
CREATE TABLE "observed_figures" (
	"platform" text NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"value" double precision NOT NULL,
	"observed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "observed_figures_platform_account_id_name_about_pk" PRIMARY KEY("platform","account_id","name","about")
);
--> statement-breakpoint
CREATE TABLE "observed_memberships" (
	"platform" text NOT NULL,
	"account_id" text NOT NULL,
	"group_id" text NOT NULL,
	"member" boolean NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"since" timestamp with time zone,
	"observed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "observed_memberships_platform_account_id_group_id_pk" PRIMARY KEY("platform","account_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "observed_publications" (
	"platform" text NOT NULL,
	"publication_id" text NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"title" text,
	"text" text,
	"tags" text[],
	"hashtags" text[] DEFAULT '{}' NOT NULL,
	"language" text,
	"duration_seconds" integer,
	"url" text,
	"gone_at" timestamp with time zone,
	"observed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "observed_publications_platform_publication_id_pk" PRIMARY KEY("platform","publication_id"),
	CONSTRAINT "observed_publications_kind_words" CHECK ("observed_publications"."kind" in ('video', 'stream', 'short', 'image', 'article'))
);
--> statement-breakpoint
CREATE TABLE "observed_streams" (
	"platform" text NOT NULL,
	"stream_id" text NOT NULL,
	"account_id" text NOT NULL,
	"title" text,
	"language" text,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"seen_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"observed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "observed_streams_platform_stream_id_pk" PRIMARY KEY("platform","stream_id"),
	CONSTRAINT "observed_streams_ended_by_words" CHECK ("observed_streams"."ended_by" in ('push', 'poll', 'archive', 'newer'))
);
--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "consents" text[];--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "tokens" "bytea";--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_link_id_identity_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."identity_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counted_activities" ADD CONSTRAINT "counted_activities_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_moments_age" ON "channel_moments" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "connections_link" ON "connections" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "connections_creator" ON "connections" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "connections_account" ON "connections" USING btree ("platform","account_id");--> statement-breakpoint
CREATE INDEX "connections_next_read" ON "connections" USING btree ("platform","next_read_at") WHERE "connections"."next_read_at" is not null;--> statement-breakpoint
CREATE INDEX "connections_count_wanted" ON "connections" USING btree ("count_wanted_at") WHERE "connections"."count_wanted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "connector_pushes_message" ON "connector_pushes" USING btree ("platform","message_id");--> statement-breakpoint
CREATE INDEX "connector_pushes_due" ON "connector_pushes" USING btree ("platform","next_attempt_at","id") WHERE "connector_pushes"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "connector_pushes_age" ON "connector_pushes" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "connector_subscriptions_remote" ON "connector_subscriptions" USING btree ("platform","remote_id");--> statement-breakpoint
CREATE INDEX "counted_activities_creator" ON "counted_activities" USING btree ("creator_id","started_at");--> statement-breakpoint
CREATE INDEX "observed_figures_age" ON "observed_figures" USING btree ("platform","observed_at");--> statement-breakpoint
CREATE INDEX "observed_memberships_age" ON "observed_memberships" USING btree ("platform","observed_at");--> statement-breakpoint
CREATE INDEX "observed_publications_account" ON "observed_publications" USING btree ("platform","account_id","published_at");--> statement-breakpoint
CREATE INDEX "observed_publications_age" ON "observed_publications" USING btree ("platform","observed_at");--> statement-breakpoint
CREATE INDEX "observed_streams_account" ON "observed_streams" USING btree ("platform","account_id","started_at");--> statement-breakpoint
CREATE INDEX "observed_streams_live" ON "observed_streams" USING btree ("platform","seen_at") WHERE "observed_streams"."ended_at" is null;