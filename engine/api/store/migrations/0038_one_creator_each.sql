UPDATE "connections" SET "account_id" = null, "fault" = 'token_dead', "fault_since" = now()
WHERE EXISTS (
  SELECT 1 FROM "connections" "other"
  WHERE "other"."program_uuid" = "connections"."program_uuid" AND "other"."platform" = "connections"."platform"
    AND "other"."account_id" = "connections"."account_id"
    AND ("other"."created_at", "other"."id") < ("connections"."created_at", "connections"."id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "connections_program_account" ON "connections" USING btree ("program_uuid","platform","account_id") WHERE "connections"."account_id" is not null;