CREATE TABLE "connector_conduits" (
	"platform" text PRIMARY KEY NOT NULL,
	"conduit_id" text,
	"beside" text[],
	"connected_at" timestamp with time zone,
	"fault" text,
	"fault_since" timestamp with time zone
);
