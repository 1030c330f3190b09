CREATE TABLE "creator_profiles" (
	"creator_id" uuid PRIMARY KEY NOT NULL,
	"program_uuid" uuid NOT NULL,
	"handle" text,
	"shown" boolean DEFAULT false NOT NULL,
	"show_badges" boolean DEFAULT false NOT NULL,
	"show_rank" boolean DEFAULT false NOT NULL,
	"searchable" boolean DEFAULT false NOT NULL,
	"taken_down" jsonb,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "released_handles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "released_handles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program_uuid" uuid NOT NULL,
	"handle_hash" text NOT NULL,
	"creator_id" uuid,
	"released_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_links" ADD COLUMN "on_profile" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "creator_profiles" ADD CONSTRAINT "creator_profiles_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "released_handles" ADD CONSTRAINT "released_handles_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "creator_profiles_handle" ON "creator_profiles" USING btree ("program_uuid","handle");--> statement-breakpoint
CREATE INDEX "released_handles_handle" ON "released_handles" USING btree ("program_uuid","handle_hash","released_at");--> statement-breakpoint
CREATE INDEX "released_handles_creator" ON "released_handles" USING btree ("creator_id","released_at");