CREATE TABLE "imports" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"feed" text NOT NULL,
	"listing" text NOT NULL,
	"mapping" text NOT NULL,
	"file" text NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"heartbeat_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "imports_one_at_a_time" ON "imports" USING btree ("feed") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "imports_started" ON "imports" USING btree ("started_at");