ALTER TABLE "creator_messages" ADD COLUMN "sending_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "creator_messages_sending" ON "creator_messages" USING btree ("creator_id","sending_id");