ALTER TABLE "game_keys" DROP CONSTRAINT "game_keys_state_words";--> statement-breakpoint
ALTER TABLE "game_keys" ADD COLUMN "fault" text;--> statement-breakpoint
ALTER TABLE "key_imports" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "key_options" ADD COLUMN "pattern" text;--> statement-breakpoint
ALTER TABLE "reward_redemptions" ADD COLUMN "tracking_reference" text;--> statement-breakpoint
CREATE INDEX "game_keys_state" ON "game_keys" USING btree ("program_uuid","key_option_id","state","claimed_at","id") WHERE "game_keys"."state" <> 'available';--> statement-breakpoint
CREATE INDEX "game_keys_given" ON "game_keys" USING btree ("program_uuid","key_option_id","claimed_at","id") WHERE "game_keys"."claimed_at" is not null;--> statement-breakpoint
CREATE INDEX "game_keys_import" ON "game_keys" USING btree ("import_id","state") WHERE "game_keys"."state" <> 'available';--> statement-breakpoint
CREATE INDEX "influencer_activations_reserved" ON "influencer_activations" USING btree ("program_uuid","key_option_id") WHERE "influencer_activations"."key_option_id" is not null and "influencer_activations"."state" in ('offered', 'accepted');--> statement-breakpoint
CREATE INDEX "key_imports_program" ON "key_imports" USING btree ("program_uuid","id");--> statement-breakpoint
ALTER TABLE "game_keys" ADD CONSTRAINT "game_keys_fault_words" CHECK ("game_keys"."fault" in ('not_accepted', 'used_already', 'wrong_product', 'other'));--> statement-breakpoint
ALTER TABLE "game_keys" ADD CONSTRAINT "game_keys_state_words" CHECK ("game_keys"."state" in ('available', 'claimed', 'revoked', 'void', 'withdrawn'));