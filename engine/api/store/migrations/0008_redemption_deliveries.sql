CREATE TABLE "redemption_deliveries" (
	"redemption_id" bigint PRIMARY KEY NOT NULL,
	"program_uuid" uuid NOT NULL,
	"ciphertext" "bytea" NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "sizes" jsonb;--> statement-breakpoint
ALTER TABLE "redemption_deliveries" ADD CONSTRAINT "redemption_deliveries_redemption_id_reward_redemptions_id_fk" FOREIGN KEY ("redemption_id") REFERENCES "public"."reward_redemptions"("id") ON DELETE cascade ON UPDATE no action;