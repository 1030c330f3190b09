CREATE TABLE "reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program_uuid" uuid NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"reason_code" text NOT NULL,
	"note" text,
	"reporter" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "creators" ADD COLUMN "name_taken_down" jsonb;--> statement-breakpoint
ALTER TABLE "bingo_boards" ADD COLUMN "taken_down" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open" ON "reports" USING btree ("program_uuid","subject_kind","subject_id","reporter") WHERE "reports"."state" = 'open';--> statement-breakpoint
CREATE INDEX "reports_program" ON "reports" USING btree ("program_uuid","id");