CREATE TABLE "media" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"market" text,
	"folder" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT 'image' NOT NULL,
	"mime" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"focus_x" double precision DEFAULT 0.5 NOT NULL,
	"focus_y" double precision DEFAULT 0.5 NOT NULL,
	"alt" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"picture_revision" integer DEFAULT 1 NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "media_content" ON "media" USING btree (coalesce("market",''),"sha256");--> statement-breakpoint
CREATE INDEX "media_latest" ON "media" USING btree ("market","created_at");
