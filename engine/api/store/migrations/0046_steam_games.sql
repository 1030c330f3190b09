CREATE TABLE "observed_games" (
	"platform" text NOT NULL,
	"account_id" text NOT NULL,
	"game_id" text NOT NULL,
	"owned" boolean NOT NULL,
	"minutes" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"grown" integer NOT NULL,
	"observed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "observed_games_platform_account_id_game_id_pk" PRIMARY KEY("platform","account_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "played_times" (
	"platform" text NOT NULL,
	"account_id" text NOT NULL,
	"game_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"earlier_minutes" integer NOT NULL,
	CONSTRAINT "played_times_platform_account_id_game_id_at_pk" PRIMARY KEY("platform","account_id","game_id","at")
);
--> statement-breakpoint
ALTER TABLE "connections" DROP CONSTRAINT "connections_fault_words";--> statement-breakpoint
CREATE INDEX "observed_games_age" ON "observed_games" USING btree ("platform","observed_at");--> statement-breakpoint
CREATE INDEX "played_times_age" ON "played_times" USING btree ("platform","at");--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_fault_words" CHECK ("connections"."fault" in ('unreachable', 'refused', 'unnamed', 'permission_missing', 'private', 'revoked', 'gone'));