ALTER TABLE "announcements" ADD COLUMN "image_of" text;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "image_id" text;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_image_of_words" CHECK ("announcements"."image_of" in ('activations', 'quest_groups', 'quests', 'rewards', 'bingo_boards', 'heroes', 'announcements'));