ALTER TABLE "connections" DROP CONSTRAINT "connections_fault_words";--> statement-breakpoint
UPDATE "connections" SET "fault" = 'unnamed' WHERE "fault" = 'token_dead';--> statement-breakpoint
CREATE INDEX "connector_pushes_dead" ON "connector_pushes" USING btree ("platform") WHERE "connector_pushes"."state" = 'dead';--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_fault_words" CHECK ("connections"."fault" in ('unreachable', 'refused', 'unnamed', 'revoked', 'gone'));