CREATE TABLE "saved_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program_uuid" uuid NOT NULL,
	"operator_id" uuid NOT NULL,
	"page" text NOT NULL,
	"name" text NOT NULL,
	"filters" text NOT NULL,
	"shared" boolean NOT NULL,
	CONSTRAINT "saved_views_page_words" CHECK ("saved_views"."page" in ('inbox', 'people'))
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("operator_id","program_uuid","page","name");--> statement-breakpoint
CREATE INDEX "saved_views_program" ON "saved_views" USING btree ("program_uuid","page");