CREATE TABLE "bingo_proposals" (
	"program_uuid" uuid NOT NULL,
	"board_id" integer NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"note" text,
	CONSTRAINT "bingo_proposals_program_uuid_board_id_pk" PRIMARY KEY("program_uuid","board_id"),
	CONSTRAINT "bingo_proposals_state_words" CHECK ("bingo_proposals"."state" in ('proposed', 'taken_over', 'declined'))
);
--> statement-breakpoint
ALTER TABLE "bingo_proposals" ADD CONSTRAINT "bingo_proposals_program_uuid_board_id_bingo_boards_program_uuid_id_fk" FOREIGN KEY ("program_uuid","board_id") REFERENCES "public"."bingo_boards"("program_uuid","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bingo_proposals_state" ON "bingo_proposals" USING btree ("program_uuid","state","at","board_id");