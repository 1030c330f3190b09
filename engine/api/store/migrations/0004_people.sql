CREATE TABLE "creator_tags" (
	"program_uuid" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"word" text NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "creator_tags_creator_id_word_pk" PRIMARY KEY("creator_id","word")
);
--> statement-breakpoint
CREATE TABLE "operator_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program_uuid" uuid NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"creator_id" uuid,
	"author_id" uuid,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operator_notes_subject_kind_words" CHECK ("operator_notes"."subject_kind" in ('application', 'activation_request', 'content', 'appeal', 'redemption', 'creator'))
);
--> statement-breakpoint
ALTER TABLE "creators" ADD COLUMN "status_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "creators" ADD COLUMN "status_note" text;--> statement-breakpoint
ALTER TABLE "creators" ADD COLUMN "suspended_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "creator_tags" ADD CONSTRAINT "creator_tags_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_notes" ADD CONSTRAINT "operator_notes_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_notes" ADD CONSTRAINT "operator_notes_author_id_operators_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creator_tags_program" ON "creator_tags" USING btree ("program_uuid","word","creator_id");--> statement-breakpoint
CREATE INDEX "operator_notes_subject" ON "operator_notes" USING btree ("program_uuid","subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "operator_notes_creator" ON "operator_notes" USING btree ("creator_id","id");--> statement-breakpoint
CREATE INDEX "creators_words" ON "creators" USING gin (array_to_tsvector(array_remove(array_remove(array_append(string_to_array(lower(translate(left("display_name" || ' ' || coalesce(split_part("email", '@', 1), ''), 200), E'	!"#$%&\'()*+,-./:<=>?@[\\]^_`{|}~' || chr(59), E'                                 ')), ' '), lower("email")), ''), null)));--> statement-breakpoint
CREATE INDEX "creators_name" ON "creators" USING btree ("program_uuid",lower("display_name"),"id") WHERE "creators"."status" <> 'deleted';--> statement-breakpoint
CREATE INDEX "creators_members" ON "creators" USING btree ("program_uuid","created_at","id") WHERE "creators"."member_since" is not null;--> statement-breakpoint
CREATE INDEX "creators_not_members" ON "creators" USING btree ("program_uuid","created_at","id") WHERE "creators"."member_since" is null;--> statement-breakpoint
CREATE INDEX "creators_not_active" ON "creators" USING btree ("program_uuid","created_at","id") WHERE "creators"."status" <> 'active';--> statement-breakpoint
CREATE INDEX "identity_links_words" ON "identity_links" USING gin (array_to_tsvector(array_remove(string_to_array(lower(translate(left("name", 200), E'	!"#$%&\'()*+,-./:<=>?@[\\]^_`{|}~' || chr(59), E'                                 ')), ' '), '')));--> statement-breakpoint
CREATE INDEX "game_keys_enrolment" ON "game_keys" USING btree ("influencer_activation_id") WHERE "game_keys"."influencer_activation_id" is not null;--> statement-breakpoint
CREATE INDEX "influencer_activations_holder" ON "influencer_activations" USING btree ("creator_id","id");--> statement-breakpoint
CREATE INDEX "mails_creator" ON "mails" USING btree ("creator_id","id");--> statement-breakpoint
CREATE INDEX "appeals_creator" ON "appeals" USING btree ("creator_id","id");