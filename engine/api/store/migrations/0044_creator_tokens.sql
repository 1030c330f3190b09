CREATE TABLE "connection_tokens" (
	"platform" text NOT NULL,
	"account_id" text NOT NULL,
	"tokens" "bytea" NOT NULL,
	"scopes" text[] NOT NULL,
	"expires_at" timestamp with time zone,
	"granted_at" timestamp with time zone NOT NULL,
	"refreshing_at" timestamp with time zone,
	CONSTRAINT "connection_tokens_platform_account_id_pk" PRIMARY KEY("platform","account_id")
);
--> statement-breakpoint
ALTER TABLE "connections" DROP CONSTRAINT "connections_fault_words";--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_fault_words" CHECK ("connections"."fault" in ('unreachable', 'refused', 'unnamed', 'permission_missing', 'revoked', 'gone'));