-- What the registry keeps beside the files of releases. Compositions hold signed manifests: json keeps the order of their
-- keys, jsonb does not.
CREATE TABLE "registry_compositions" (
	"market" text NOT NULL,
	"channel" text NOT NULL,
	"sequence" integer NOT NULL,
	"id" text NOT NULL,
	"composition" json NOT NULL,
	"restores" integer,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "registry_compositions_pk" PRIMARY KEY("market", "channel", "sequence")
);--> statement-breakpoint
CREATE INDEX "registry_compositions_id" ON "registry_compositions" USING btree ("market", "id");--> statement-breakpoint
CREATE TABLE "registry_reports" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"hash" text NOT NULL,
	"signed" text NOT NULL,
	CONSTRAINT "registry_reports_pk" PRIMARY KEY("remote", "version", "hash")
);--> statement-breakpoint
CREATE TABLE "registry_canaries" (
	"market" text PRIMARY KEY NOT NULL,
	"canary" jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "registry_burnt" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"mark" jsonb NOT NULL,
	CONSTRAINT "registry_burnt_pk" PRIMARY KEY("remote", "version")
);--> statement-breakpoint
CREATE TABLE "registry_budgets" (
	"remote" text PRIMARY KEY NOT NULL,
	"budget" jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "registry_audit" (
	"number" integer PRIMARY KEY NOT NULL,
	"line" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "registry_audit_head" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL CHECK ("only"),
	"number" integer NOT NULL,
	"hash" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "registry_health" (
	"market" text NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"minute" integer NOT NULL,
	"sums" jsonb NOT NULL,
	CONSTRAINT "registry_health_pk" PRIMARY KEY("market", "remote", "version", "minute")
);--> statement-breakpoint
CREATE TABLE "registry_batches" (
	"batch" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
