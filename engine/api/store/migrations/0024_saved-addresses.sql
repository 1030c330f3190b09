CREATE TABLE "saved_addresses" (
	"creator_id" uuid PRIMARY KEY NOT NULL,
	"program_uuid" uuid NOT NULL,
	"ciphertext" "bytea" NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_addresses" ADD CONSTRAINT "saved_addresses_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_addresses_used" ON "saved_addresses" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "identity_links_person" ON "identity_links" USING btree ("provider","subject");