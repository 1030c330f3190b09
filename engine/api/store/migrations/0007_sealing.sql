CREATE TABLE "sealing" (
	"name" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
