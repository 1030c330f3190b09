CREATE TABLE "item_viewers" (
	"program_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"operator_id" uuid NOT NULL,
	"came_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "item_viewers_program_uuid_kind_item_id_operator_id_pk" PRIMARY KEY("program_uuid","kind","item_id","operator_id"),
	CONSTRAINT "item_viewers_kind_words" CHECK ("item_viewers"."kind" in ('application', 'activation_request', 'content', 'appeal', 'redemption'))
);
--> statement-breakpoint
ALTER TABLE "item_viewers" ADD CONSTRAINT "item_viewers_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_viewers_operator" ON "item_viewers" USING btree ("operator_id");