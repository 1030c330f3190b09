CREATE SEQUENCE "public"."bingo_board_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "bingo_boards" (
	"program_uuid" uuid NOT NULL,
	"id" integer NOT NULL,
	"creator_id" uuid,
	"title" jsonb NOT NULL,
	"description" jsonb,
	"size" integer NOT NULL,
	"free_centre" boolean NOT NULL,
	"items" jsonb NOT NULL,
	"arrangement" jsonb,
	"points" jsonb NOT NULL,
	"winner_cap" integer,
	"claim_window_seconds" integer,
	"activation_id" integer,
	"hand_marks_pay" boolean DEFAULT false NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"state" text DEFAULT 'published' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "bingo_boards_program_uuid_id_pk" PRIMARY KEY("program_uuid","id")
);
--> statement-breakpoint
CREATE TABLE "bingo_cards" (
	"program_uuid" uuid NOT NULL,
	"board_id" integer NOT NULL,
	"creator_id" uuid NOT NULL,
	"seed" text NOT NULL,
	"playing_since" timestamp with time zone NOT NULL,
	CONSTRAINT "bingo_cards_program_uuid_board_id_creator_id_pk" PRIMARY KEY("program_uuid","board_id","creator_id")
);
--> statement-breakpoint
CREATE TABLE "bingo_claims" (
	"program_uuid" uuid NOT NULL,
	"board_id" integer NOT NULL,
	"creator_id" uuid NOT NULL,
	"pattern" text NOT NULL,
	"seed" text NOT NULL,
	"points" integer NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bingo_claims_program_uuid_board_id_creator_id_pattern_pk" PRIMARY KEY("program_uuid","board_id","creator_id","pattern")
);
--> statement-breakpoint
CREATE TABLE "bingo_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bingo_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program_uuid" uuid NOT NULL,
	"board_id" integer NOT NULL,
	"seed" text DEFAULT '' NOT NULL,
	"item_id" text NOT NULL,
	"creator_id" uuid,
	"source_id" text,
	"proof_url" text,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "bingo_boards" ADD CONSTRAINT "bingo_boards_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bingo_boards" ADD CONSTRAINT "bingo_boards_program_uuid_activation_id_activations_program_uuid_id_fk" FOREIGN KEY ("program_uuid","activation_id") REFERENCES "public"."activations"("program_uuid","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bingo_cards" ADD CONSTRAINT "bingo_cards_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bingo_cards" ADD CONSTRAINT "bingo_cards_program_uuid_board_id_bingo_boards_program_uuid_id_fk" FOREIGN KEY ("program_uuid","board_id") REFERENCES "public"."bingo_boards"("program_uuid","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bingo_claims" ADD CONSTRAINT "bingo_claims_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bingo_claims" ADD CONSTRAINT "bingo_claims_program_uuid_board_id_bingo_boards_program_uuid_id_fk" FOREIGN KEY ("program_uuid","board_id") REFERENCES "public"."bingo_boards"("program_uuid","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bingo_marks" ADD CONSTRAINT "bingo_marks_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bingo_marks" ADD CONSTRAINT "bingo_marks_program_uuid_board_id_bingo_boards_program_uuid_id_fk" FOREIGN KEY ("program_uuid","board_id") REFERENCES "public"."bingo_boards"("program_uuid","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bingo_boards_creator" ON "bingo_boards" USING btree ("creator_id","id");--> statement-breakpoint
CREATE INDEX "bingo_cards_creator" ON "bingo_cards" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "bingo_claims_card" ON "bingo_claims" USING btree ("program_uuid","board_id","seed");--> statement-breakpoint
CREATE INDEX "bingo_claims_creator" ON "bingo_claims" USING btree ("creator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bingo_marks_source" ON "bingo_marks" USING btree ("program_uuid","board_id","source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bingo_marks_hand" ON "bingo_marks" USING btree ("program_uuid","board_id","seed","item_id","creator_id") WHERE "bingo_marks"."creator_id" is not null;--> statement-breakpoint
CREATE INDEX "bingo_marks_card" ON "bingo_marks" USING btree ("program_uuid","board_id","seed","item_id");--> statement-breakpoint
CREATE INDEX "bingo_marks_creator" ON "bingo_marks" USING btree ("creator_id");